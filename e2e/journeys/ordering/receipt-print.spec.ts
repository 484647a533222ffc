import { expect, test } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('an order’s page on paper is the receipt, black on white, without what can only be pressed, ORD-066 D-148', async ({
  page,
  browser,
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

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(/\/menu\/order\/[^/]+\/receipt\?token=/);
  await expect(main.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(main.getByText(number)).toBeVisible();
  expect(await examine(page, 'dark')).toEqual([]);
  const print = page.getByRole('button', { name: 'Print' });
  const printed = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true), { once: true })),
  );
  await print.click();
  expect(await printed).toBe(true);
  const links = [print, main.getByRole('link', { name: 'Back to your order' })];
  await page.emulateMedia({ media: 'print' });
  for (const control of links) await expect(control).toBeHidden();
  for (const text of [number, latte.name, ...store, 'Sales tax', 'Total', 'Paid with', /^Visa •••• \d{4}$/])
    await expect(main.getByText(text).first()).toBeVisible();

  // The signed link is enough: it opens the receipt in a browser that knows nothing of the order.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main').getByText(number)).toBeVisible();
  await elsewhere.close();
});
