import type { LocationsListReply } from '@crema/shared-contracts';
import { expect, type Page } from '../steps/test.ts';
import { examine } from '../steps/accessibility.ts';
import { serveGoogleMaps } from '../steps/locator/google-maps.ts';
import { google, mapAdapters, test } from '../steps/locator/map-adapters.ts';
import { openUntilIdle } from '../steps/page/open-until-idle.ts';
import { readReplies } from '../steps/page/read-replies.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
const pins = (page: Page) => map(page).locator('[data-pin]');
const pinOf = (page: Page, number: string) => map(page).locator(`[data-pin="${number}"]`);
const cards = (page: Page) => page.locator('[data-store]');
const searchHere = (page: Page) => page.getByRole('button', { name: 'Search this area' });
const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('map')?.split(',')[2]);
const sizeOf = async (page: Page, number: string | null) =>
  (await map(page).locator(`[data-pin="${number}"] svg`).boundingBox())?.height ?? 0;
const shownPins = (page: Page) =>
  pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('data-pin') ?? ''));

/** The place of a pin on the map, in pixels. */
const placeOf = async (page: Page, number: string) => {
  const [around, box] = [await map(page).boundingBox(), await pinOf(page, number).boundingBox()];
  if (!around || !box) throw new Error('map or pin have no size');
  return { x: Math.round(box.x - around.x), y: Math.round(box.y - around.y) };
};
/** Waits until a pin is at a place of the map, give or take two pixels. */
const expectPlace = (page: Page, number: string, { x, y }: { readonly x: number; readonly y: number }) =>
  expect(async () => {
    const now = await placeOf(page, number);
    expect(Math.max(Math.abs(now.x - x), Math.abs(now.y - y))).toBeLessThanOrEqual(2);
  }).toPass();

/** Fills the page's violations of its policy into a list. */
const watchPolicy = async (page: Page) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
};

