// A copy of the repository to generate into: sources copied, installed packages linked.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../packages.mjs';

const notNeeded = new Set([
  'node_modules',
  'dist',
  '.tsbuild',
  '.git',
  '.mf',
  'var',
  'test-results',
  'apiproxy',
  'bench',
  'docs',
  'e2e',
  'storybook-static',
]);

/** Links the installed packages; workspace packages are linked to the copy. */
const linkPackages = (from, to) => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache' || entry.name === '.package-lock.json') continue;
    if (entry.name.startsWith('@') && entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else symlinkSync(source, target);
  }
};

/** Returns the copy's folder. The caller removes it. */
export const copyRepository = () => {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'crema-generators-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !notNeeded.has(basename(path)) });
  // The boundaries of the server are read with those of the remotes.
  cpSync(join(root, 'apiproxy', 'module-order.json'), join(copy, 'apiproxy', 'module-order.json'));
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};
