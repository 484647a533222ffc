import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFindings, describeReport } from '../gate/gate-report.ts';
import { gateOptions, openGate, readHostExports } from '../gate/open-gate.ts';
import { publish, readBuild } from '../publish.ts';
import { readDocument } from '../registry.ts';
import { AppError } from '../app-error.ts';
import { reasonOption, textOption, type Command, type ParsedArgs, type CliContext } from './command.ts';

/** Builds one package. The build also publishes the package, here to a temporary registry. */
const build = (root: string, remote: string, hostExports: string) => {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'crema-build-'));
  try {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), remote], {
      cwd: root,
      env: {
        ...process.env,
        REGISTRY_DIR: join(temporaryFolder, 'registry'),
        CREMA_HOST_EXPORTS: hostExports,
      },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new AppError(`${remote} could not be built; see the output above.`);
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true });
  }
};

/** Our server serves the files of a folder registry; for a bucket the URL must be configured. */
const filesUrlOf = ({ registry, environment }: CliContext, args: ParsedArgs) => {
  const url = textOption(args, 'files-url') ?? environment.CREMA_FILES_URL;
  if (!url && !registry.store.location.startsWith('s3://')) return undefined;
  if (!url?.endsWith('/'))
    throw new AppError(
      'A registry in a bucket needs the URL of its files: set --files-url or CREMA_FILES_URL, with a trailing slash.',
    );
  return url;
};

/** The second URL of the same files. The command does not copy the files there. */
const alternativeUrlOf = ({ environment }: CliContext, args: ParsedArgs) => {
  const url = textOption(args, 'alternative') ?? environment.CREMA_ALTERNATIVE_URL;
  if (url && !/^(?:https?:\/\/|\/).*\/$/.test(url))
    throw new AppError(`--alternative: found ${url}, expected an https URL or a path with a trailing slash`);
  return url;
};

/** The remote's package folder after its build. */
const sourceOf = async (context: CliContext, args: ParsedArgs) => {
  const { root } = context;
  const { remote = '' } = args.arguments;
  const source = join(root, remote);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote) || !existsSync(join(source, 'remote.json')))
    throw new AppError(`found no package ${remote} with a remote.json; expected the folder name of a remote`);
  if (args.options.build) build(root, remote, await readHostExports(context, args));
  if (!existsSync(join(source, 'dist', 'build.json')))
    throw new AppError(`${remote} is not built. Add --build.`);
  return source;
};

const run: Command['run'] = async (context, args) => {
  const { registry, now } = context;
  const source = await sourceOf(context, args);
  const { check, pass } = await openGate(context, args);
  const report = await check(readBuild(source), await readDocument(registry));
  pass(report);
  if (args.options.check) return { data: report, text: describeReport(report) };
  const reason = textOption(args, 'reason');
  const filesUrl = filesUrlOf(context, args);
  const alternativeUrl = alternativeUrlOf(context, args);
  const published = await publish({
    registry,
    source,
    now,
    keepStable: !args.options.stable,
    ...(filesUrl && { filesUrl }),
    ...(alternativeUrl && { alternativeUrl }),
    ...(reason && { reason }),
    // The gate runs again with the document that is being changed, which may be newer.
    gate: async (built, document) => pass(await check(built, document)),
  });
  const outcome = published.changed ? 'published' : 'already published, nothing changed:';
  const lines = [`${outcome} ${published.name} ${published.version}`, ...describeFindings(report)];
  return { data: { ...published, findings: report.findings }, text: lines.join('\n') };
};

/** A published version reaches visitors through canary and promote; only a remote's first version is stable at once (PLT-003). */
export const publishCommands = {
  publish: {
    summary: "stores a remote's built version; a remote's first one becomes stable",
    arguments: ['remote'],
    options: {
      build: { type: 'boolean', summary: 'builds this remote first' },
      stable: { type: 'boolean', summary: 'makes it the stable version at once' },
      'files-url': {
        type: 'string',
        summary: 'URL of files/ for browsers, for a registry in a bucket (CREMA_FILES_URL)',
      },
      alternative: {
        type: 'string',
        summary: 'second URL of the same files, used when the first fails (CREMA_ALTERNATIVE_URL)',
      },
      ...gateOptions,
      reason: reasonOption,
    },
    run,
  },
} as const satisfies Record<string, Command>;