for (const adapter of mapAdapters)
  test.describe(adapter.name, () => {
    const { id } = adapter;
    test.use({ adapter, viewport: { width: 1440, height: 900 } });

    test(
      'shows the stores of the list, and both choose and highlight each other; nothing violates the policy, LOC-010, LOC-011, LOC-012, LOC-013, LOC-015',
      { tag: adapter.name === 'the built-in map' ? '@gate' : [] },
      async ({ page }) => {
        const requested = await serveGoogleMaps(page);
        const violations = await watchPolicy(page);
        await page.goto('/store-locator?map=41.8853,-87.64,15');
        await expect(pins(page).first()).toBeVisible();
        await expect(map(page)).toHaveAttribute('data-provider', id);
        const selected = map(page).locator('[data-pin][aria-pressed="true"]');
        await expect(selected).toHaveCount(1);

        const near = await cards(page).nth(1).getAttribute('data-store');
        const before = await sizeOf(page, near);
        await cards(page).nth(1).hover();
        await expect.poll(() => sizeOf(page, near)).toBeGreaterThan(before);

        const shown = await shownPins(page);
        const listed = await cards(page).evaluateAll((all) =>
          all.map((card) => card.getAttribute('data-store')),
        );
        const last = listed.findLast((number) => shown.includes(String(number))) ?? '';
        const lastCard = page.locator(`[data-store="${last}"]`);
        const lastPin = map(page).locator(`[data-pin="${last}"]`);
        const target = await lastPin.boundingBox();
        expect(target?.width).toBeGreaterThanOrEqual(44);
        expect(target?.height).toBeGreaterThanOrEqual(44);
        await lastPin.focus();
        await expect(lastCard).toHaveAttribute('data-highlighted', 'true');
        await page.keyboard.press('Enter');
        await expect(lastPin).toHaveAttribute('aria-pressed', 'true');
        await expect(selected).toHaveCount(1);
        await expect(lastCard).toBeInViewport();
        // The map moved to the selected store.
        const middle = await map(page).boundingBox();
        const tip = await lastPin.boundingBox();
        if (!middle || !tip) throw new Error('map or pin have no size');
        expect(Math.abs(tip.x + tip.width / 2 - middle.x - middle.width / 2)).toBeLessThan(4);
        expect(Math.abs(tip.y + tip.height - middle.y - middle.height / 2)).toBeLessThan(8);
        await expect(searchHere(page)).toBeHidden();

        expect(await examine(page, 'light')).toEqual([]);
        expect(await violations()).toEqual([]);
        expect(requested.length > 0).toBe(id === 'google');
      },
    );

    test('brings the card of a chosen pin that is below the first cards, LOC-011, LOC-013', async ({
      page,
    }) => {
      await page.goto('/store-locator?map=41.8853,-87.64,14');
      await expect(pins(page).first()).toBeVisible();
      const listed = () =>
        cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-store') ?? ''));
      await expect.poll(async () => (await listed()).length).toBe(12);
      const first = await listed();
      const unlisted =
        (await shownPins(page)).find(
          (number) => !/^cluster/.test(String(number)) && !first.includes(String(number)),
        ) ?? '';
      expect(unlisted).not.toBe('');
      await map(page).locator(`[data-pin="${unlisted}"]`).focus();
      await page.keyboard.press('Enter');
      const card = page.locator(`[data-store="${unlisted}"]`);
      await expect(card).toBeInViewport();
      await expect(card).toHaveAttribute('data-highlighted', 'true');
      const known = await listed();
      expect(known.slice(0, 12)).toEqual(first);
    });

    test('a chosen card moves the map to its store, LOC-011, LOC-012', async ({ page }) => {
      await page.goto('/store-locator?map=41.8853,-87.64,15');
      await expect(pins(page).first()).toBeVisible();
      const card = cards(page).nth(2);
      const number = await card.getAttribute('data-store');
      await card.locator('[data-card-link]').click();
      await page.keyboard.press('Escape');
      const pin = map(page).locator(`[data-pin="${number}"]`);
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      const middleX = async () => {
        const [around, box] = [await map(page).boundingBox(), await pin.boundingBox()];
        return around && box ? Math.abs(box.x + box.width / 2 - around.x - around.width / 2) : Infinity;
      };
      await expect.poll(middleX).toBeLessThan(4);
    });

    test('is moved by keys and searched again, zoomed between levels 3 and 21, and can be skipped, LOC-010, LOC-013, LOC-014, D-52, D-54', async ({
      page,
    }) => {
      await page.goto('/store-locator?map=41.8853,-87.64,20');
      await expect(map(page)).toHaveAttribute('data-provider', id);
      await expect(pins(page).first()).toBeAttached();
      const skip = page.getByRole('button', { name: 'Skip the map' });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Tab');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/bbox=/);
      await expect
        .poll(() => Number(new URL(page.url()).searchParams.get('map')?.split(',')[1]))
        .toBeGreaterThan(-87.64);
      expect(zoomOf(page)).toBe(20);
      const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
      const zoomOut = page.getByRole('button', { name: 'Zoom out', exact: true });
      await zoomIn.press('Enter');
      await expect(zoomIn).toBeDisabled();
      while (await zoomOut.isEnabled()) await zoomOut.press('Enter');
      await expect(page.getByText('Zoomed out too far.')).toBeVisible();
      await expect(searchHere(page)).toBeHidden();
      await skip.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(map(page).locator(':focus')).toHaveCount(0);
    });

    test('the URL follows each pan and zoom without a search or a history entry; a reload, a shared link and Back restore the view, LOC-004, D-52', async ({
      page,
    }) => {
      const searches: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/locations?')) searches.push(request.url());
      });
      await page.goto('/store-locator?map=41.8853,-87.64,16');
      await expect(pins(page).first()).toBeVisible();
      // A busy server sends the page without its content: then the page has sent the first search.
      searches.length = 0;
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await map(page).locator('[data-pin][tabindex="0"]').focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/map=41\.88[0-4]\d{3}%2C-87\.6\d{5}%2C16$/);
      await expect(searchHere(page)).toBeVisible();
      await page.getByRole('button', { name: 'Zoom out', exact: true }).press('Enter');
      await expect(page).toHaveURL(/map=41\.88[0-4]\d{3}%2C-87\.6\d{5}%2C15$/);
      expect(await entries()).toBe(before);
      expect(searches).toEqual([]);

      const followed = page.url();
      const chosen = map(page).locator('[data-pin][aria-pressed="true"]');
      const number = (await chosen.getAttribute('data-pin')) ?? '';
      const place = await placeOf(page, number);
      await page.reload();
      await expectPlace(page, number, place);
      const friend = await page.context().newPage();
      await friend.goto(followed);
      await expectPlace(friend, number, place);
      await friend.close();

      await page.getByRole('combobox', { name: 'Find a store' }).fill('Seattle');
      await page.getByRole('combobox', { name: 'Find a store' }).press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: /Seattle/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(followed);
      await expectPlace(page, number, place);
    });

    test('an opened cluster keeps the focus on the map, and offers a search of its area; a card with the focus highlights its pin, LOC-011, LOC-013, D-52, D-54', async ({
      page,
    }) => {
      // The store in the middle never closes, so that it is selected at any hour.
      await page.goto('/store-locator?map=41.88573,-87.63086,12');
      const cluster = map(page).locator('[data-pin^="cluster"]').first();
      await expect(cluster).toBeVisible();
      const area = await cluster.boundingBox();
      expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await cluster.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(12);
      await expect(map(page).locator('[data-pin]:focus')).toHaveCount(1);
      await expect(searchHere(page)).toBeVisible();
      expect(new URL(page.url()).searchParams.has('bbox')).toBe(false);

      const chosen = map(page).locator('[data-pin][aria-pressed="true"]');
      const marked = page.locator('[data-store][aria-current="true"]');
      await expect(marked).toHaveCount(1);
      const selected = await marked.getAttribute('data-store');
      await expect(chosen).toHaveAttribute('data-pin', selected ?? '');
      const card = cards(page).nth(1);
      const number = await card.getAttribute('data-store');
      await card.locator('[data-card-link]').focus();
      await expect(card).toHaveAttribute('data-highlighted', 'true');
      await expect.poll(() => sizeOf(page, number)).toBeGreaterThan(38);
      await page.getByRole('combobox', { name: 'Find a store' }).focus();
      await expect(card).not.toHaveAttribute('data-highlighted', 'true');
    });

    test('further results do not move the map; a link that is too far out says so; a search without a result keeps the map, LOC-012, LOC-014, LOC-053', async ({
      page,
    }) => {
      await page.goto('/store-locator?place=60602');
      const chosen = map(page).locator('[data-pin][aria-pressed="true"]');
      await expect(chosen).toHaveCount(1);
      const number = (await chosen.getAttribute('data-pin')) ?? '';
      const place = await placeOf(page, number);
      const more = page.getByRole('button', { name: 'Show more stores' });
      const next = page.waitForResponse(/locations\?.*after=/);
      while ((await cards(page).count()) < 50) await more.press('Enter');
      await next;
      await expect.poll(() => cards(page).count()).toBeGreaterThan(50);
      await expectPlace(page, number, place);

      await page.goto('/store-locator?map=41.8853,-87.64,4');
      await expect(page.getByText('Zoomed out too far.')).toBeVisible();
      await expect(searchHere(page)).toBeHidden();
      await page.goto('/store-locator?map=28,-45,9');
      await expect(page.getByText('No stores were found.')).toBeVisible();
      await expect(map(page)).toHaveAttribute('data-provider', id);
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    });

    test('Escape on a pin leads to the map, whose keys then move it, D-52', async ({ page }) => {
      await page.goto('/store-locator?map=41.8853,-87.64,15');
      const stop = map(page).locator('[data-pin][tabindex="0"]');
      await stop.focus();
      await page.keyboard.press('Escape');
      await expect(stop).not.toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => Number(new URL(page.url()).searchParams.get('map')?.split(',')[1]))
        .toBeGreaterThan(-87.64);
    });

    test.describe('with the device’s position', () => {
      test.use({ permissions: ['geolocation'], geolocation: { latitude: 41.8827, longitude: -87.6233 } });
      test('find-me shows the position and the first three stores, also after the window has changed its size, LOC-010, LOC-012, LOC-013', async ({
        page,
      }) => {
        await page.goto('/store-locator');
        await expect(pins(page).first()).toBeVisible();
        const replies = await readReplies(page, /locations\?.*lat=41\.8827/);
        const mark = map(page).getByRole('img', { name: 'Your location' });
        await expect(mark).toHaveCount(0);
        await page.getByRole('button', { name: 'Show my location' }).click();
        await expect.poll(() => replies.length).toBeGreaterThan(0);
        const { stores } = JSON.parse(replies[0] ?? '') as LocationsListReply;
        const nearest = stores.slice(0, 3).map(({ store }) => store.storeNumber);
        await expect(page).toHaveURL(/map=41\.8827/);
        await expect(mark).toBeVisible();
        for (const number of nearest)
          await expect(async () => {
            const [around, box] = [await map(page).boundingBox(), await pinOf(page, number).boundingBox()];
            if (!around || !box) throw new Error('map or pin have no size');
            expect(box.x + box.width / 2).toBeGreaterThan(around.x);
            expect(box.x + box.width / 2).toBeLessThan(around.x + around.width);
            expect(box.y + box.height).toBeGreaterThan(around.y);
            expect(box.y + box.height).toBeLessThan(around.y + around.height);
          }).toPass();
        await expect(searchHere(page)).toBeHidden();
        await page.setViewportSize({ width: 1100, height: 700 });
        await expect(pins(page).first()).toBeVisible();
        await expect(searchHere(page)).toBeHidden();
      });
    });
  });

