// The rivals' packages are nobody's dependency: fetched by the first run, at the versions that package-lock.json names.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composeFolder } from './builds/recipe.mjs';

export const installRivals = () => {
  if (existsSync(join(composeFolder, 'node_modules', '.package-lock.json'))) return;
  console.log('fetching the rivals');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', composeFolder], {
    cwd: composeFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
};
