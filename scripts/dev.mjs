// `npm run dev [package …]`: serves the product, and rebuilds and publishes the named packages (all, when none is
// named) whenever a source file changes. The server notices a publish within a second; reload the page to see it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { node, remoteNames, root } from './packages.mjs';

const named = process.argv.slice(2);
const packages = named.length ? named : ['host', ...remoteNames];
const unknown = packages.filter((name) => name !== 'host' && !remoteNames.includes(name));
if (unknown.length) {
  console.error(`no such package: ${unknown.join(', ')}; there are: host, ${remoteNames.join(', ')}`);
  process.exit(1);
}
const everybody = ['shared-contracts/src', 'shared-ui/src', 'remote-kit/src'];
const run = (args) =>
  new Promise((resolve) => spawn(node, args, { cwd: root, stdio: 'inherit' }).on('close', resolve));

const waiting = new Set();
let building = false;
/** Changes that come while a build runs are built after it, together. */
const build = async () => {
  if (building) return;
  building = true;
  while (waiting.size) {
    const names = [...waiting];
    waiting.clear();
    if (names.some((name) => name !== 'host')) await run([join(root, 'scripts/codegen.mjs'), ...names]);
    await run([join(root, 'scripts/build.mjs'), ...names]);
  }
  building = false;
};
const settleMs = 150;
let settle;
const changed = (names, file) => {
  if (!file || /(^|\/)(generated|\.tsbuild|dist|node_modules)(\/|$)|\.test\.tsx?$/.test(file)) return;
  for (const name of names) waiting.add(name);
  clearTimeout(settle);
  settle = setTimeout(() => void build(), settleMs);
};

for (const name of packages) {
  watch(join(root, name, 'src'), { recursive: true }, (_event, file) => changed([name], file));
  if (name !== 'host') watch(join(root, name, 'remote.json'), () => changed([name], 'remote.json'));
}
for (const folder of everybody)
  watch(join(root, folder), { recursive: true }, (_event, file) => changed(packages, file));

const server = spawn(node, [join(root, 'scripts/start.mjs')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