test.describe('Google’s map in the dark theme', () => {
  test.use({ adapter: google, colorScheme: 'dark' });
  test('has Google’s dark style; other pages request nothing of Google, LOC-015', async ({ page }) => {
    const requested = await serveGoogleMaps(page);
    await openUntilIdle(page, '/gift');
    expect(requested).toEqual([]);
    await page.goto('/store-locator');
    await expect(map(page).locator('[data-scheme="DARK"]')).toBeVisible();
    // The style that Google adds has the page's nonce.
    await expect(map(page).locator('.gm-style')).toHaveCSS('background-color', 'rgb(33, 33, 33)');
  });
});

test.describe('when Google’s map cannot be shown', () => {
  test.use({ adapter: google, viewport: { width: 1440, height: 900 } });
  for (const answer of ['wrong key', 'over quota', 'never drawn', 'blocked', 'slow'] as const)
    test(
      `(${answer}) the built-in map takes over, and stores can be chosen, LOC-015`,
      { tag: answer === 'wrong key' ? '@gate' : [] },
      async ({ page }) => {
        await serveGoogleMaps(page, answer);
        await page.goto('/store-locator');
        await expect(cards(page).first()).toBeVisible();
        await expect(map(page)).toHaveAttribute('data-provider', 'embedded');
        await expect(pins(page).first()).toBeVisible();
        const pin = pins(page).first();
        await pin.focus();
        await page.keyboard.press('Enter');
        await expect(map(page).getByText('Oops!')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Order Here' }).first()).toBeVisible();
      },
    );
});

test.describe('with a tile server', () => {
  const origin = 'https://tiles.example.test';
  test.use({
    overrides: { mapTileUrl: `${origin}/{z}/{x}/{y}.png`, mapTileAttribution: '© Example Maps' },
    viewport: { width: 1440, height: 900 },
  });
  test('its pictures replace the built-in map, with its sources named, D-57', async ({ page, shop }) => {
    const tiles: string[] = [];
    const violations = await watchPolicy(page);
    await page.route(`${origin}/**`, (route) => {
      tiles.push(new URL(route.request().url()).pathname);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    const archive: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maps/basemap')) archive.push(request.url());
    });
    // Seattle: the built-in map has no streets there.
    await page.goto(`${shop.origin}/store-locator?map=47.6062,-122.3321,14`);
    await expect(pins(page).first()).toBeVisible();
    await expect(page.getByText('© Example Maps')).toBeVisible();
    await expect(page.getByText('The built-in map lacks some streets here.')).toBeHidden();
    await expect.poll(() => tiles.filter((path) => path.startsWith('/14/')).length).toBeGreaterThan(0);
    expect(archive).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});

test('where the built-in map has no streets it says so, automatic zoom stops at level 12, and that of a link stays, LOC-004, D-57, L-20', async ({
  page,
}) => {
  const notice = page.getByText('The built-in map lacks some streets here.');
  await page.goto('/store-locator?map=47.6062,-122.3321,15');
  await expect(pins(page).first()).toBeVisible();
  await expect(notice).toBeVisible();
  const zoomOut = page.getByRole('button', { name: 'Zoom out', exact: true });
  await zoomOut.press('Enter');
  await expect(page).toHaveURL(/map=47\.6\d{5}%2C-122\.33\d{4}%2C14$/);
  await page.reload();
  await expect(notice).toBeVisible();
  await zoomOut.press('Enter');
  await expect(page).toHaveURL(/%2C13$/);
  await zoomOut.press('Enter');
  await expect(notice).toBeHidden();

  await page.goto('/store-locator');
  await expect(pins(page).first()).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Find a store' });
  await box.fill('Seattle');
  await page
    .getByRole('option', { name: /^Seattle, WA/ })
    .first()
    .click();
  await expect(page).toHaveURL(/%2C12(?:&|$)/);
  await expect(notice).toBeHidden();

  // Chicago: the streets end north of 41.97° (L-20); the list has the stores there too.
  await page.goto('/store-locator?map=41.8853,-87.64,12');
  await expect(page.getByText('The built-in map lacks some streets here.')).toBeVisible();
  await expect(page.locator('[data-store]').first()).toBeVisible();
});
