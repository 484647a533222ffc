import { expect, test, type Page } from '../../steps/test.ts';
import { latte } from '../../steps/cart.ts';
import { openUntilIdle } from '../../steps/page/open-until-idle.ts';
import { saveData } from '../../steps/save-data.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';

const storeLibraries = '**/assets/host/store-libraries.*.js';
const queryLibraries = '**/assets/host/query-libraries.*.js';

/** Holds the file with Apollo Client until `release` is called; `isAsked` says whether the page wants it. */
const holdQueryLibraries = async (page: Page) => {
  const gate = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(queryLibraries, async (route) => {
    isAsked = true;
    await gate.promise;
    await route.continue();
  });
  return { release: gate.resolve, isAsked: () => isAsked };
};

test('a page that sends no query fetches no query and store libraries; the menu does, PLT-002', async ({
  page,
}) => {
  // Otherwise the page fetches them for the pages that it links to, once it is idle.
  await saveData(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:store|query)-libraries\./.test(request.url())) fetched.push(new URL(page.url()).pathname);
  });
  for (const path of ['/', '/rewards', '/account/signin']) {
    await openUntilIdle(page, path);
  }
  expect(fetched).toEqual([]);
  const loaded = page.waitForRequest(storeLibraries);
  await page.goto('/menu');
  await loaded;
});

test('a remote without a store does not fetch the store libraries before its content, PLT-002', async ({
  page,
}) => {
  const linked = async (path: string) =>
    /<link[^>]*store-libraries\./.test(await (await page.request.get(path)).text());
  // Right after the server's start a page may go out before it is rendered; then it needs Apollo Client, which needs RxJS.
  await expect.poll(() => linked('/gift')).toBe(false);
  expect(await linked('/menu')).toBe(true);
});

test('the form library is fetched once by a page with a form, PLT-002', async ({ page }) => {
  const containing = new Set<string>();
  const reads: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const read = async () => {
      // A warning that only Formik's own code contains.
      if ((await response.text()).includes('from submitForm()')) containing.add(response.url());
    };
    reads.push(read());
  });
  await openUntilIdle(page, '/account/signin');
  await page.getByRole('textbox').first().fill('someone@crema.test');
  await expect.poll(() => containing.size).toBeGreaterThan(0);
  await Promise.all(reads);
  expect([...containing]).toEqual([expect.stringMatching(/\/assets\/host\/[^/]+\.js$/)]);
});

for (const { path, search } of [
  { path: '/menu', search: true },
  { path: latte.path, search: false },
])
  test(`${path} works before Apollo Client has arrived, which takes over without a request, PLT-002`, async ({
    page,
  }) => {
    // Right after the server's start a page may go out before it is rendered; then it needs Apollo Client.
    const linksClient = async () =>
      /<link[^>]*query-libraries\./.test(await (await page.request.get(path)).text());
    await expect.poll(linksClient).toBe(false);
    const { release, isAsked } = await holdQueryLibraries(page);
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'commit' });
    if (search) {
      await page.getByRole('searchbox').fill('latte');
      await expect(page.getByText('Pistachio Latte').first()).toBeVisible();
      await expect(page).toHaveURL(/latte/);
    } else {
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('link', { name: /1 item/ })).toBeVisible();
    }
    await expect.poll(isAsked).toBe(true);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql?')) sent.push(request.url());
    });
    const arrived = page.waitForResponse(queryLibraries);
    release();
    await (await arrived).finished();
    const queries = new Set(
      await page.evaluate(() => {
        const boot = JSON.parse(document.getElementById('crema-boot')?.textContent ?? '{}') as {
          rendered?: { queries: string[] };
        };
        return boot.rendered?.queries ?? [];
      }),
    );
    expect(queries.size).toBe(1);
    await requests.ended();
    expect(sent.filter((url) => queries.has(new URL(url).pathname + new URL(url).search))).toEqual([]);
  });

test('a page that is opened by a link loads Apollo Client for its query; without it, it says so and recovers, PLT-014', async ({
  page,
}) => {
  let isBroken = true;
  await page.route(queryLibraries, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/rewards');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gifts', exact: true })
    .click();
  const retry = page.locator('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(page.locator('main').getByText('Birthday').first()).toBeVisible();
});

test('a library file with other contents than the host’s build is not executed, PLT-006', async ({
  page,
}) => {
  await page.route(storeLibraries, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `globalThis.changed = true;${await reply.text()}` });
  });
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Menu', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'This part is taking a break' })).toBeVisible();
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'changed'))).toBe(false);
});
