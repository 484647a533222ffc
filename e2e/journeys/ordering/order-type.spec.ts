import { examine } from '../../steps/accessibility.ts';
import { latte } from '../../steps/cart.ts';
import { deliveryPartner } from '../../steps/delivery/screens.ts';
import { test } from '../../steps/own-shop.ts';
import { expect } from '../../steps/test.ts';

const journey = test.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
journey.use({
  overrides: { enableInAppDelivery: true, deliveryPartner },
  viewport: { width: 390, height: 844 },
});

journey(
  'a visitor chooses the type of the order by keyboard, browses, and starts an order later, ORD-061, D-23',
  async ({ page }) => {
    await page.goto('/menu');
    const question = page.getByRole('dialog', { name: 'What type of order will this be?' });
    await expect(question).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await question.getByRole('button', { name: /^Just browsing/ }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByText('No order yet')).toBeVisible();
    await page.goto(latte.path);
    const start = page.getByRole('button', { name: 'Start an order' });
    await start.click();
    await page.keyboard.press('Escape');
    await expect(start).toBeFocused();
    await start.click();
    await question.getByRole('button', { name: /^Pickup/ }).click();
    await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible();

    await page.goto('/menu');
    await page.getByRole('button', { name: 'Pickup: change the type of order' }).click();
    await question.getByRole('button', { name: /^Delivery/ }).click();
    await expect(page).toHaveURL('/menu/delivery');
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery with Dropby' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Dropby')).toBeVisible();
    await expect(question).toBeHidden();
  },
);
