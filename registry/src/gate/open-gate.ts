import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import { textOption, type Command, type ParsedArgs, type CliContext } from '../commands/command.ts';
import { readHostContract, type Build } from './gather-facts.ts';
import type { GateReport } from './gate-report.ts';
import { checkBuild, passGate } from './publish-gate.ts';

export interface OpenGate {
  readonly check: (build: Build, document: RegistryDocument | undefined) => GateReport;
  /** Throws a GateError, or returns the reason of a forced release for the history. */
  readonly pass: (report: GateReport) => string | undefined;
}

export const gateOptions = {
  check: { type: 'boolean', summary: 'runs the gate and prints its report; publishes nothing' },
  force: {
    type: 'string',
    summary: 'publishes although the gate refuses; the reason is kept in the history',
  },
  host: { type: 'string', summary: 'folder or URL of the deployed host (HOST_DIR, var/host)' },
} as const satisfies Command['options'];

const hostLocation = ({ root, environment }: CliContext, args: ParsedArgs) =>
  textOption(args, 'host') ??
  environment.HOST_DIR ??
  join(environment.CREMA_VAR ?? join(root, 'var'), 'host');

/**
 * Maps a library to the names that the deployed host shares, as JSON: the build bundles pure exports that the
 * host lacks.
 */
export const readHostExports = async (context: CliContext, args: ParsedArgs): Promise<string> => {
  const host = await readHostContract(hostLocation(context, args));
  const libraries = Object.entries(host?.libraries ?? {});
  return JSON.stringify(
    Object.fromEntries(libraries.flatMap(([name, { names }]) => (names ? [[name, names]] : []))),
  );
};

/** Creates the gate with the options of the command line. The host's contract is read once. */
export const openGate = async (context: CliContext, args: ParsedArgs): Promise<OpenGate> => {
  const host = await readHostContract(hostLocation(context, args));
  const force = args.options.check ? undefined : textOption(args, 'force');
  return {
    check: (build, document) => checkBuild(build, document, host),
    pass: (report) => passGate(report, force),
  };
};
