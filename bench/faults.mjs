// The fault matrix: 12 faults × entry, chunk, data × each remote, in a real browser against the built
// product. `npm run bench -- faults [--remote mfe-gift] [--fault hang]`. Prints a table; exit code 1 when a
// goal is missed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultTargets, faults, injectFault } from '../remote-kit/testing/fault-kit/index.ts';
import { remoteNames, root, varFolder } from '../scripts/packages.mjs';
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
    if (plan.fault !== 'slow') await shown.waitFor();
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
      recovered: recovered && sameVisit,
      report: report ? `${report.phase}/${report.class}` : '',
      text,
    };
  } catch (cause) {
    return {
      hostUsable: await usableHost(page).catch(() => false),
      othersUsable: false,
      fallbackMs: timeoutMs,
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

/** A slow fault that ends before anything fails: no event is expected. */
const isAnswered = ({ fault }) => fault === 'slow' || fault === 'hang';
export const run = async (args) => {
  const only = readOptions(args, { texts: ['remote', 'target', 'fault'] });
  const plans = remoteNames
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
  const server = await startServer(3930);
  const browser = await startBrowser();
  const rows = [];
  try {
    const state = await signedIn(browser, server.origin);
    const queue = [...plans];
    const worker = async () => {
      for (let plan = queue.shift(); plan; plan = queue.shift()) {
        const row = { ...plan, ...(await tryFault(browser, server.origin, state, plan)) };
        rows.push(row);
        console.log(Object.values(row).join(' · '));
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    await server.stop();
  }
  const failing = rows.filter((row) => !isAnswered(row));
  const share = (test) => `${rows.filter(test).length} of ${rows.length}`;
  const late = rows.filter(({ fallbackMs }) => fallbackMs > goalMs);
  const lines = faultTargets.flatMap((target) =>
    faults.flatMap((fault) => {
      const cells = rows.filter((row) => row.target === target && row.fault === fault);
      if (cells.length === 0) return [];
      const count = (key) => `${cells.filter((row) => row[key]).length}/${cells.length}`;
      return {
        target,
        fault,
        host: count('hostUsable'),
        others: count('othersUsable'),
        recovered: count('recovered'),
        reported: isAnswered({ target, fault }) ? '–' : count('report'),
        'slowest fallback ms': Math.max(...cells.map(({ fallbackMs }) => fallbackMs)),
      };
    }),
  );
  console.table(lines);
  console.log(
    `host usable ${share((row) => row.hostUsable)}, others ${share((row) => row.othersUsable)}, fallback ≤ ${goalMs} ms ${share((row) => row.fallbackMs <= goalMs)}, recovered without reload ${share((row) => row.recovered)}, reported ${failing.filter((row) => row.report).length} of ${failing.length}`,
  );
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'faults.json'), JSON.stringify(rows, null, 1));
  const silent = failing.some((row) => !row.report);
  if (late.length || silent || rows.some((row) => !row.hostUsable || !row.othersUsable || !row.recovered))
    process.exitCode = 1;
};
