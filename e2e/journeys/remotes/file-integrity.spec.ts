import { expect, test, type Page } from '../../steps/test.ts';
import { hostPaths } from '@crema/shared-contracts';

const isTable = (url: URL) => url.pathname === hostPaths.fileIntegrity;
const openGifts = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).click();
const gifts = (page: Page) => page.getByRole('heading', { level: 1, name: 'A warm thought, in a card.' });

test('a page contains the integrity of its own remote’s files, and reads that of the others once, when idle, PLT-006', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isTable(new URL(request.url()))) requests.push(request.url());
  });
  const table = page.waitForResponse((response) => isTable(new URL(response.url())));
  const html = (await (await page.goto('/menu'))?.text()) ?? '';
  const reply = (await (await table).json()) as Record<string, Record<string, string>>;
  const ofGift = Object.entries(reply).find(([version]) => version.startsWith('mfe-gift@'))?.[1] ?? {};
  expect(Object.keys(ofGift).length).toBeGreaterThan(3);
  for (const hash of Object.values(ofGift)) expect(html).not.toContain(hash);

  await openGifts(page);
  await expect(gifts(page)).toBeVisible();
  const known = await page.evaluate(() => {
    const { cremaIntegrity = {} } = globalThis as { cremaIntegrity?: Record<string, string> };
    return Object.values(cremaIntegrity);
  });
  expect(known).toEqual(expect.arrayContaining(Object.values(ofGift)));
  expect(requests).toHaveLength(1);
});

test('without the integrity of its files a remote is not loaded, and comes with the next try, PLT-006', async ({
  page,
}) => {
  await page.route(isTable, (route) => route.abort());
  await page.goto('/rewards');
  await openGifts(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(gifts(page)).toBeVisible();
});
