// The tests of generators, pictures, import rules, the development server and the processes that render pages take minutes, and their
// subjects change rarely: the gate runs those whose inputs differ from the ones that were tested last. The hashes of these are in
// slow-scripts.json, to be committed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.mjs';

const rendering = ['rendering/package.json', 'rendering/src/**', 'shared-contracts/src/{pages,wire}/**'];
const registry = [
  ...rendering,
  'registry/package.json',
  'registry/bin/**',
  'registry/src/**',
  'shared-contracts/src/{compatibility,registry}/**',
];

/** The inputs of each test file: globs relative to the repository. The file itself is an input too. */
export const inputsOf = {
  'scripts/boundaries.test.mjs': ['.dependency-cruiser.cjs'],
  'scripts/pictures/pictures.test.mjs': ['scripts/pictures/**', 'remote-kit/build/pictures/**'],
  'scripts/generators/generators.test.mjs': [
    'scripts/generators/**',
    'scripts/templates/**',
    'scripts/new-*.mjs',
  ],
  'scripts/dev/dev.test.mjs': ['scripts/dev/**', 'scripts/dev.mjs'],
  'host/build/server-bundle.test.mjs': ['host/build/server-bundle.mjs'],
  'rendering/src/pool/renderer-pool.test.ts': rendering,
  'rendering/src/process/renderer-process.test.ts': rendering,
  'registry/src/gate/render-pages.test.ts': registry,
  'registry/src/watch/watch.test.ts': registry,
};
const testedPath = join(root, 'scripts', 'test', 'slow-scripts.json');

/** The hash of the names and contents of a test's inputs in `folder`. */
export const hashInputs = (test, globs, folder = root) => {
  const hash = createHash('sha256');
  const names = [test, ...globs.flatMap((glob) => globSync(glob, { cwd: folder }))];
  for (const name of [...new Set(names)].sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
const readTested = () => (existsSync(testedPath) ? JSON.parse(readFileSync(testedPath, 'utf8')) : {});

export const slowScripts = Object.keys(inputsOf);
/** The tests whose inputs changed since they passed last. */
export const changedSlowScripts = (tested = readTested()) =>
  slowScripts.filter((test) => tested[test] !== hashInputs(test, inputsOf[test]));
/** Keeps the inputs with which these tests have passed. */
export const recordTested = (tests) => {
  const now = tests.map((test) => [test, hashInputs(test, inputsOf[test])]);
  writeFileSync(testedPath, `${JSON.stringify({ ...readTested(), ...Object.fromEntries(now) }, null, 2)}\n`);
};
