// The skew matrix: combinations of incompatible versions, in a real browser against the built product. `npm
// run bench -- skew`. Prints a table; exit code 1 when a row differs from its expectation.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filePattern, serveInstead, brokenEntry } from '../remote-kit/testing/fault-kit/index.ts';
import { varFolder } from '../scripts/packages.mjs';
import { copyRegistry, publishChanged } from '../e2e/steps/changed-build.ts';
import { heading, isWhole, presentedError, usableHost, watchTelemetry } from './page-facts.mjs';
import { startBrowser, startServer } from './servers.mjs';
import { readOptions } from './options.mjs';

const port = Number(process.env.PORT ?? 3940);
const entry = (remote) => filePattern({ remote, target: 'entry' });
const wantedRange = (library) =>
  new RegExp(`(requiredVersion:")[^"]*("[^}]*shareKey:"${library.replaceAll('/', '\\/')}")`);
/** Requires another range of one shared library in a remote's entry. */
const wants = (library, range) => (text) => {
  const key = wantedRange(library);
  if (!key.test(text))
    throw new Error(
      `The entry does not contain the shared library ${library}. Choose a library that the remote shares.`,
    );
  return text.replace(key, `$1${range}$2`);
};
const skewedLibrary = (library, range, works) => ({
  name: `${library} ${range} wanted, the host has another`,
  run: async ({ context, page, origin }) => {
    const lift = await serveInstead(context, {
      remote: 'mfe-gift',
      file: entry('mfe-gift'),
      change: wants(library, range),
      expected: true,
    });
    await page.goto(`${origin}/gift`);
    if (works) return { asExpected: await isWhole(page), lift };
    await presentedError(page).waitFor();
    return { asExpected: true, lift, remote: 'mfe-gift' };
  },
});
const latte = '/menu/product/2010/hot';
/** Navigates to a page like a link. */
const walk = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
/** Publishes the next version of ordering while the visit is open. */
const redeploy = (registry) => publishChanged(registry, 'mfe-ordering', (text) => `${text}\n/* next */`);
const stored = (registry, version) => join(registry, 'files', 'mfe-ordering', version);
const versionOnPage = (page, remote = 'mfe-ordering') =>
  page
    .evaluate(() => JSON.parse(document.getElementById('crema-boot').textContent))
    .then(({ registry }) => registry.remotes.find(({ name }) => name === remote).version);
/** Waits until a condition holds on the page. */
const until = async (page, what, test) => {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await test()) return true;
    await page.waitForTimeout(100);
  }
  throw new Error(`${what}: not reached within 20 s. Check the page and the log of the server.`);
};

/** A library that the remote loads after its first content: the entry is there already, so that only a next version can mend it. */
const skewedLaterLibrary = (library, range) => ({
  name: `${library} ${range} wanted, the host has another`,
  run: async ({ page, origin, registry }) => {
    const remote = 'mfe-gift';
    const key = wantedRange(library);
    const { version } = await publishChanged(registry, remote, (text) => text.replace(key, `$1${range}$2`));
    await until(page, 'the skewed version', async () => {
      await page.goto(`${origin}/rewards`);
      return (await versionOnPage(page, remote)) === version;
    });
    await page.goto(`${origin}/gift`);
    return { asExpected: await isWhole(page), remote };
  },
});
/** Publishes ordering with another server bundle; the code for browsers is the same. Waits until the pages are of this version. */
const publishServer = async ({ page, origin, registry }, change) => {
  const { version } = await publishChanged(registry, 'mfe-ordering', (text, file) =>
    file.endsWith('.cjs') ? change(text) : text,
  );
  await until(page, 'the new version', async () => {
    await page.goto(`${origin}/rewards`);
    return (await versionOnPage(page)) === version;
  });
};
const servedPage = async ({ page, origin }) =>
  (await page.request.get(`${origin}/menu`, { headers: { accept: 'text/html' } })).text();
const isRendered = (html) => html.includes('"rendered":');
/** A server bundle that needs of the host what this one does not have. */
const newerThanHost = (what, needed) => ({
  name: `an older host with a newer server bundle: ${what}`,
  run: async (visit) => {
    await publishServer(visit, (text) => `${needed}\n${text}`);
    const html = await servedPage(visit);
    await visit.page.goto(`${visit.origin}/menu`);
    return { asExpected: !isRendered(html) && (await isWhole(visit.page)) };
  },
});
const ownWords = 'Made when you order';
const otherWords = 'Made before you order';

