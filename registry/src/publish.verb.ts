import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFindings, describeReport } from './gate/gate-report.ts';
import { gateOptions, openGate } from './gate/open-gate.ts';
import { publish, readBuild } from './publish.ts';
import { readDocument } from './registry.ts';
import { Refusal } from './release.rules.ts';
import { reasonOption, textOption, type Verb, type Words, type World } from './verb.ts';

/** Runs the build recipe for one package; what it publishes on its own goes to a registry that is thrown away. */
const build = (root: string, remote: string) => {
  const aside = mkdtempSync(join(tmpdir(), 'crema-build-'));
  try {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), remote], {
      cwd: root,
      env: { ...process.env, REGISTRY_DIR: join(aside, 'registry') },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Refusal(`${remote} did not build`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
};

/** Files in a folder are served by our own server; where a bucket's files are, only its owner knows. */
const filesAddressOf = ({ registry, environment }: World, words: Words) => {
  const address = textOption(words, 'files-address') ?? environment.CREMA_FILES_ADDRESS;
  if (!address && !registry.store.place.startsWith('s3://')) return undefined;
  if (!address?.endsWith('/'))
    throw new Refusal(
      'say where browsers get the files: --files-address or CREMA_FILES_ADDRESS, with a slash at the end',
    );
  return address;
};

/** The same files from somewhere else; nothing copies them there. */
const alternativeOf = ({ environment }: World, words: Words) => {
  const address = textOption(words, 'alternative') ?? environment.CREMA_ALTERNATIVE_ADDRESS;
  if (address && !/^(?:https?:\/\/|\/).*\/$/.test(address))
    throw new Refusal('the alternative address is an https address or a path, with a slash at the end');
  return address;
};

/** The remote's package folder, built. */
const sourceOf = ({ root }: World, { arguments: { remote = '' }, options }: Words) => {
  const source = join(root, remote);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote) || !existsSync(join(source, 'remote.json')))
    throw new Refusal(`no remote ${remote} among the packages`);
  if (options.build) build(root, remote);
  if (!existsSync(join(source, 'dist', 'build.json')))
    throw new Refusal(`${remote} is not built; try --build`);
  return source;
};

const run: Verb['run'] = async (world, words) => {
  const { registry, now } = world;
  const source = sourceOf(world, words);
  const { check, pass } = await openGate(world, words);
  const report = check(readBuild(source), await readDocument(registry));
  pass(report);
  if (words.options.check) return { data: report, text: describeReport(report) };
  const reason = textOption(words, 'reason');
  const filesAddress = filesAddressOf(world, words);
  const alternativeAddress = alternativeOf(world, words);
  const published = await publish({
    registry,
    source,
    now,
    keepStable: !words.options.stable,
    ...(filesAddress && { filesAddress }),
    ...(alternativeAddress && { alternativeAddress }),
    ...(reason && { reason }),
    // Once more, with the very document that is changed.
    gate: (built, document) => pass(check(built, document)),
  });
  const outcome = published.changed ? 'published' : 'is there already, nothing changed:';
  const lines = [`${outcome} ${published.name} ${published.version}`, ...describeFindings(report)];
  return { data: { ...published, findings: report.findings }, text: lines.join('\n') };
};

/** Publishing alone reaches nobody, but for a remote's first version: canary and promote bring it out (PLT-003). */
export const publishVerbs = {
  publish: {
    summary: "stores a remote's built version; a remote's first one becomes stable",
    arguments: ['remote'],
    options: {
      build: { type: 'boolean', summary: 'builds this remote first' },
      stable: { type: 'boolean', summary: 'makes it the stable version at once' },
      'files-address': {
        type: 'string',
        summary: 'address of files/ for browsers, for a registry in a bucket (CREMA_FILES_ADDRESS)',
      },
      alternative: {
        type: 'string',
        summary:
          'second address of the same files, for pages that the first fails (CREMA_ALTERNATIVE_ADDRESS)',
      },
      ...gateOptions,
      reason: reasonOption,
    },
    run,
  },
} as const satisfies Record<string, Verb>;
