import type { ContractRecord, RegistryDocument } from '@crema/shared-contracts';
import { AppError } from '../app-error.ts';
import type { RenderedRoute } from './gate-facts.ts';
import { judge } from './gate.rules.ts';
import { describeReport, type GateReport } from './gate-report.ts';
import { gatherFacts, type Build } from './gather-facts.ts';

/** Compares a build with everything deployed (PLT-003); changes nothing. */
export const checkBuild = (
  build: Build,
  document: RegistryDocument | undefined,
  host: ContractRecord | undefined,
  rendered?: readonly RenderedRoute[],
): GateReport => {
  const findings = judge({ ...gatherFacts(build, document?.remotes ?? {}, host), rendered });
  return {
    name: build.manifest.name,
    version: build.version,
    passed: findings.every(({ weight }) => weight !== 'refused'),
    findings,
  };
};

/** The gate refused the version; the message is the whole report. */
export class GateError extends AppError {
  override readonly data: { readonly report: GateReport };
  constructor(report: GateReport) {
    super(describeReport(report));
    this.data = { report };
  }
}

/**
 * Throws a GateError if the report refuses the version, unless `force` gives a reason and every broken rule can be
 * forced (integrity cannot). Returns the reason for the history, with the broken rules.
 */
export const passGate = (report: GateReport, force: string | undefined): string | undefined => {
  const refused = report.findings.filter(({ weight }) => weight === 'refused');
  if (!refused.length) return undefined;
  if (force === undefined || refused.some(({ forcible }) => !forcible)) throw new GateError(report);
  return `forced past ${[...new Set(refused.map(({ rule }) => rule))].join(', ')}: ${force}`;
};
