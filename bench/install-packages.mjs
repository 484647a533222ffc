// Installs the packages of a bench that is not a workspace at its first run, at the versions in its lock file.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const installPackages = (folder) => {
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return;
  console.log(`installing the packages of ${folder}`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-workspaces', '--prefix', folder], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed with exit code ${status}. See its output above.`);
};
