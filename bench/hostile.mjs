// Attacks 1–12 against a running build. `npm run bench -- hostile [--origin http://localhost:3000 [--vault
// http://…]] [--only 1,5]`. Without --origin it starts temporary production servers on free ports.
// Loopback only. Exit code 1 when an attack succeeded.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBystander } from './hostile/bystander.mjs';
import { closeConnections } from './hostile/wire.mjs';
import { freePorts } from '../e2e/steps/shop-server/free-ports.ts';
import { startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const folder = join(import.meta.dirname, 'hostile');
/** The limit of the bystander's slowest reply: a slower one means that the attack affects other visitors. */
const bystanderLimitMs = 3_000;

/**
 * Runs a production server behind a proxy on loopback, so that attacks can come from many IP addresses; it
 * has the demonstration members.
 */
const productionEnv = { NODE_ENV: 'production', TRUST_PROXY: 'loopback', CREMA_DEMO: '1' };
/** A production server for one attack: { origin, vaultOrigin, stop, pid }. The caller stops it. */
const startHostileServer = async (env = {}) => {
  const [port, vaultPort] = await freePorts(2);
  const vaultOrigin = `http://localhost:${vaultPort}`;
  const ownEnv = { ...productionEnv, VAULT_PORT: String(vaultPort), VAULT_ORIGIN: vaultOrigin };
  const server = await startServer(port, { env: { ...ownEnv, ...env } });
  return { ...server, vaultOrigin };
};

const isLoopback = (origin) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
const loadAttacks = async (only) => {
  const files = readdirSync(folder).filter((name) => /^item-\d\d.*\.mjs$/.test(name));
  const attacks = await Promise.all(files.map(async (name) => (await import(join(folder, name))).attack));
  return attacks.filter(({ item }) => !only || only.split(',').includes(String(item)));
};

/** Runs one attack together with a bystander; an attack that throws counts as succeeded. */
const judge = async (attack, target) => {
  const bystander = startBystander(target.origin);
  const outcome = await attack
    .run(target)
    .catch((cause) => ({ sent: 0, held: 0, wrong: [`broke off: ${cause.stack ?? cause}`], note: '' }));
  const { worstMs, failed } = await bystander.stop();
  const limit = attack.bystanderWithinMs ?? bystanderLimitMs;
  const wrong = [
    ...outcome.wrong,
    ...(worstMs > limit ? [`a bystander waited ${Math.round(worstMs)} ms, ${limit} are allowed`] : []),
    ...(failed > 0 ? [`a bystander was refused ${failed} times`] : []),
  ];
  return { ...attack, ...outcome, wrong, worstMs };
};
const print = (rows) => {
  console.log('\n| item | attack | sent | held | wrong | bystander, worst ms |\n|---|---|---|---|---|---|');
  for (const { item, name, sent, held, wrong, worstMs } of rows)
    console.log(`| ${item} | ${name} | ${sent} | ${held} | ${wrong.length} | ${Math.round(worstMs)} |`);
};

export const run = async (args) => {
  const { origin: given, only, vault } = readOptions(args, { texts: ['origin', 'only', 'vault'] });
  if (given && !isLoopback(given))
    throw new Error(`${given} is not on this machine: attacks run on loopback only`);
  const attacks = await loadAttacks(only);
  const own = given ? undefined : await startHostileServer();
  const origin = given ?? own.origin;
  const vaultOrigin = vault ?? own?.vaultOrigin ?? `http://localhost:${Number(new URL(origin).port) + 1}`;
  const rows = [];
  for (const attack of attacks.toSorted((one, other) => one.item - other.item)) {
    const row = await judge(attack, { origin, vaultOrigin, startServer: startHostileServer });
    rows.push(row);
    console.log(
      `${row.wrong.length ? 'WRONG' : 'held '} ${row.item} ${row.name}${row.note ? ` (${row.note})` : ''}`,
    );
    for (const line of row.wrong) console.log(`      ${line}`);
  }
  closeConnections();
  await own?.stop();
  print(rows);
  const wrong = rows.reduce((sum, row) => sum + row.wrong.length, 0);
  console.log(
    `\n${rows.length - rows.filter((row) => row.wrong.length).length} attacks held, ${wrong} findings`,
  );
  process.exitCode = wrong ? 1 : 0;
};
