// `npm run dev [host] [remote …]`: serves the product with the named packages under development, or all
// packages without a name: each change is built at once and the page reloads. `--on https://…` serves the
// remotes alone, for a host that is deployed there; their ports count up from `--port`
// (docs/guides/developing.md).
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { devFolder, watchBuild } from './dev/watch-build.mjs';
import { serveRemote } from './dev/remote-server.mjs';
import { node, remoteNames, root } from './packages.mjs';

const known = ['host', ...remoteNames];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string' }, port: { type: 'string' } },
});
const chosen = positionals.length ? positionals : known;
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length) {
  console.error(`Unknown package: ${unknown.join(', ')}. Known packages: ${known.join(', ')}.`);
  process.exit(1);
}
if (values.on && !URL.canParse(values.on)) {
  console.error(`--on: "${values.on}" is not a URL. Example: https://shop.example`);
  process.exit(1);
}
const remotes = remoteNames.filter((name) => chosen.includes(name));
const withHost = chosen.includes('host') && !values.on;
const product = new URL(values.on ?? `http://localhost:${process.env.PORT ?? 3000}`).origin;

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const portOf = (remote) =>
  values.port === undefined
    ? Number(readJson(remote, 'package.json').config.port)
    : Number(values.port) + remotes.indexOf(remote);
const firstPath = (remote) => {
  const [{ path, example = path }] = readJson(remote, 'remote.json').routes;
  return path.includes(':') || path.includes('*') ? example : path;
};
/** The URL of a page that overrides every remote served here. */
const landingUrlOf = (remote) => () => {
  const wishes = remotes.map((name) => `remote=${name}@http://localhost:${portOf(name)}`);
  return `${product}${firstPath(remote)}?${wishes.join('&')}`;
};

const say = (name) => (outcome) =>
  outcome.error === undefined
    ? console.log(`${name}: built in ${outcome.ms} ms`)
    : console.error(
        `${name}: not built; the last good build remains. Correct the error and save again.\n${outcome.error}`,
      );
/** Published files are built for production, also while packages are under development. */
const childEnv = { ...process.env, NODE_ENV: '' };
const run = (...words) =>
  new Promise((resolve) =>
    spawn(node, words, { cwd: root, env: childEnv, stdio: 'inherit' }).on('close', resolve),
  );

const running = [];
if (withHost) running.push(await watchBuild('host', say('host')));
for (const remote of remotes) {
  const port = portOf(remote);
  try {
    running.push(await serveRemote({ remote, port, landingUrl: landingUrlOf(remote), onBuild: say(remote) }));
  } catch (cause) {
    if (cause.code !== 'EADDRINUSE') throw cause;
    console.error(
      `${remote}: port ${port} is in use. Stop the process that uses it, or choose another port with --port.`,
    );
    process.exit(1);
  }
  // After a change of a .graphql file the types and hashes are generated again; webpack notices the changed
  // files.
  watch(join(root, remote, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.graphql')) void run(join(root, 'scripts/codegen.mjs'), remote);
  });
}
for (const build of running) await build.settled?.();

/** With many remotes the URL is long, so each remote's own URL redirects there. */
const fewRemotes = 2;
const announce = () => {
  if (remotes.length === 0) return;
  console.log('\nUnder development; each URL opens the product with all of these overrides:\n');
  for (const remote of remotes)
    console.log(
      `  ${remote.padEnd(16)} http://localhost:${portOf(remote)}/  →  ${remotes.length > fewRemotes ? product + firstPath(remote) : landingUrlOf(remote)()}`,
    );
  console.log(`\n${product}/?remote=reset removes the overrides. Stop with Ctrl+C.`);
};
let server;
const stop = async (code) => {
  server?.kill('SIGTERM');
  await Promise.all(running.map((build) => build.close()));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

if (values.on) announce();
else {
  const rest = known.filter((name) => !(name === 'host' ? withHost : remotes.includes(name)));
  if (rest.length && (await run(join(root, 'scripts/build.mjs'), ...rest))) process.exit(1);
  server = spawn(node, [join(root, 'scripts/start.mjs'), '--no-build'], {
    cwd: root,
    env: { ...childEnv, ...(withHost && { HOST_DIR: devFolder('host') }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (String(chunk).includes('Crema is open')) announce();
  });
  server.on('close', (code) => void stop(code ?? 0));
}
