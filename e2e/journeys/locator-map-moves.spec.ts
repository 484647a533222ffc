import { expect, type Locator, type Page } from '../steps/test.ts';
import { mapAdapters, storeMap, storePins, test } from '../steps/locator/map-adapters.ts';

const cards = (page: Page) => page.locator('[data-store]');
const searchHere = (page: Page) => page.getByRole('button', { name: 'Search this area' });
const zoomOut = (page: Page) => page.getByRole('button', { name: 'Zoom out', exact: true });
const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('map')?.split(',')[2]);
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('the element has no size');
  return box;
};
/** The place of a pin’s tip on the map, from its middle. */
const tipOf = async (page: Page, pin: Locator) => {
  const [around, box] = [await boxOf(storeMap(page)), await boxOf(pin)];
  return {
    x: box.x + box.width / 2 - around.x - around.width / 2,
    y: box.y + box.height - around.y - around.height / 2,
  };
};
const expectTip = (page: Page, pin: Locator, { x, y }: { readonly x: number; readonly y: number }) =>
  expect(async () => {
    const now = await tipOf(page, pin);
    expect(Math.max(Math.abs(now.x - x), Math.abs(now.y - y))).toBeLessThanOrEqual(3);
  }).toPass();

for (const adapter of mapAdapters)
  test.describe(adapter.name, () => {
    test.use({ adapter });

    test.describe('after another tab', () => {
      test.use({ viewport: { width: 1440, height: 900 } });
      test('is at the view in the URL, with the search of its area on offer, LOC-001, LOC-004, LOC-012', async ({
        page,
      }) => {
        const searches: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/locations?')) searches.push(request.url());
        });
        await page.goto('/store-locator?place=60602&map=41.8853,-87.64,16');
        await expect(storePins(page).first()).toBeVisible();
        // Right after the server's start a page may go out without the list.
        searches.length = 0;
        await storeMap(page).locator('[data-pin][tabindex="0"]').focus();
        await page.keyboard.press('Escape');
        await page.keyboard.press('ArrowDown');
        await zoomOut(page).press('Enter');
        await expect(page).toHaveURL(/map=41\.88[0-4]\d{3}%2C-87\.6\d{5}%2C15/);
        const left = page.url();
        const chosen = storeMap(page).locator('[data-pin][aria-pressed="true"]');
        const tip = await tipOf(page, chosen);
        for (const other of ['Previous', 'Favorites']) {
          await tab(page, other).click();
          await expect(storeMap(page)).toHaveCount(0);
          await tab(page, 'Nearby').click();
          await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
          await expectTip(page, chosen, tip);
          await expect(searchHere(page)).toBeVisible();
          expect(page.url()).toBe(left);
        }
        await page.goBack();
        await page.goBack();
        await expectTip(page, chosen, tip);
        expect(searches).toEqual([]);
      });
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('is at the view in the URL after the list and after another tab, LOC-001, LOC-004, LOC-012', async ({
        page,
      }) => {
        await page.goto('/store-locator?map=41.8853,-87.64,16');
        await page.getByRole('button', { name: 'Show map' }).click();
        await expect(storePins(page).first()).toBeVisible();
        // A step of an arrow key would leave the area in so low a map.
        await zoomOut(page).press('Enter');
        await expect(page).toHaveURL(/map=41\.885[23]\d\d%2C-87\.6(?:39|40)\d{3}%2C15$/);
        const left = page.url();
        const chosen = storeMap(page).locator('[data-pin][aria-pressed="true"]');
        const tip = await tipOf(page, chosen);
        await page.getByRole('button', { name: 'Hide map' }).click();
        await expect(storeMap(page)).toBeHidden();
        await page.getByRole('button', { name: 'Show map' }).click();
        await expectTip(page, chosen, tip);
        await tab(page, 'Favorites').click();
        await tab(page, 'Nearby').click();
        // The map is open as it was left.
        await expectTip(page, chosen, tip);
        expect(page.url()).toBe(left);
      });

      test('leaves a single finger to the page, which scrolls, R-06', async ({ page }) => {
        await page.goto('/store-locator?map=41.8853,-87.64,13');
        await page.getByRole('button', { name: 'Show map' }).tap();
        await expect(storePins(page).first()).toBeVisible();
        await storeMap(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const { x, y, width, height } = await boxOf(storeMap(page));
        const [before, left] = [await page.evaluate(() => scrollY), page.url()];
        const devices = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...by: readonly number[]) =>
          devices.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: by.map((up) => ({ x: x + width / 3, y: y + height / 2 - up })),
          });
        await touch('touchStart', 0);
        for (const up of [20, 50, 90, 130, 170]) await touch('touchMove', up);
        await touch('touchEnd');
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
        await expect(searchHere(page)).toBeHidden();
        expect(page.url()).toBe(left);
      });

      test('is zoomed by a pinch and a double tap, and offers to search there, LOC-010, LOC-013, D-54', async ({
        page,
      }) => {
        await page.goto('/store-locator?map=41.8853,-87.64,13');
        await page.getByRole('button', { name: 'Show map' }).tap();
        await expect(storePins(page).first()).toBeVisible();
        await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
        await storeMap(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(searchHere(page)).toBeHidden();
        const { x, y, width, height } = await boxOf(storeMap(page));
        const middle = { x: x + width / 2, y: y + height / 2 };
        const devices = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: readonly number[]) =>
          devices.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: offsets.map((by, id) => ({ x: middle.x + by, y: middle.y + by, id })),
          });
        await touch('touchStart', -20, 20);
        for (const spread of [30, 40, 55, 70, 80]) await touch('touchMove', -spread, spread);
        await touch('touchEnd');
        await expect.poll(() => zoomOf(page)).toBe(15);
        await expect(searchHere(page)).toBeVisible();
        await searchHere(page).tap();
        await expect(page).toHaveURL(/bbox=/);
        await expect(searchHere(page)).toBeHidden();
        // On a busy machine the second tap can come too late, and the zoom of both after the next two.
        await expect(async () => {
          const tap = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
          await Promise.all(tap.map((type) => (type === 'touchStart' ? touch(type, 60) : touch(type))));
          await expect.poll(() => zoomOf(page), { timeout: 3_000 }).toBeGreaterThan(15);
        }).toPass();
        await expect(searchHere(page)).toBeVisible();
      });
    });

    test.describe('under the wheel', () => {
      test.use({ viewport: { width: 1440, height: 900 } });
      test('the page scrolls, and Ctrl with the wheel zooms, R-06', async ({ page }) => {
        await page.goto('/store-locator?place=60602&map=41.8853,-87.64,14');
        await expect(storePins(page).first()).toBeVisible();
        const { x, y, width } = await boxOf(storeMap(page));
        const left = page.url();
        // The end of the map is below the window until the page has scrolled.
        await page.mouse.move(x + width / 3, y + 150);
        for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 100);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
        expect(page.url()).toBe(left);
        if (adapter.id !== 'embedded') return;
        await page.keyboard.down('Control');
        await page.mouse.wheel(0, -200);
        await page.keyboard.up('Control');
        await expect.poll(() => zoomOf(page)).toBeGreaterThan(14);
      });
    });

    test.describe('with motion', () => {
      test.use({
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'no-preference' },
      });

      test('counts quick presses of its buttons and keys while it moves, also after a link with a part of a level, LOC-010, D-52', async ({
        page,
      }) => {
        await page.goto('/store-locator?map=41.8853,-87.64,14.6z');
        await expect(storePins(page).first()).toBeVisible();
        await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
        // Names on the map keep clear of the boxes that are marked.
        await expect(page.locator('[data-map-control]').filter({ has: zoomOut(page) })).toHaveCount(1);
        const pressTwice = (button: Locator) =>
          button.evaluate((element: HTMLElement) => [element, element].forEach((one) => one.click()));
        await pressTwice(zoomOut(page));
        await expect.poll(() => zoomOf(page)).toBe(13);
        await pressTwice(page.getByRole('button', { name: 'Zoom in', exact: true }));
        await expect.poll(() => zoomOf(page)).toBe(15);
        await zoomOut(page).press('Enter');
        await zoomOut(page).press('Enter');
        await expect.poll(() => zoomOf(page)).toBe(13);
        await storeMap(page).locator('[data-pin][tabindex="0"]').focus();
        await page.keyboard.press('Escape');
        for (const key of ['+', '+', '+', '-']) await page.keyboard.press(key);
        await expect.poll(() => zoomOf(page)).toBe(15);
      });

      test('brings a chosen store to its middle, and its card into view half a second after a press on the pin, LOC-011, LOC-012, LOC-013', async ({
        page,
      }) => {
        await page.goto('/store-locator?map=41.8853,-87.64,15');
        await expect(storePins(page).first()).toBeVisible();
        const pinOf = (number: string) => storeMap(page).locator(`[data-pin="${number}"]`);
        const number = (await cards(page).nth(2).getAttribute('data-store')) ?? '';
        const height = async () => (await boxOf(pinOf(number).locator('svg'))).height;
        const before = await height();
        await cards(page).nth(2).hover();
        await expect.poll(height).toBeGreaterThan(before);
        const url = page.url();
        await cards(page).nth(2).locator('[data-card-link]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        // The pins are those around the new middle from now on.
        await expect(page).not.toHaveURL(url);
        await expect(pinOf(number)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(async () => Math.abs((await tipOf(page, pinOf(number))).x)).toBeLessThan(4);

        const shown = await storePins(page).evaluateAll((all) =>
          all.map((pin) => pin.getAttribute('data-pin') ?? ''),
        );
        const listed = await cards(page).evaluateAll((all) =>
          all.map((card) => card.getAttribute('data-store') ?? ''),
        );
        const last = listed.findLast((one) => shown.includes(one)) ?? '';
        const card = page.locator(`[data-store="${last}"]`);
        await expect(card).not.toBeInViewport();
        const pin = pinOf(last);
        // The page scrolls below a mouse that rests on it: the mouse would mark another store.
        await page.mouse.move(0, 0);
        await pin.focus();
        await page.evaluate(async () => {
          // The focus may scroll the page; that is reported a frame later.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          const times: Record<string, number> = {};
          Object.assign(globalThis, { times });
          const note = (event: Event) => (times[event.type] ??= performance.now());
          for (const type of ['keydown', 'scroll']) addEventListener(type, note, { capture: true });
        });
        await expect(pin).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(card).toBeInViewport();
        await expect(card).toHaveAttribute('data-highlighted', 'true');
        const { keydown = 0, scroll = 0 } = await page.evaluate(
          () => (globalThis as unknown as { times: Record<string, number> }).times,
        );
        expect(scroll - keydown).toBeGreaterThanOrEqual(500);
        await expect.poll(async () => Math.abs((await tipOf(page, pin)).x)).toBeLessThan(4);
        await expect(searchHere(page)).toBeHidden();
      });
    });

    test.describe('after a typed place', () => {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
        { width: 2560, height: 1440 },
      ])
        test.describe(`at ${viewport.width} px`, () => {
          test.use({ viewport });
          test('has all results in its window, LOC-012', async ({ page }) => {
            await page.goto('/store-locator');
            await expect(cards(page).first()).toBeVisible();
            const box = page.getByRole('combobox', { name: 'Find a store' });
            await box.fill('Chicago');
            await box.press('Enter');
            await expect(page.getByRole('heading', { level: 2, name: /^Stores near Chicago/ })).toBeVisible();
            const count = page.getByText(/^The \d+ nearest$/);
            await expect(count).toBeVisible();
            const results = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
            expect(results).toBeGreaterThan(20);
            const toggle = page.getByRole('button', { name: 'Show map' });
            if (await toggle.isVisible()) await toggle.click();
            await expect(storePins(page).first()).toBeVisible();
            /** The stores of the pins that lie inside the map. */
            const inside = async () => {
              const area = await boxOf(storeMap(page));
              const pins = await storePins(page).evaluateAll((all) =>
                all.map((pin) => {
                  const { left, right, top, bottom } = pin.getBoundingClientRect();
                  const isCluster = pin.getAttribute('data-pin')?.startsWith('cluster');
                  return { left, right, top, bottom, stores: isCluster ? Number(pin.textContent) : 1 };
                }),
              );
              return pins
                .filter(
                  ({ left, right, top, bottom }) =>
                    left >= area.x &&
                    right <= area.x + area.width &&
                    top >= area.y &&
                    bottom <= area.y + area.height,
                )
                .reduce((sum, { stores }) => sum + stores, 0);
            };
            await expect.poll(inside).toBe(results);
          });
        });
    });
  });
