// `npm start`: installs what is missing, builds what changed, migrates, seeds and serves on one port.
import { existsSync, readFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

const lockOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const isInstalled = () => {
  const hidden = lockOf(join(root, 'node_modules', '.package-lock.json'));
  if (!hidden || !existsSync(pinnedNode)) return false;
  const wanted = JSON.parse(lockOf(join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(hidden).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      link ||
      !path.startsWith('node_modules') ||
      optional ||
      present[path]?.version === version,
  );
};
if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json…');
  // The script does not use `npm ci`, which fails when a registry lacks packages of other platforms. Versions
  // still come from the lock file.
  execFileSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  PORT: String(port),
};
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
if (!values['no-build'])
  execFileSync(node, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit', env });

const dataDir = env.DATA_DIR ?? join(root, 'var', 'db');
/** As main.ts writes it: next to the folder of the data. */
const outbox = relative(root, resolve(root, dataDir, '..', 'outbox'));
const server = spawn(node, [join(root, 'apiproxy', 'src', 'main.ts')], {
  cwd: root,
  env: { ...env, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const banner = `
  Crema is open:  http://localhost:${port}

  Members (password Espresso-2026):  gold@crema.test, green@crema.test, reserve@crema.test,
                                     quebec@crema.test (Français), poor@crema.test (empty card)
  Cards that approve:  4242 4242 4242 4242   declined:  4000 0000 0000 0002   any later date, any code
  Mail lands in ${outbox}. Stop with Ctrl+C.
`;
// Watches a canary and rolls it back when it fails. It has the signing key; the server does not.
const watcher = spawn(
  node,
  [join(root, 'registry', 'bin', 'crema.mjs'), 'watch', '--server', `http://localhost:${port}`],
  { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
);
watcher.on('error', (cause) => console.error(`crema watch: ${cause.message}`));
let announced = false;
server.stdout.on('data', (chunk) => {
  const text = String(chunk);
  process.stdout.write(text);
  if (!announced && text.includes('"message":"ready"')) {
    announced = true;
    console.log(banner);
  }
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  watcher.kill();
  process.exit(code ?? 1);
});
