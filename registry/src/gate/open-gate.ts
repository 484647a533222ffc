import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import { textOption, type Verb, type Words, type World } from '../verb.ts';
import { readHostContract, type Build } from './gather-facts.ts';
import type { GateReport } from './gate-report.ts';
import { checkBuild, passGate } from './publish-gate.ts';

export interface OpenGate {
  readonly check: (build: Build, document: RegistryDocument | undefined) => GateReport;
  /** Throws a GateRefusal, or answers what the history has to say of a version that was forced. */
  readonly pass: (report: GateReport) => string | undefined;
}

export const gateOptions = {
  check: { type: 'boolean', summary: 'asks the gate and prints its report; publishes nothing' },
  force: { type: 'string', summary: 'publishes in spite of the gate; the reason stands in the history' },
  host: { type: 'string', summary: "the deployed host's folder or address (HOST_DIR, var/host)" },
} as const satisfies Verb['options'];

const hostPlace = ({ root, environment }: World, words: Words) =>
  textOption(words, 'host') ??
  environment.HOST_DIR ??
  join(environment.CREMA_VAR ?? join(root, 'var'), 'host');

/** The gate as the command line sets it; the host is read once, the registry each time it is asked. */
export const openGate = async (world: World, words: Words): Promise<OpenGate> => {
  const host = await readHostContract(hostPlace(world, words));
  const force = words.options.check ? undefined : textOption(words, 'force');
  return {
    check: (build, document) => checkBuild(build, document, host),
    pass: (report) => passGate(report, force),
  };
};
