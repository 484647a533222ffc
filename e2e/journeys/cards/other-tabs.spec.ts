import { expect, type Page } from '@playwright/test';
import { typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const chooser = (page: Page) => page.getByRole('group', { name: 'Choose how to pay' });
const addBankCard = async (page: Page, number: string) => {
  await page.goto('/account/payment-method/add/credit-card');
  await typeCard(page, number);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).getByText('Payment method added')).toBeVisible();
};

test(
  'a card that is renamed, gets money, is removed or comes back, and a payment method that is added or removed, show in the tabs of the cart, home, the cards and the transactions without a reload, CRD-011, CRD-032, CRD-050, D-93',
  { tag: '@long' },
  async ({ page: cart, context, browser, shop }) => {
    await signIn(cart, 'poor@crema.test');
    await addBankCard(cart, '4242 4242 4242 4242');
    await chooseStoreAsMember(cart);
    await addLatte(cart);
    await cart.goto('/menu/cart');
    await totalToPay(cart);
    await chooser(cart).getByRole('radio').first().check();
    const wallet = await context.newPage();
    await wallet.goto('/account/cards');
    await wallet.getByRole('main').getByRole('link', { name: 'Nearly empty' }).click();
    await expect(wallet.getByRole('heading', { level: 1, name: 'Nearly empty' })).toBeVisible();
    const cardUrl = wallet.url();
    const home = await context.newPage();
    await home.goto('/');
    const homeCard = home.getByRole('main');
    await expect(homeCard.getByRole('link', { name: 'Nearly empty' })).toBeVisible();
    const transactions = await context.newPage();
    await transactions.goto(`${cardUrl}/transactions`);
    await expect(transactions.getByRole('button', { name: 'Download CSV' })).toBeVisible();

    await wallet.getByRole('button', { name: 'Rename' }).click();
    await wallet.getByRole('dialog').getByRole('textbox').fill('Pocket');
    await wallet.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(chooser(cart).getByRole('radio', { name: /Pocket/ })).toBeChecked();
    await expect(homeCard.getByRole('link', { name: 'Pocket' })).toBeVisible();

    await wallet.getByRole('link', { name: 'Add money' }).click();
    const addMoney = wallet.getByRole('dialog');
    await addMoney.getByRole('radio', { name: '$25', exact: true }).check();
    await addMoney.getByRole('button', { name: /^Add \$25/ }).click();
    await expect(chooser(cart).getByText('$26.25')).toBeVisible();
    await expect(placeButton(cart)).toBeEnabled();
    await expect(homeCard.getByText('$26.25')).toBeVisible();
    await expect(transactions.getByText('+$25.00')).toBeVisible();

    await addBankCard(wallet, '6011 1111 1111 1117');
    const discover = chooser(cart).getByRole('radio', { name: /Discover.*1117/ });
    await discover.check();
    await expect(placeButton(cart)).toBeEnabled();
    await wallet.goto('/account/payment-method');
    await methodOf(wallet, 'Discover •••• 1117')
      .getByRole('button', { name: /Remove/ })
      .click();
    await wallet.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(discover).toHaveCount(0);
    await expect(chooser(cart).getByRole('radio', { name: /Pocket/ })).toBeChecked();

    // Another browser of the member, which gets no events of this one.
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAt(elsewhere, shop.origin, 'poor@crema.test', '/account/cards');
    await transactions.goto('/account/cards');
    await expect(transactions.getByRole('link', { name: 'Pocket' })).toBeVisible();
    await wallet.goto(cardUrl);
    await wallet.getByRole('button', { name: 'Remove card' }).click();
    await wallet.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(chooser(cart).getByRole('radio', { name: /Pocket/ })).toHaveCount(0);
    await expect(chooser(cart).getByRole('radio', { name: /Visa.*4242/ })).toBeChecked();
    await expect(homeCard.getByRole('link', { name: 'Pocket' })).toHaveCount(0);
    await expect(transactions.getByRole('button', { name: /^Undo: card/ })).toBeVisible();

    await elsewhere.reload();
    await elsewhere.getByRole('button', { name: /^Undo: card/ }).click();
    await expect(elsewhere.getByRole('link', { name: 'Pocket' })).toBeVisible();
    await elsewhere.context().close();
    await wallet.reload();
    await expect(wallet.getByRole('link', { name: 'Pocket' })).toBeVisible();
    await expect(wallet.getByRole('button', { name: /^Undo: card/ })).toHaveCount(0);
  },
);
