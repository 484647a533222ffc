import { expect, type Page } from '@playwright/test';
import { restPaths, type BootDocument } from '@crema/shared-contracts';
import { publishChanged } from '../../steps/changed-build.ts';
import { test } from '../../steps/own-shop.ts';
import { brokenEntry } from '../../../remote-kit/testing/fault-kit/index.ts';

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const versionAt = (page: Page, remote: string) =>
  page
    .locator(`link[rel=stylesheet][href*="/${remote}/"]`)
    .first()
    .evaluate((link) => (link as HTMLLinkElement).href.split('/').at(-2));
const isNext = (text: string) => `${text}\n/* next */`;

test(
  'a remote that is switched off leaves open pages, and comes back without a reload, PLT-005',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await page.goto(`${shop.origin}/gift`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));
    const heading = await page.getByRole('heading', { level: 1 }).textContent();

    await shop.crema('disable', 'mfe-gift', '--reason', 'the printer is out of paper');
    await expect(mainLink(page, 'Gifts')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    await mainLink(page, 'Rewards').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await shop.crema('enable', 'mfe-gift');
    await expect(mainLink(page, 'Gifts')).toBeVisible();
    await mainLink(page, 'Gifts').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  },
);

test(
  'a new version waits for a form that is being filled in, and loses nothing of it, PLT-005',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await page.goto(`${shop.origin}/account/create`);
    const email = page.getByRole('main').getByRole('textbox', { name: /mail/i }).first();
    await email.fill('noor@example.com');
    const before = await versionAt(page, 'mfe-account');
    const composed = page.waitForResponse(/\/apiproxy\/v1\/composition$/);
    const { version } = await publishChanged(shop.registry, 'mfe-account', isNext);
    await composed;
    await expect(email).toHaveValue('noor@example.com');
    expect(await versionAt(page, 'mfe-account')).toBe(before);

    await page.getByRole('link', { name: 'Crema' }).first().click();
    await expect(page).not.toHaveURL(/create/);
    await page.goBack();
    await expect(email).toBeVisible();
    await expect.poll(() => versionAt(page, 'mfe-account')).toBe(version);
  },
);

/** Only the server's bundle is broken: browsers run the version as before. */
const breakRender = (text: string, file: string) =>
  file.endsWith('.cjs')
    ? `${text}\nmodule.exports = { default: { mount() { throw new RangeError('no gifts'); } } };`
    : text;

test('a canary that the server cannot render is rolled back; its pages work meanwhile, PLT-008', async ({
  page,
  shop,
}) => {
  const visit = async (from: string) => {
    const address = { 'x-forwarded-for': from };
    const page = await fetch(`${shop.origin}/gift`, { headers: { ...address, accept: 'text/html' } });
    const boot =
      /<script type="application\/json" id="crema-boot">(.*?)<\/script>/s.exec(await page.text())?.[1] ??
      '{}';
    const { rendered } = JSON.parse(boot) as BootDocument;
    return {
      rendered: rendered?.version,
      headers: { ...address, cookie: page.headers.getSetCookie().join('; ') },
    };
  };
  const renderedVersion = async (from: string) => (await visit(from)).rendered;
  /** A visitor with a network of its own, whose browser runs the version. */
  const visitAndMount = async (from: string, version: string) => {
    const { rendered, headers } = await visit(from);
    expect(rendered).toBeUndefined();
    const body = JSON.stringify({ remote: 'mfe-gift', version, phase: 'mounted', class: '' });
    const sent = { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const reply = await fetch(`${shop.origin}${restPaths.telemetry}`, {
      method: 'POST',
      headers: sent,
      body,
    });
    expect(reply.status).toBe(204);
  };
  await expect.poll(() => renderedVersion('203.0.113.1')).toBeTruthy();
  const stable = await renderedVersion('203.0.113.1');
  const { version } = await publishChanged(shop.registry, 'mfe-gift', breakRender, { keepStable: true });
  await shop.crema('canary', 'mfe-gift', version, '100');
  await expect.poll(() => renderedVersion('203.0.113.1')).toBeUndefined();

  await page.goto(`${shop.origin}/gift`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionAt(page, 'mfe-gift')).toBe(version);

  for (let visitor = 2; visitor <= 31; visitor += 1) await visitAndMount(`203.0.113.${visitor}`, version);
  await expect
    .poll(() => shop.crema('watch', '--once', '--server', shop.origin), { intervals: [0] })
    .toContain('1 rolled back');
  expect(await shop.crema('history', 'mfe-gift')).toMatch(/take-back {2}mfe-gift.*failed.*\(render\//);
  await expect.poll(() => renderedVersion('203.0.113.1')).toBe(stable);
});

test(
  'a canary that fails in browsers is rolled back, and the history shows the reason, PLT-008',
  { tag: '@long' },
  async ({ browser, page, shop }) => {
    const breakEntry = (text: string, file: string) =>
      file.startsWith('remoteEntry') ? brokenEntry(text, 'mfe_gift', 'throws-render') : text;
    const { version } = await publishChanged(shop.registry, 'mfe-gift', breakEntry, { keepStable: true });
    await shop.crema('canary', 'mfe-gift', version, '100');
    let visits = 0;
    await expect
      .poll(
        async () => {
          // Each visitor uses a network of its own, because errors of a single network do not roll a version
          // back.
          visits += 1;
          const context = await browser.newContext({
            extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits % 250}` },
          });
          const visitor = await context.newPage();
          const reported = visitor.waitForRequest(/\/telemetry$/);
          await visitor.goto(`${shop.origin}/gift`);
          await reported;
          await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
          await context.close();
          return shop.crema('watch', '--once', '--server', shop.origin);
        },
        { timeout: 200_000, intervals: [0] },
      )
      .toContain('1 rolled back');
    expect(await shop.crema('history', 'mfe-gift')).toMatch(/take-back {2}mfe-gift.*mounts? failed/);
    await page.goto(`${shop.origin}/gift`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This part is taking a break');
  },
);
