// Measures the seconds from each control command to new visits and to open pages, and the cost of publishing
// one remote alone: `npm run bench -- release [--runs N]`. It works on a copy of the registry.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyRegistry, publishChanged } from '../e2e/steps/changed-build.ts';
import { node, root, varFolder } from '../scripts/packages.mjs';
import { median, startBrowser, startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const execute = promisify(execFile);
const remote = 'mfe-gift';
const timeLimitMs = 20_000;

/** Milliseconds until the test holds. */
const until = async (start, what, test) => {
  while (Date.now() - start < timeLimitMs) {
    if (await test()) return Date.now() - start;
    await setTimeout(20);
  }
  throw new Error(`${what}: not reached within ${timeLimitMs} ms. Check the log of the server.`);
};
const visit = async (origin) => {
  const html = await (await fetch(`${origin}/gift`, { headers: { accept: 'text/html' } })).text();
  const text = /<script type="application\/json" id="crema-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(text).registry;
};
/** Returns the version of a visitor and the reason, as in `1.0.0-abc stable`. */
const choiceIn = (registry) => {
  const found = registry.remotes.find(({ name }) => name === remote);
  return found && `${found.version} ${found.chosenBecause}`;
};

/** The registry state of an open page, read from the page's own requests without sending another one. */
const openPage = async (browser, origin) => {
  const page = await browser.newPage();
  let known;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/apiproxy/v1/composition' || response.status() !== 200) return;
    known = (await response.json()).registry;
  });
  const stream = page.waitForRequest(/\/composition\/events/);
  await page.goto(`${origin}/rewards`);
  await stream;
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' });
  return { page, known: () => known, hasLink: () => link.isVisible() };
};

const steps = (crema, next) => [
  {
    command: 'disable',
    act: () => crema('disable', remote, '--reason', 'bench'),
    choice: undefined,
    link: false,
  },
  { command: 'enable', act: () => crema('enable', remote), choice: next.stable, link: true },
  {
    command: 'canary 100',
    act: () => crema('canary', remote, next.version, '100'),
    choice: `${next.version} canary`,
  },
  { command: 'promote', act: () => crema('promote', remote), choice: `${next.version} stable` },
  { command: 'rollback', act: () => crema('rollback', remote, '--reason', 'bench'), choice: next.stable },
];

const measure = async (browser, port) => {
  const registry = copyRegistry();
  const server = await startServer(port, { registry });
  try {
    const crema = (...words) =>
      execute(node, [join(root, 'registry/bin/crema.mjs'), ...words, '--registry', registry]);
    const stable = choiceIn(await visit(server.origin));
    const { version } = await publishChanged(registry, remote, (text) => `${text}\n/* next */`, {
      keepStable: true,
    });
    const { page, known, hasLink } = await openPage(browser, server.origin);
    const rows = {};
    for (const { command, act, choice, link } of steps(crema, { stable, version })) {
      const begun = Date.now();
      await act();
      const done = Date.now();
      const before = known()?.sequence;
      const newVisits = await until(
        done,
        `${command}: new visits`,
        async () => choiceIn(await visit(server.origin)) === choice,
      );
      const openPages = await until(done, `${command}: open pages`, async () =>
        link === undefined
          ? known() !== undefined && known().sequence !== before && choiceIn(known()) === choice
          : (await hasLink()) === link,
      );
      rows[command] = { command: done - begun, newVisits, openPages };
    }
    await page.close();
    return rows;
  } finally {
    await server.stop();
    rmSync(join(registry, '..'), { recursive: true, force: true });
  }
};

/** Rebuilds one remote without a cache and publishes it; returns the remotes that were published. */
const publishAlone = async () => {
  const aside = mkdtempSync(join(tmpdir(), 'crema-alone-'));
  const begun = Date.now();
  const { stdout } = await execute(node, [join(root, 'scripts/build.mjs'), remote, '--force'], {
    env: { ...process.env, CREMA_VAR: aside, REGISTRY_DIR: join(aside, 'registry') },
  });
  const ms = Date.now() - begun;
  const rebuilt = [...stdout.matchAll(/^published (\S+)/gm)].map(([, name]) => name);
  rmSync(aside, { recursive: true, force: true });
  return { ms, rebuilt };
};

export const run = async (args) => {
  const { runs } = readOptions(args, { figures: { runs: 5 } });
  const browser = await startBrowser();
  const all = [];
  try {
    for (let round = 0; round < runs; round += 1) all.push(await measure(browser, 3950));
  } finally {
    await browser.close();
  }
  const rows = Object.fromEntries(
    Object.keys(all[0]).map((command) => [
      command,
      Object.fromEntries(
        ['command', 'newVisits', 'openPages'].map((key) => [
          key,
          median(all.map((one) => one[command][key])),
        ]),
      ),
    ]),
  );
  console.log(`milliseconds; command: the command itself; then from its end; medians of ${runs} runs`);
  console.table(rows);
  const alone = await publishAlone();
  console.log(
    `${remote} rebuilt and published alone: ${(alone.ms / 1000).toFixed(1)} s; rebuilt: ${alone.rebuilt.join(', ')}`,
  );
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'release.json'), JSON.stringify({ rows, alone, runs }, null, 1));
};
