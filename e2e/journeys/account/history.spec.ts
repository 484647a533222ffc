import { expect, test } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'a tip is changed from the history, whose list has it, and Back returns to the place, ACC-060, ACC-061, D-27',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.goto('/menu/cart');
    await placeButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();

    await page.goto('/account/history');
    const main = page.getByRole('main');
    await expect(main.getByText('You can still add a tip').first()).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 240));
    const orders = main.getByRole('link', { name: /^Order at/ });
    // The row may have another height afterwards: the place is the one of the link that was pressed.
    const topOfPressed = async () => (await orders.first().boundingBox())?.y;
    const place = await topOfPressed();
    await orders.first().press('Enter');
    await main.getByRole('button', { name: 'Add a tip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a tip' });
    expect(await examine(page)).toEqual([]);
    await dialog.getByRole('radio', { name: '$2' }).check();
    await dialog.getByRole('button', { name: 'Save the tip' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('$2.00')).toBeVisible();
    await page.goBack();
    await expect(main.getByText('Tip of $2.00: you can still change it')).toBeVisible();
    await expect.poll(topOfPressed).toBe(place);
  },
);

test('the printed receipt of the history has its lines, and nothing that can be pressed, ACC-061', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/history/order.order-gold-3');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Details' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.getClientRects().length > 0 && one.clientHeight > 0)
      .filter((one) => one.matches('nav, footer, button, a') && !one.matches('.crema-wordmark'))
      .map((one) => `${one.tagName} ${one.className}`),
  );
  expect(left).toEqual([]);
  for (const text of ['Order number', 'Subtotal', 'Sales tax', 'Total', /^Paid with/])
    await expect(main.getByText(text).first()).toBeVisible();
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a request about personal information is sent from the footer, ACC-070, ACC-071', async ({ page }) => {
  await page.goto('/legal/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your personal information' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  expect(await examine(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We got your submission' })).toBeVisible();
  await expect(page).toHaveURL(/\/personal-information\/confirmation$/);
  expect(await examine(page)).toEqual([]);
});
