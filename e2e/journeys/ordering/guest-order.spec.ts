import { expect, test } from '../../steps/test.ts';
import { addLatte, latte, placeButton, totalToPay } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { goToGuestCheckout, visitor } from '../../steps/guest.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

test(
  'a guest orders for pickup, pays by card and finds back to the order, ORD-120, ORD-121, ORD-067, D-98, D-170',
  { tag: '@gate' },
  async ({ page }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await typeCard(page, testCards.approved);
    expect(await totalToPay(page)).toBeGreaterThan(400);
    await placeButton(page).click();

    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    await expect(placed).toContainText(stores.chicago.name);
    const number = (await placed.getByRole('strong').textContent()) ?? '';
    await expect(placed).toContainText(`Your receipt is on its way to ${visitor.email}.`);
    await expect(page).toHaveURL(/\/menu\/order\/[^/?]+\?token=/);

    // Closing the confirmation shows the order's own page (D-170).
    await placed.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    const main = page.getByRole('main');
    for (const text of [number, latte.name, stores.chicago.name, stores.chicago.street])
      await expect(main).toContainText(text);
    await expect(main).toContainText(/Ready (around )?\d{1,2}:\d\d/);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();

    // Every later visit links to the order (ORD-067).
    const banner = page.getByRole('region', { name: 'Orders in progress' }).getByRole('link');
    for (const path of ['/menu', '/']) {
      await page.goto(path);
      await expect(banner).toContainText(number);
      await page.reload();
      await expect(banner).toContainText(number);
      await banner.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
      await expect(main).toContainText(number);
    }

    // On a phone the order number is not cut off.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/menu');
    const detail = banner.getByText(number);
    await expect(detail).toBeVisible();
    const cutOff = await detail.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    );
    expect(cutOff).toBe(false);

    // The items of the order are offered again for the rest of the visit, also after a reload (ORD-046).
    await page.goto('/menu/cart');
    await page.reload();
    await page.getByRole('button', { name: 'Add your last order again' }).click();
    await expect(page.getByRole('region', { name: 'Your items' })).toContainText(latte.name);
  },
);

test('a declined card keeps everything that was typed, ORD-103', { tag: '@gate' }, async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.declined);
  await placeButton(page).click();

  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText('0002');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  await expect(page.getByRole('main')).toContainText(latte.name);

  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
