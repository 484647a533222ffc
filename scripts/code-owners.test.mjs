// Tests that .github/CODEOWNERS names paths that exist, and gives each folder and each module of the server to a team.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root, trackedFiles } from './packages.mjs';

const rows = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const paths = rows.map(([pattern]) => pattern.slice(1)).filter(Boolean);
const files = trackedFiles();

it('each line names files that exist, and teams', () => {
  assert.deepEqual(
    paths.filter((path) => !files.some((file) => file.startsWith(path))),
    [],
  );
  assert.deepEqual(
    rows.filter(([, ...teams]) => teams.length === 0 || teams.some((team) => !/^@crema\/[a-z]+$/.test(team))),
    [],
  );
});

it('each folder of the repository has an owner', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => `${file.split('/')[0]}/`));
  assert.deepEqual(
    [...folders].filter((folder) => !paths.includes(folder)),
    [],
  );
});

it('each module of the server has the owner of its domain', () => {
  const modules = JSON.parse(readFileSync(join(root, 'apiproxy/module-order.json'), 'utf8'));
  assert.deepEqual(
    modules.filter((name) => !paths.includes(`apiproxy/src/${name}/`)),
    [],
  );
});
