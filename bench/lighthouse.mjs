// Audits all public pages, and my-rewards of a member, with Lighthouse next to a bare React page: `npm run bench -- lighthouse [--runs N]
// [--only /,/menu] [--throttling simulate,devtools|none] [--skip-visits] [--out FILE]`. Runs of the pages alternate; figures are
// medians. --out adds the runs to those in the file, and judges all of them: several short runs make one table. Exit code 1 when
// a goal is missed or was not measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varFolder } from '../scripts/packages.mjs';
import { cookiesOf, ownPage, send } from './hostile/wire.mjs';
import { installPackages } from './install-packages.mjs';
import { startBarePage } from './lighthouse/bare-page.mjs';
import { barePage, pages } from './lighthouse/pages.mjs';
import { keepRecord, summarise } from './lighthouse/record.mjs';
import { measureVisit, startVisitor } from './lighthouse/visit.mjs';
import { readOptions } from './options.mjs';
import { startServer } from './servers.mjs';

const firstPort = Number(process.env.PORT ?? 3940);
/** Of the demonstration members. */
const seedPassword = 'Espresso-2026';
const allThrottlings = ['simulate', 'devtools'];

const chosenPages = (only) => {
  const wanted = only?.split(',');
  const chosen = pages.filter(({ path }) => !wanted || wanted.includes(path));
  if (wanted && chosen.length < wanted.length)
    throw new Error(`--only: found ${only}, expected paths of ${pages.map(({ path }) => path).join(', ')}`);
  return chosen.map((page) => ({ name: page.path, ...page }));
};
const chosenThrottlings = (text = allThrottlings.join(',')) => {
  if (text === 'none') return [];
  const chosen = text.split(',');
  if (chosen.some((one) => !allThrottlings.includes(one)))
    throw new Error(`--throttling: found ${text}, expected some of ${allThrottlings.join(',')}, or none`);
  return chosen;
};

const print = (title, rows) => {
  console.log(`\n${title}`);
  console.table(rows);
};

/** A page that cannot be measured misses its goals; the others are measured all the same. */
const tryMeasure = async (measure, page) => {
  try {
    return await measure(page);
  } catch (cause) {
    console.error(`${page.name}: ${cause.message}`);
    return {};
  }
};
/** Calls `measure` for every page in each run, so that a slow minute of the machine meets them all. */
const interleaved = async (all, runs, measure) => {
  const entries = Object.fromEntries(all.slice(1).map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    let bare;
    for (const page of all) {
      const figures = await tryMeasure(measure, page);
      console.log(`run ${run + 1}: ${page.name} ${JSON.stringify(figures)}`);
      if (page.name === barePage.name) bare = figures;
      else entries[page.name].push({ figures, bare });
    }
  }
  return entries;
};

/** The server has rendered each page before it is measured, as for most visitors. */
const warmUp = async (all) => {
  for (let visit = 0; visit < 2; visit += 1)
    for (const { url } of all) await fetch(url).then((reply) => reply.text());
};

/** Signs a seeded member in and returns the cookies. */
const signIn = async (origin, username) => {
  const reply = await send(origin, {
    method: 'POST',
    path: '/apiproxy/v1/account/signin',
    headers: ownPage,
    body: {
      ...{ username, password: seedPassword, rememberMe: false, market: 'US', transactionSubType: 'signin' },
      reputation: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '390x844', elapsedMs: 9000 },
    },
  });
  if (reply.status !== 200)
    throw new Error(
      `The sign-in of ${username} was answered with ${reply.status}, expected 200: ${reply.text.slice(0, 200)}`,
    );
  return cookiesOf(reply);
};

const measureVisits = async (all, runs) => {
  const browser = await startVisitor();
  try {
    return await interleaved(all, runs, (page) => measureVisit(browser, page.url, page));
  } finally {
    await browser.close();
  }
};
const measureAll = async (all, { throttlings, runs, skipsVisits }) => {
  installPackages(join(import.meta.dirname, 'lighthouse'));
  await warmUp(all);
  const { audit } = await import('./lighthouse/audit.mjs');
  const measured = skipsVisits
    ? {}
    : {
        visits: await measureVisits(
          all.filter(({ member }) => !member),
          runs,
        ),
      };
  for (const throttling of throttlings)
    measured[throttling] = await interleaved(all, runs, ({ url, cookie }) => audit(url, throttling, cookie));
  return measured;
};
const titleOf = (kind) =>
  kind === 'visits'
    ? '390 px, CPU ×4, 1.6 Mbit/s, 150 ms: milliseconds until content is on screen and reacts, at a repeat visit, and at the return by Back'
    : `Lighthouse, mobile, throttling ${kind}`;

export const run = async (args) => {
  const options = readOptions(args, {
    figures: { runs: 5 },
    texts: ['only', 'throttling', 'out'],
    switches: ['skip-visits'],
  });
  const chosen = chosenPages(options.only);
  const throttlings = chosenThrottlings(options.throttling);
  const server = await startServer(firstPort, { env: { NODE_ENV: 'production', CREMA_DEMO: '1' } });
  const bare = await startBarePage(firstPort + 2);
  try {
    const all = [
      { ...barePage, url: bare.origin + barePage.path },
      ...chosen.map((page) => ({ ...page, url: server.origin + page.path })),
    ];
    for (const page of all) if (page.member) page.cookie = await signIn(server.origin, page.member);
    const skipsVisits = options['skip-visits'] === true;
    const measured = await measureAll(all, { throttlings, runs: options.runs, skipsVisits });
    const { tables, misses, failed } = summarise(keepRecord(options.out, measured), barePage.name);
    mkdirSync(join(varFolder, 'bench'), { recursive: true });
    const record = { runs: options.runs, tables, misses, failed };
    writeFileSync(join(varFolder, 'bench', 'lighthouse.json'), JSON.stringify(record, null, 1));
    for (const [kind, rows] of Object.entries(tables)) print(titleOf(kind), rows);
    if (failed.length > 0) print('failed audits', failed);
    print(`goals: ${misses.length === 0 ? 'all met' : `${misses.length} missed`}`, misses);
    process.exitCode = misses.length === 0 ? 0 : 1;
  } finally {
    bare.stop();
    await server.stop();
  }
};
