// The fault matrix: 12 faults × entry, chunk, data × each remote, and 5 faults of server rendering × each remote that is rendered, in
// a real browser against the built product. `npm run bench -- faults [--remote mfe-gift] [--target render] [--fault hang]`.
// Prints a table; exit code 1 when a goal is missed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultTargets, faults, injectFault } from '../remote-kit/testing/fault-kit/index.ts';
import { remoteNames, root, varFolder } from '../scripts/packages.mjs';
import { renderedPages, renderFaults, startFailingServer, tryRenderFault } from './faults/render.mjs';
import {
  fallback,
  heading,
  isWhole,
  timeoutMs,
  presentedError,
  usableHost,
  watchTelemetry,
} from './page-facts.mjs';
import { startBrowser, startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const firstPort = Number(process.env.PORT ?? 3930);
const goalMs = 3000;
const signInPath = '/apiproxy/v1/account/signin';

/**
 * The page on which each remote is tested. api: the requests that fail; a remote without it sends no
 * requests. act: the visitor's action that sends the request, or repeats it.
 */
const pages = {
  'mfe-ordering': { path: '/menu', api: /\/apiproxy\/v1\/graphql/ },
  'mfe-locator': { path: '/store-locator?place=60602', api: /\/apiproxy\/v1\/locations/ },
  'mfe-gift': { path: '/gift', api: /\/apiproxy\/v1\/graphql/ },
  'mfe-cards': { path: '/account/cards', api: /\/apiproxy\/v1\/graphql/, member: true },
  'mfe-account': {
    path: '/account/signin',
    api: /\/apiproxy\/v1\/account\/signin$/,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
      await page.getByLabel('Password', { exact: true }).fill('Espresso-2026');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    },
    // The account button of a member shows the first name.
    done: (page) => page.locator('.crema-header button', { hasText: 'Jordan' }),
  },
  'mfe-rewards': { path: '/rewards' },
  'mfe-engagement': { path: '/' },
};
/** A page of another remote, to see that it still works. */
const otherOf = (remote) => (remote === 'mfe-rewards' ? '/gift' : '/rewards');

const signedIn = async (browser, origin) => {
  const context = await browser.newContext();
  const reply = await context.request.post(origin + signInPath, {
    headers: { 'x-crema-request': '1', origin },
    data: {
      username: 'gold@crema.test',
      password: 'Espresso-2026',
      rememberMe: true,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
    },
  });
  if (!reply.ok())
    throw new Error(`Sign-in answered ${reply.status()}; expected 200. Seed the demonstration members.`);
  const state = await context.storageState();
  await context.close();
  return state;
};

/** A remote that is not in the table is tested on its first page that needs no account. */
const lookAt = (remote) => {
  const { routes } = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
  const open = routes.find(({ access }) => access === 'anyone');
  const look = pages[remote] ?? { path: open.example ?? open.path };
  const [path] = look.path.split('?');
  return { ...look, isRendered: routes.some((route) => route.path === path && route.render !== undefined) };
};

