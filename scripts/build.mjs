// Builds host and remotes where their sources changed, and publishes the remotes into the local registry.
// `npm run build [package …]`, `--force` builds all of it anew.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hostFolder, node, registryFolder, remoteNames, root, varFolder } from './packages.mjs';
import { compressFolder, openRegistry, publish } from '../registry/src/index.ts';

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const force = process.argv.includes('--force');
// The facades of host/src/shared decide which names a remote may import.
const sharedFolders = [
  'shared-contracts/src',
  'shared-ui/src',
  'remote-kit/src',
  'remote-kit/build',
  'host/src/shared',
];
const ignored = new Set(['dist', '.tsbuild', 'node_modules', 'storybook-static']);

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    );
/** What comes from elsewhere: a further package of our own changes nothing for the others. */
const installed = JSON.stringify(
  Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  ),
);
/** One hash over everything that a package's build reads. */
const sourceHash = (name) => {
  const hash = createHash('sha256').update(installed);
  for (const file of [name, ...sharedFolders].flatMap((folder) => filesBelow(join(root, folder))).sort())
    if (!/\.(test|stories)\.tsx?$/.test(file))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const statePath = join(varFolder, 'builds.json');
const state = existsSync(statePath) ? JSON.parse(readFileSync(statePath, 'utf8')) : {};
const remember = (name, hash) => {
  state[name] = hash;
  mkdirSync(varFolder, { recursive: true });
  writeFileSync(statePath, JSON.stringify(state, null, 1));
};

const webpack = (name) =>
  new Promise((resolve, reject) => {
    const child = spawn(node, [join(root, 'node_modules/webpack-cli/bin/cli.js')], {
      cwd: join(root, name),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} did not build\n${output}`)),
    );
  });

const build = async (name) => {
  const hash = sourceHash(name);
  if (
    !force &&
    state[name] === hash &&
    existsSync(join(root, name, 'dist', 'build.json')) &&
    (name !== 'host' || existsSync(join(hostFolder, 'build.json')))
  )
    return false;
  const start = Date.now();
  await webpack(name);
  if (name === 'host') deployHost();
  remember(name, hash);
  console.log(`built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return true;
};

/** Hashed files are added, none is taken away: an open page may still need an old one. build.json comes last. */
const deployHost = () => {
  const source = join(root, 'host', 'dist');
  compressFolder(source);
  mkdirSync(hostFolder, { recursive: true });
  cpSync(source, hostFolder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.includes('build.json'),
  });
  copyFileSync(join(source, 'build.json'), join(hostFolder, 'build.json'));
};

const registry = openRegistry({
  place: registryFolder,
  environment: process.env,
  varFolder,
  note: (line) => console.log(line),
});
const queue = named.length ? named : ['host', ...remoteNames];
const failures = [];
const worker = async () => {
  for (let name = queue.shift(); name; name = queue.shift()) {
    try {
      await build(name);
      if (name === 'host') continue;
      const published = await publish({ registry, source: join(root, name), now: new Date() });
      if (published.changed) console.log(`published ${published.name} ${published.version}`);
    } catch (cause) {
      failures.push(cause);
    }
  }
};
await Promise.all([worker(), worker()]);
for (const failure of failures) console.error(failure.message);
process.exitCode = failures.length ? 1 : 0;
