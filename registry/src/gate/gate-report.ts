import type { Finding } from './gate-facts.ts';

/** The result of the publish gate. */
export interface GateReport {
  readonly name: string;
  readonly version: string;
  /** True if the version may be published. */
  readonly passed: boolean;
  readonly findings: readonly Finding[];
}

const lineOf = ({ rule, weight, message }: Finding) => `  ${weight.padEnd(8)} ${message}  [${rule}]`;
/** Refusals first, then warnings. */
export const describeFindings = ({ findings }: GateReport): readonly string[] =>
  findings.toSorted((one, other) => one.weight.localeCompare(other.weight)).map(lineOf);
export const describeReport = (report: GateReport): string =>
  [
    `${report.name} ${report.version} ${report.passed ? 'may be published' : 'is refused'}`,
    ...describeFindings(report),
  ].join('\n');
