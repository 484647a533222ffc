import type { Finding } from './gate-facts.ts';

/** What the gate found, for a person and for a program. */
export interface GateReport {
  readonly name: string;
  readonly version: string;
  /** Whether the version may be published. */
  readonly passed: boolean;
  readonly findings: readonly Finding[];
}

const lineOf = ({ rule, weight, message }: Finding) => `  ${weight.padEnd(8)} ${message}  [${rule}]`;
export const describeReport = ({ name, version, passed, findings }: GateReport): string =>
  [
    `${name} ${version} ${passed ? 'may be published' : 'is refused'}`,
    ...findings.toSorted((one, other) => one.weight.localeCompare(other.weight)).map(lineOf),
  ].join('\n');
