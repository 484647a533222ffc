import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte } from '../../steps/cart.ts';
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
  /** The part of an element that its scrollers show. */
  const shownBox = (one: Element) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return { left, right, top, bottom };
  };
  return [...scope.querySelectorAll('h1, h2, h3, button, input, select, dl')].flatMap((one) => {
    const box = shownBox(one);
    if (one.closest('[aria-label="Notices"]') || !one.checkVisibility({ opacityProperty: true })) return [];
    return areas.flatMap((area) => {
      const width = Math.min(box.right, area.right) - Math.max(box.left, area.left);
      const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top);
      if (width < 1 || height < 1 || width * height < 16) return [];
      return [`${one.tagName} “${(one.ariaLabel ?? one.textContent).slice(0, 40)}” ${width}×${height}`];
    });
  });
};
/** In every window; a notice ends after some seconds, so that `show` repeats the action. */
const expectUncovered = async (page: Page, show: () => Promise<void>) => {
  for (const { fontPixels, ...viewport } of windows) {
    await page.setViewportSize(viewport);
    await show();
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontPixels);
    await expect(notices(page).getByRole('listitem').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(readCovered), { message: JSON.stringify({ ...viewport, fontPixels }) })
      .toEqual([]);
  }
};

test('the notice of an added product covers no title, button or total, L-15', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await expectUncovered(page, async () => {
    await page.goto(latte.path);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
  });
});

test('the notice of a removed line covers no title, button or total, L-15', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await expectUncovered(page, async () => {
    await addLatte(page);
    await page.goto('/menu/cart');
    await page.getByRole('button', { name: /^Remove/ }).click();
  });
});

test('a card with too little is said once, and no notice covers the title of the barcode, L-15', async ({
  page,
  context,
}) => {
  await signIn(page, 'poor@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Add money' })).toBeVisible();
  await expect(main.getByText('Insufficient balance for order')).toHaveCount(1);
  await expect(notices(page).getByText(/balance/)).toHaveCount(0);

  await page.goto('/account/cards#pay');
  await expect(page.getByRole('dialog').getByRole('img', { name: /Barcode/i })).toBeVisible();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await expectUncovered(page, () => Promise.resolve());
});
