import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import { textOption, type Command, type ParsedArgs, type CliContext } from '../commands/command.ts';
import { readHostContract, type Build } from './gather-facts.ts';
import type { Bundle } from '@crema/rendering';
import type { GateReport } from './gate-report.ts';
import { readHostBundle, renderPages } from './render-pages.ts';
import { checkBuild, passGate } from './publish-gate.ts';

export interface OpenGate {
  readonly check: (build: Build, document: RegistryDocument | undefined) => Promise<GateReport>;
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

/** Creates the gate with the options of the command line. The host's contract and server bundle are read once. */
export const openGate = async (context: CliContext, args: ParsedArgs): Promise<OpenGate> => {
  const location = hostLocation(context, args);
  const [host, hostBundle] = await Promise.all([readHostContract(location), readHostBundle(location)]);
  const force = args.options.check ? undefined : textOption(args, 'force');
  // The gate judges a version twice: before and while the document is changed.
  const renders = new Map<string, ReturnType<typeof renderPages>>();
  const renderOnce = (build: Build, document: RegistryDocument | undefined, bundle: Bundle) => {
    const known = renders.get(build.version) ?? renderPages(build, document, bundle);
    renders.set(build.version, known);
    return known;
  };
  return {
    check: async (build, document) => {
      const rendered = hostBundle && (await renderOnce(build, document, hostBundle));
      return checkBuild(build, document, host, rendered);
    },
    pass: (report) => passGate(report, force),
  };
};
