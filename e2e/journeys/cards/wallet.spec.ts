import { expect, type Page } from '@playwright/test';
import { seedPassword } from '../../steps/members.ts';
import { test, type OwnShop } from '../../steps/own-shop.ts';
import { pressOn, typeInto } from '../../steps/keyboard.ts';
import { examine } from '../../steps/accessibility.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const signInToWallet = async (page: Page, { origin }: OwnShop, returnUrl: string) => {
  await page.goto(`${origin}/account/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill('wallet@crema.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};
const registered = (page: Page) => page.getByRole('link', { name: 'Morning card' });

test('a member registers a card by keyboard, adds money, turns auto reload on, removes the card and undoes it, CRD-001, CRD-004, CRD-011, CRD-034, D-93', async ({
  page,
  shop,
}) => {
  await signInToWallet(page, shop, '/account/cards/add');
  await typeInto(page, page.getByLabel('Card number'), '6043900000000105');
  await typeInto(page, page.getByLabel('Security code'), '90000105');
  await typeInto(page, page.getByLabel('Card name'), 'Morning card');
  expect(await examine(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText(/^Card added/)).toBeVisible();
  await pressOn(page, registered(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Morning card' })).toBeVisible();
  expect(await examine(page)).toEqual([]);

  const addMoney = page.getByRole('link', { name: 'Add money' });
  await pressOn(page, addMoney);
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByText('You can add up to $500.00.')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(addMoney).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('radio', { name: 'Other amount' }).check();
  await sheet.getByLabel('Your amount').fill('30');
  expect(await examine(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Add $30.00' }).click();
  await expect(notices(page).getByText('$30.00 added to Morning card')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('+$30.00')).toBeVisible();

  await page.getByRole('link', { name: 'Auto reload' }).click();
  const autoReload = page.getByRole('dialog', { name: 'Manage Auto reload' });
  await autoReload.getByRole('switch').check();
  await autoReload.getByRole('radio', { name: /4242/ }).check();
  await expect(autoReload.getByText(/whenever the balance falls below/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await autoReload.getByRole('button', { name: 'Save' }).click();
  await expect(notices(page).getByText('Auto reload turned on')).toBeVisible();
  await expect(autoReload).toBeHidden();
  await expect(page.getByText(/Auto reload adds \$25\.00 whenever the balance falls below/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove card' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Morning card?' });
  await expect(question.getByText(/balance of \$30\.00/)).toBeVisible();
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect(registered(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(registered(page)).toBeVisible();
  await page.reload();
  await expect(registered(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the codes of a card are shown where the customer is: registered elsewhere, closed, not registered, above $500, below zero, CRD-082, CRD-085, CRD-086, CRD-090, D-93', async ({
  page,
  shop,
}) => {
  await signInToWallet(page, shop, '/account/cards/add');
  const register = async (number: string, code: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Security code').fill(code);
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
  };
  await register('6043900000000044', '90000044');
  await expect(page.getByText('This Crema Card is closed.')).toBeVisible();
  await register('6043900000000022', '90000022');
  await expect(page.getByText('International Crema Cards not currently supported.')).toBeVisible();
  await register('6043900000000011', '11111111');
  await expect(page.getByText('That card number or security code doesn’t look right.')).toBeVisible();
  await page.goto(`${shop.origin}/account/cards/card-shop-1`);
  await expect(page.getByText('This card is not registered on our website.')).toBeVisible();
  await page.getByRole('link', { name: 'Register this card' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/cards/add`);
  await page.goto(`${shop.origin}/account/cards/card-wallet-1#add-money`);
  await expect(
    page.getByRole('dialog', { name: 'Add money' }).getByText('Your card’s total amount cannot exceed $500.'),
  ).toBeVisible();
  await page.goto(`${shop.origin}/account/cards/card-wallet-2`);
  await page.getByRole('button', { name: 'Remove card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('A card with a balance below zero cannot be removed.')).toBeVisible();
});

test('a bank that asks in a page of its own returns to the modal, which says the decision, CRD-035, D-97', async ({
  page,
  shop,
}) => {
  await signInToWallet(page, shop, '/account/cards/card-wallet-3#add-money');
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByRole('radio', { name: /3063/ }).check();
  await sheet.getByRole('button', { name: /^Add \$/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(notices(page).getByText(/added to/)).toBeVisible();
});

test('a visitor who opens #auto-reload signs in and is back at it, in French, CRD-004, PLT-011', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: shop.origin }]);
  await page.goto(`${shop.origin}/gift#auto-reload`);
  const signIn = page.getByRole('dialog', { name: 'Connexion' });
  await signIn.getByLabel(/^Courriel/).fill('wallet@crema.test');
  await signIn.getByLabel('Mot de passe', { exact: true }).fill(seedPassword);
  await signIn.getByRole('button', { name: 'Ouvrir une session', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Gérer la recharge automatique' });
  await expect(sheet.getByRole('switch')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/gift#auto-reload`);
  expect(await examine(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
});
