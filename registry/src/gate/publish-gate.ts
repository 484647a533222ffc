import type { ContractRecord, RegistryDocument } from '@crema/shared-contracts';
import { Refusal } from '../release.rules.ts';
import { judge } from './gate.rules.ts';
import { describeReport, type GateReport } from './gate-report.ts';
import { gatherFacts, type Build } from './gather-facts.ts';

/** Compares a build with all that is deployed (PLT-003); changes nothing. */
export const checkBuild = (
  build: Build,
  document: RegistryDocument | undefined,
  host: ContractRecord | undefined,
): GateReport => {
  const findings = judge(gatherFacts(build, document?.remotes ?? {}, host));
  return {
    name: build.manifest.name,
    version: build.version,
    passed: findings.every(({ weight }) => weight !== 'refused'),
    findings,
  };
};

/** Refused by the gate: the message is the whole report. */
export class GateRefusal extends Refusal {
  override readonly data: { readonly report: GateReport };
  constructor(report: GateReport) {
    super(describeReport(report));
    this.data = { report };
  }
}

/**
 * Throws a GateRefusal unless the report lets the version pass, or a reason outweighs what was found; integrity
 * nothing outweighs. Answers the reason for the history: the given one, with the rules that it outweighed.
 */
export const passGate = (report: GateReport, force: string | undefined): string | undefined => {
  const refused = report.findings.filter(({ weight }) => weight === 'refused');
  if (!refused.length) return undefined;
  if (force === undefined || refused.some(({ forcible }) => !forcible)) throw new GateRefusal(report);
  return `forced past ${[...new Set(refused.map(({ rule }) => rule))].join(', ')}: ${force}`;
};
