import { expect, test } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'a tip is chosen by keyboard, stays with another kind of payment, and is paid by the card and on the receipt, where it can be changed, ORD-104, D-27',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.goto('/menu/cart');
    const price = await totalToPay(page);
    const tips = page.getByRole('group', { name: 'Add a tip' });
    await tips.getByRole('radio', { name: 'No tip' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tips.getByRole('radio', { name: '$1' })).toBeChecked();
    await expect.poll(() => totalToPay(page)).toBe(price + 100);

    // Another way of paying keeps the tip (L-04).
    const payments = page.getByRole('group', { name: 'Choose how to pay' });
    await payments.getByRole('radio', { name: 'Another card' }).check();
    await expect(tips.getByRole('radio', { name: '$1' })).toBeChecked();
    await expect.poll(() => totalToPay(page)).toBe(price + 100);

    await payments.getByRole('radio').first().check();
    await tips.getByRole('radio', { name: 'Other' }).check();
    const own = page.getByRole('textbox', { name: 'Your tip' });
    await own.fill('30');
    await expect(page.getByText('A tip can be $20.00 at most.')).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    expect(await examine(page)).toEqual([]);
    await own.fill('1.50');
    await expect.poll(() => totalToPay(page)).toBe(price + 150);
    await placeButton(page).click();
    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    await placed.getByRole('link', { name: 'Follow your order' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Tip', { exact: true })).toBeVisible();
    await expect(main.getByText('$1.50')).toBeVisible();

    // Until two hours after the pickup it can be changed on the receipt, and in the previous orders.
    await main.getByRole('link', { name: 'See the receipt' }).click();
    await main.getByRole('button', { name: 'Change the tip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the tip' });
    await expect(dialog.getByRole('textbox', { name: 'Your tip' })).toHaveValue('1.50');
    expect(await examine(page)).toEqual([]);
    await dialog.getByRole('radio', { name: '$2' }).check();
    await dialog.getByRole('button', { name: 'Save the tip' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('$2.00')).toBeVisible();
    await page.goto('/menu/previous');
    await main.getByRole('button', { name: 'Change the tip' }).first().click();
    await expect(dialog.getByRole('radio', { name: '$2' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'No tip' }).check();
    await dialog.getByRole('button', { name: 'Save the tip' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: 'Add a tip' }).first()).toBeVisible();
  },
);
