import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from './publish.ts';
import { Refusal } from './release.rules.ts';
import { reasonOption, textOption, type Verb } from './verb.ts';

/** Runs the build recipe for one package; what it publishes on its own goes to a registry that is thrown away. */
const build = (root: string, remote: string) => {
  const aside = mkdtempSync(join(tmpdir(), 'crema-build-'));
  try {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), remote], {
      cwd: root,
      env: { ...process.env, REGISTRY_DIR: aside },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Refusal(`${remote} did not build`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
};

const run: Verb['run'] = ({ root, registry, now }, words) => {
  const { remote = '' } = words.arguments;
  const source = join(root, remote);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote) || !existsSync(join(source, 'remote.json')))
    throw new Refusal(`no remote ${remote} among the packages`);
  if (words.options.build) build(root, remote);
  if (!existsSync(join(source, 'dist', 'build.json')))
    throw new Refusal(`${remote} is not built; try --build`);
  const reason = textOption(words, 'reason');
  const published = publish({
    folder: registry,
    source,
    now,
    keepStable: !words.options.stable,
    ...(reason && { reason }),
  });
  const outcome = published.changed ? 'published' : 'is there already, nothing changed:';
  return { data: published, text: `${outcome} ${published.name} ${published.version}` };
};

/** Publishing alone reaches nobody, but for a remote's first version: canary and promote bring it out (PLT-003). */
export const publishVerbs = {
  publish: {
    summary: "stores a remote's built version; a remote's first one becomes stable",
    arguments: ['remote'],
    options: {
      build: { type: 'boolean', summary: 'builds this remote first' },
      stable: { type: 'boolean', summary: 'makes it the stable version at once' },
      reason: reasonOption,
    },
    run,
  },
} as const satisfies Record<string, Verb>;
