import { expect, test } from '@playwright/test';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('an order’s page on paper is the receipt, black on white, without what can only be pressed, ORD-066', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  const number = (await placed.getByRole('strong').textContent()) ?? '';
  await placed.getByRole('button', { name: 'Close' }).last().click();

  const progress = page.getByRole('list').filter({ hasText: 'Being made' });
  const controls = [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Get directions' }),
    progress,
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();

  await expect(page.getByRole('banner').getByText('Crema')).toBeVisible();
  const main = page.getByRole('main');
  const store = [stores.chicago.name, stores.chicago.street, stores.chicago.phone];
  for (const text of [number, latte.name, ...store, 'Sales tax', 'Total', 'Paid with', /^Visa •••• \d{4}$/])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
