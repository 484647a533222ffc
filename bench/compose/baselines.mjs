// Installs the packages of the baselines at the first run, at the versions in bench/compose/package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composeFolder } from './builds/config.mjs';

export const installBaselines = () => {
  if (existsSync(join(composeFolder, 'node_modules', '.package-lock.json'))) return;
  console.log('installing the baselines');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', composeFolder], {
    cwd: composeFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed with exit code ${status}. See its output above.`);
};