/** Navigates to a page like Back. */
const walk = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const tryFault = async (browser, origin, state, plan) => {
  const look = lookAt(plan.remote);
  const context = await browser.newContext({
    ...(look.member && { storageState: state }),
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const telemetryEvents = await watchTelemetry(page);
  try {
    const isApi = plan.target === 'api';
    const lift = await injectFault(context, plan, look.api);
    // A page that the server rendered contains its data: its own request is sent when it is opened from another page.
    const isWalkedTo = isApi && look.isRendered === true;
    const start = Date.now();
    await page.goto(origin + (isWalkedTo ? otherOf(plan.remote) : look.path), { waitUntil: 'commit' });
    await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
    let acted = start;
    if (isWalkedTo) {
      await isWhole(page);
      acted = Date.now();
      await walk(page, look.path);
    } else if (isApi && look.act) {
      await look.act(page);
      acted = Date.now();
    }
    // The server's markup is the best fallback: it can be read at once, and a notice follows when the code has failed.
    const readable = heading(page).and(page.locator(':not([aria-busy="true"] *)'));
    const shown = fallback(page, plan.target);
    await (look.isRendered && !isApi ? readable.or(shown).first() : shown).waitFor();
    const fallbackMs = Date.now() - acted;
    // A slow file arrives in the end: the markup needs no notice.
    if (plan.fault !== 'slow') await shown.waitFor();
    const noticeMs = plan.fault === 'slow' ? undefined : Date.now() - acted;
    const hostUsable = await usableHost(page);
    const isPresented = (await presentedError(page).count()) > 0;
    const text = (await (isPresented ? presentedError(page) : heading(page)).innerText())
      .replace(/\s+/g, ' ')
      .slice(0, 60);

    await walk(page, otherOf(plan.remote));
    const othersUsable = await isWhole(page);
    await walk(page, look.path);

    await lift();
    const recovered = await recover(page, isApi ? look : {});
    const sameVisit = await page.evaluate(() => 'sameVisit' in globalThis);
    const report = (await telemetryEvents()).find(({ remote }) => remote === plan.remote);
    return {
      hostUsable,
      othersUsable,
      fallbackMs,
      noticeMs,
      recovered: recovered && sameVisit,
      report: report ? `${report.phase}/${report.class}` : '',
      text,
    };
  } catch (cause) {
    return {
      hostUsable: await usableHost(page).catch(() => false),
      othersUsable: false,
      fallbackMs: timeoutMs,
      noticeMs: timeoutMs,
      recovered: false,
      report: '',
      text: String(cause.message).split('\n')[0].slice(0, 80),
    };
  } finally {
    await context.close();
  }
};
/** The page recovers on its own or after "Try again". */
const recover = async (page, { act, done }) => {
  if (act) {
    await done(page).or(page.getByRole('textbox')).first().waitFor();
    if (!(await done(page).isVisible())) await act(page);
  }
  const again = page.locator('main').getByRole('button', { name: 'Try again' }).first();
  const press = async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
  };
  return isWhole(page, done?.(page), press);
};

/** No event is expected of a slow fault that ends before anything fails, nor of the browser for a fault of the server. */
const isAnswered = ({ fault, target }) => fault === 'slow' || fault === 'hang' || target === 'render';
const isLate = ({ fallbackMs, noticeMs = 0 }) => fallbackMs > goalMs || noticeMs > goalMs;

const plansOf = (only) =>
  remoteNames
    .filter((remote) => (only.remote ?? remote) === remote)
    .flatMap((remote) =>
      faultTargets
        .filter((target) => (only.target ?? target) === target && (target !== 'api' || pages[remote]?.api))
        .flatMap((target) =>
          faults
            .filter((fault) => (only.fault ?? fault) === fault)
            .map((fault) => ({ remote, target, fault })),
        ),
    );
const renderPlansOf = (only) =>
  renderedPages()
    .filter(({ remote }) => (only.remote ?? remote) === remote && (only.target ?? 'render') === 'render')
    .flatMap((page) =>
      renderFaults
        .filter((fault) => (only.fault ?? fault) === fault)
        .map((fault) => ({ ...page, target: 'render', fault, other: otherOf(page.remote) })),
    );

/** Calls `attempt` for every plan, two at a time; logs and returns the rows. */
const tryAll = async (plans, attempt, workers = 2) => {
  const rows = [];
  const queue = [...plans];
  const worker = async () => {
    for (let plan = queue.shift(); plan; plan = queue.shift()) {
      const { remote, target, fault } = plan;
      const row = { remote, target, fault, ...(await attempt(plan)) };
      rows.push(row);
      console.log(Object.values(row).join(' · '));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return rows;
};
const tryFiles = async (browser, only) => {
  const plans = plansOf(only);
  if (plans.length === 0) return [];
  const server = await startServer(firstPort);
  try {
    const state = await signedIn(browser, server.origin);
    return await tryAll(plans, (plan) => tryFault(browser, server.origin, state, plan));
  } finally {
    await server.stop();
  }
};
/** One at a time: the failures of a version are counted in a row. */
const tryRendering = async (browser, only) => {
  const plans = renderPlansOf(only);
  if (plans.length === 0) return [];
  const server = await startFailingServer(firstPort, [...new Set(plans.map(({ remote }) => remote))]);
  try {
    return await tryAll(plans, (plan) => tryRenderFault(browser, server.origin, plan), 1);
  } finally {
    await server.stop();
  }
};

const linesOf = (rows) =>
  [...Map.groupBy(rows, ({ target, fault }) => `${target} ${fault}`).values()].map((cells) => {
    const [{ target, fault }] = cells;
    const count = (key) => `${cells.filter((row) => row[key]).length}/${cells.length}`;
    const notices = cells.map(({ noticeMs }) => noticeMs).filter((ms) => ms !== undefined);
    return {
      target,
      fault,
      host: count('hostUsable'),
      others: count('othersUsable'),
      recovered: count('recovered'),
      reported: isAnswered({ target, fault }) ? '–' : count('report'),
      'slowest fallback ms': Math.max(...cells.map(({ fallbackMs }) => fallbackMs)),
      'slowest notice ms': notices.length > 0 ? Math.max(...notices) : '–',
    };
  });

export const run = async (args) => {
  const only = readOptions(args, { texts: ['remote', 'target', 'fault'] });
  if (plansOf(only).length + renderPlansOf(only).length === 0)
    throw new Error(`No fault matches ${JSON.stringify(only)}. Use names of ${remoteNames.join(', ')}.`);
  const browser = await startBrowser();
  let rows;
  try {
    rows = [...(await tryFiles(browser, only)), ...(await tryRendering(browser, only))];
  } finally {
    await browser.close();
  }
  const failing = rows.filter((row) => !isAnswered(row));
  const share = (test) => `${rows.filter(test).length} of ${rows.length}`;
  console.table(linesOf(rows));
  console.log(
    `host usable ${share((row) => row.hostUsable)}, others ${share((row) => row.othersUsable)}, fallback and notice ≤ ${goalMs} ms ${share((row) => !isLate(row))}, recovered without reload ${share((row) => row.recovered)}, reported ${failing.filter((row) => row.report).length} of ${failing.length}`,
  );
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'faults.json'), JSON.stringify(rows, null, 1));
  const silent = failing.some((row) => !row.report);
  const isBroken = (row) => !row.hostUsable || !row.othersUsable || !row.recovered;
  if (silent || rows.some(isLate) || rows.some(isBroken)) process.exitCode = 1;
};
