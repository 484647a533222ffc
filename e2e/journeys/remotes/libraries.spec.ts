import { expect, test } from '@playwright/test';

const dataLibraries = '**/assets/host/data-libraries.*.js';

test('a page that sends no query fetches no query and store libraries; the menu does, PLT-002', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data-libraries.')) fetched.push(new URL(page.url()).pathname);
  });
  for (const path of ['/', '/rewards', '/account/signin']) {
    const deferred = page.waitForRequest(/\/composition\/events/);
    await page.goto(path);
    await deferred;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(fetched).toEqual([]);
  const loaded = page.waitForRequest(dataLibraries);
  await page.goto('/menu');
  await loaded;
});

test('a library file with other contents than the host’s build is not executed, PLT-006', async ({
  page,
}) => {
  await page.route(dataLibraries, async (route) => {
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
