import { expect, test, type Page } from '../../steps/test.ts';
import { latte } from '../../steps/cart.ts';
import { offlineNotice } from '../../steps/offline.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../steps/stores.ts';

const windows = [
  { width: 390, height: 664, fontPixels: 16 },
  { width: 390, height: 844, fontPixels: 16 },
  { width: 1024, height: 600, fontPixels: 16 },
  { width: 1440, height: 900, fontPixels: 16 },
  { width: 390, height: 844, fontPixels: 32 },
] as const;
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Runs in the page: titles, buttons and totals that a notice covers, in pixels. */
const readCovered = () => {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const areas = [...document.querySelectorAll('[aria-label="Notices"] li')].map((notice) =>
    notice.getBoundingClientRect(),
  );
  return [...scope.querySelectorAll('h1, h2, h3, button, input, select, dl')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (one.closest('[aria-label="Notices"]') || !one.checkVisibility({ opacityProperty: true })) return [];
    return areas.flatMap((area) => {
      const width = Math.min(box.right, area.right) - Math.max(box.left, area.left);
      const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top);
      if (width < 1 || height < 1 || box.width * box.height < 16) return [];
      return [`${one.tagName} “${(one.ariaLabel ?? one.textContent).slice(0, 40)}” ${width}×${height}`];
    });
  });
};
/** In every window: the action that shows a notice is repeated, since a notice ends after some seconds. */
const expectUncovered = async (page: Page, show: () => Promise<void>) => {
  for (const { fontPixels, ...viewport } of windows) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontPixels);
    await show();
    await expect(notices(page).last().getByRole('listitem').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(readCovered), { message: JSON.stringify({ ...viewport, fontPixels }) })
      .toEqual([]);
  }
};

test('a notice covers no title, button or total: an added product, a removed line, a favorite, L-15', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await page.goto(latte.path);
  await expectUncovered(page, () => page.getByRole('button', { name: /^Add to cart/ }).click());
  await page.goto('/menu/cart');
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await expectUncovered(page, async () => {
    const undo = notices(page).getByRole('button', { name: 'Undo' });
    if (await undo.isVisible()) await undo.click();
    await remove.click();
  });
});

test('a card with too little is said once, and no notice covers Add money or the title of the barcode, L-15', async ({
  page,
  context,
}) => {
  await signIn(page, 'poor@crema.test');
  await chooseStoreAsMember(page);
  await page.goto(latte.path);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.goto('/menu/cart');
  await expect(page.getByRole('link', { name: 'Add money' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Insufficient balance for order')).toHaveCount(1);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);

  await page.goto('/account/cards#pay');
  await expect(page.getByRole('dialog').getByRole('img', { name: /Barcode/i })).toBeVisible();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await expectUncovered(page, () => Promise.resolve());
});