const rows = [
  skewedLibrary('react', '^19.2.0', true),
  skewedLibrary('react', '^19.9.0', false),
  skewedLibrary('react', '^18.3.0', false),
  skewedLibrary('react', '^20.0.0', false),
  skewedLibrary('@apollo/client', '^4.0.0', true),
  skewedLaterLibrary('@apollo/client', '^5.0.0'),
  {
    name: 'a slot is gone that ordering uses',
    run: async ({ context, page, origin }) => {
      const lift = await serveInstead(context, {
        remote: 'mfe-locator',
        manifest: (manifest) => ({ ...manifest, slots: { ...manifest.slots, provides: [] } }),
        expected: true,
      });
      await page.goto(`${origin}/menu/store-locator`);
      await heading(page).waitFor();
      const asExpected = (await page.locator('main').getByRole('link').count()) > 0;
      return { asExpected, lift };
    },
  },
  {
    name: 'an event is not what the contract says',
    run: async ({ context, page, origin }) => {
      const remote = 'mfe-ordering';
      const lift = await serveInstead(context, {
        remote,
        file: entry(remote),
        change: (text) => brokenEntry(text, 'mfe_ordering', 'emits-garbage'),
        expected: true,
      });
      await page.goto(`${origin}${latte}`);
      await page.getByRole('button', { name: /^Add to (?:cart|order)/ }).click();
      await walk(page, '/menu');
      return { asExpected: await isWhole(page), lift, remote };
    },
  },
  {
    name: 'N+1 is out in mid-visit, the old files are kept',
    run: async ({ page, origin, registry }) => {
      await page.goto(`${origin}/menu`);
      await isWhole(page);
      await redeploy(registry);
      await walk(page, latte);
      const whole = await isWhole(page, page.getByRole('button', { name: /^Add to (?:cart|order)/ }));
      return { asExpected: whole };
    },
  },
  {
    name: 'N+1 is out in mid-visit, the old files are deleted',
    run: async ({ page, origin, registry }) => {
      await page.goto(`${origin}/menu`);
      await isWhole(page);
      const old = await versionOnPage(page);
      await redeploy(registry);
      rmSync(stored(registry, old), { recursive: true });
      await walk(page, latte);
      const whole = await isWhole(
        page,
        page.getByRole('button', { name: /^Add to (?:cart|order)/ }),
        async () => {
          const again = page.locator('main').getByRole('button', { name: 'Try again' });
          if (await again.isVisible()) await again.click().catch(() => undefined);
        },
      );
      return { asExpected: whole };
    },
  },
  {
    name: 'a new entry with old chunks',
    run: async ({ context, page, origin, registry }) => {
      const { version } = await redeploy(registry);
      await until(page, 'the new version', async () => {
        await page.goto(`${origin}/rewards`);
        return (await versionOnPage(page)) === version;
      });
      // An HTTP cache still has the chunk of the version before.
      const chunk = new RegExp(`/mfe-ordering/${version}/remote\\.`);
      await context.route(chunk, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, body: (await reply.text()).replace('/* next */', '') });
      });
      await page.goto(`${origin}/menu`);
      // The host loads the previous good version instead.
      return { asExpected: await isWhole(page), remote: 'mfe-ordering', lift: () => context.unroute(chunk) };
    },
  },
  newerThanHost('it needs a library', "require('@crema/a-later-library');"),
  newerThanHost('it needs an export', "require('@crema/shared-ui').aLaterExport();"),
  {
    name: 'the markup of version N with the code of N−1',
    run: async (visit) => {
      await publishServer(visit, (text) => text.replaceAll(ownWords, otherWords));
      await until(visit.page, 'the rendered page', async () => isRendered(await servedPage(visit)));
      const isOther = (await servedPage(visit)).includes(otherWords);
      await visit.page.goto(`${visit.origin}/menu`);
      // React finds the difference, and renders the page with the code that is there.
      await heading(visit.page).filter({ hasText: ownWords }).waitFor();
      const headings = await visit.page.locator('main h1').count();
      return { asExpected: isOther && headings === 1 && (await isWhole(visit.page)), remote: 'host' };
    },
  },
];

const tryRow = async (browser, port, row) => {
  const registry = copyRegistry();
  const server = await startServer(port, { registry });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  try {
    const telemetryEvents = await watchTelemetry(page);
    const start = Date.now();
    const { asExpected, lift, remote } = await row.run({ context, page, origin: server.origin, registry });
    const shownMs = Date.now() - start;
    const hostUsable = await usableHost(page);
    await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
    const reports = (await telemetryEvents()).filter(({ remote: name }) => name === remote);
    await lift?.();
    const recovered = await isWhole(page, heading(page), async () => {
      const again = page.locator('main').getByRole('button', { name: 'Try again' }).first();
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
    });
    const sameVisit = await page.evaluate(() => 'sameVisit' in globalThis);
    await walk(page, '/rewards');
    const others = await isWhole(page);
    return {
      skew: row.name,
      'as it must be': asExpected,
      host: hostUsable,
      others,
      recovered: recovered && sameVisit,
      ms: shownMs,
      reported: remote ? (reports.map(({ phase, class: kind }) => `${phase}/${kind}`)[0] ?? 'no') : '–',
    };
  } catch (cause) {
    return { skew: row.name, 'as it must be': false, reported: String(cause.message).split('\n')[0] };
  } finally {
    await context.close();
    await server.stop();
    rmSync(join(registry, '..'), { recursive: true, force: true });
  }
};

export const run = async (args) => {
  const { only = '' } = readOptions(args, { texts: ['only'] });
  const browser = await startBrowser();
  const results = [];
  try {
    for (const row of rows.filter(({ name }) => name.includes(only)))
      results.push(await tryRow(browser, port, row));
  } finally {
    await browser.close();
  }
  console.table(results);
  mkdirSync(join(varFolder, 'bench'), { recursive: true });
  writeFileSync(join(varFolder, 'bench', 'skew.json'), JSON.stringify(results, null, 1));
  const good = (row) => row['as it must be'] && row.host && row.others && row.recovered;
  console.log(`${results.filter(good).length} of ${results.length} as they must be`);
  if (!results.every(good)) process.exitCode = 1;
};
