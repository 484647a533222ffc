import { expect, type Page } from '../steps/test.ts';
import { pressOn, tabTo, typeInto } from '../steps/keyboard.ts';
import { mapAdapters, storeMap, storePins, test, windows } from '../steps/locator/map-adapters.ts';
import { expectDrawnMap } from '../steps/locator/screens.ts';
import { offlineNotice } from '../steps/offline.ts';

const tabStop = (page: Page) => storeMap(page).locator('[data-pin][tabindex="0"]');
/** Walks by arrow keys from the tab stop of the pins to a pin of one store. */
const walkToStore = async (page: Page) => {
  const stop = tabStop(page);
  await tabTo(page, stop);
  const from = await stop.getAttribute('data-pin');
  do await page.keyboard.press('ArrowDown');
  while ((await stop.getAttribute('data-pin'))?.startsWith('cluster'));
  await expect(stop).toBeFocused();
  expect(await stop.getAttribute('data-pin')).not.toBe(from);
};
/** Chooses a filter in the overlay by keys. */
const filterByKeys = async (page: Page, name: string) => {
  await pressOn(page, page.getByRole('button', { name: 'Filter', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Filter stores' });
  await pressOn(page, sheet.getByRole('checkbox', { name }), 'Space');
  await pressOn(page, sheet.getByRole('button', { name: 'Apply (1)' }));
  await expect(sheet).toBeHidden();
};

for (const adapter of mapAdapters)
  for (const { device, viewport } of windows)
    test.describe(`${adapter.name} on ${device}`, () => {
      test.use({ adapter, viewport });

      test(
        'a guest filters, walks the pins, loses the connection, searches and orders by keyboard only; map and list survive, LOC-011, LOC-015, LOC-021, LOC-042, LOC-043, LOC-053, D-52, D-56',
        {},
        async ({ page, context }) => {
          await page.goto('/store-locator?map=41.8853,-87.64,15');
          const cards = page.locator('[data-store]');
          await expect(cards.first()).toBeVisible();
          if (device === 'a phone') await pressOn(page, page.getByRole('button', { name: 'Show map' }));
          await expect(storePins(page).first()).toBeVisible();
          await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
          await storeMap(page).evaluate((element) => element.setAttribute('data-before', ''));
          const stop = tabStop(page);
          // Pins go and come back; one of them can be reached at any time.
          const shown = await storePins(page).count();
          await filterByKeys(page, 'Wi-Fi');
          await expect(page).toHaveURL(/features=/);
          await expect.poll(() => storePins(page).count()).toBeLessThan(shown);
          await expect(stop).toHaveCount(1);
          await pressOn(page, page.getByRole('button', { name: 'Wi-Fi', pressed: true }));
          await expect(page).not.toHaveURL(/features=/);
          await expect.poll(() => storePins(page).count()).toBe(shown);

          await walkToStore(page);
          await page.keyboard.press('Enter');
          await expect(stop).toHaveAttribute('aria-pressed', 'true');
          const card = page.locator(`[data-store="${await stop.getAttribute('data-pin')}"]`);
          await expect(card).toHaveAttribute('data-highlighted', 'true');
          await expect(card).toBeInViewport();

          await context.setOffline(true);
          await expect(offlineNotice(page)).toBeVisible();
          await page.keyboard.press('Escape');
          // Beyond the threshold; the chosen store stays in the area.
          for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
          const failed = page.getByRole('alert').filter({ hasText: 'You seem to be offline.' });
          await expect(failed).toBeVisible();
          await expect(cards.first()).toBeVisible();
          await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
          await context.setOffline(false);
          await expect(page.getByRole('heading', { name: 'Stores in this area' })).toBeVisible();
          await expect(failed).toHaveCount(0);
          await expect(storePins(page).first()).toBeVisible();
          await expect(stop).toHaveCount(1);
          if (adapter.id === 'embedded') await expectDrawnMap(page);
          await expect(storeMap(page)).toHaveAttribute('data-before', '');

          await typeInto(page, page.getByRole('combobox', { name: 'Find a store' }), '60602');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('heading', { name: 'Stores near Chicago, IL 60602' })).toBeVisible();
          await pressOn(page, cards.first().getByRole('button', { name: 'Order Here' }));
          await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }));
          await expect(page).toHaveURL(/\/menu$/);
          await expect(page.getByRole('region', { name: 'Pickup store' })).toBeVisible();
        },
      );
    });
