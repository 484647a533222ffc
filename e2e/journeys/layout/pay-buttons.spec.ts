import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import { vaultOf } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { birthdayGift, buyButton } from '../../steps/gifts.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../steps/stores.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 600 },
  { width: 390, height: 664 },
] as const;

/** Whole in the window, and not covered: presses on its edges and its centre reach it. */
const isWhole = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const reaches = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const inset = 8;
    return (
      inside &&
      reaches((left + right) / 2, (top + bottom) / 2) &&
      reaches((left + right) / 2, top + inset) &&
      reaches((left + right) / 2, bottom - inset) &&
      reaches(left + inset, (top + bottom) / 2) &&
      reaches(right - inset, (top + bottom) / 2)
    );
  });

/** In every window, where the page was opened, a third of the page below, and at the page's end, where the footer is low enough to leave room for the foot. */
const expectWhole = async (page: Page, button: Locator) => {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    for (const [place, share] of [
      ['top', 0],
      ['scrolled', 1 / 3],
      ['end', 1],
    ] as const) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect
        .poll(() => isWhole(button), { message: `${viewport.width}x${viewport.height}, ${place}` })
        .toBe(true);
    }
  }
};

test('a member’s Place order is whole with two cards and a tip, and with another card, L-01', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await expect(page.getByRole('group', { name: 'Add a tip' })).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  await expectWhole(page, placeButton(page));
  await page.getByRole('radio', { name: 'Another card' }).check();
  await expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectWhole(page, placeButton(page));
});

test('a guest’s Place order is whole, L-01, K-25', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectWhole(page, placeButton(page));
});

test('the buttons that buy a gift, add money and save auto reload are whole, L-01', async ({ page }) => {
  await signIn(page, 'wallet@crema.test');
  await page.goto('/account/cards/card-wallet-3#add-money');
  await expectWhole(page, page.getByRole('dialog').getByRole('button', { name: /^Add \$/ }));
  await page.goto('/account/cards');
  await page.goto('/account/cards/card-wallet-3#auto-reload');
  const modal = page.getByRole('dialog', { name: 'Manage Auto reload' });
  await modal.getByRole('switch').check();
  await expectWhole(page, modal.getByRole('button', { name: 'Save' }));
  await page.goto('/gift');
  await page.goto(birthdayGift);
  await expectWhole(page, buyButton(page));
});
