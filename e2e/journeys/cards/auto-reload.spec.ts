import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

const path = '/account/cards/card-wallet-3';
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Manage Auto reload' });
const open = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Auto reload' }).click();
  await expect(sheetOf(page).getByRole('switch')).toBeVisible();
  return sheetOf(page);
};
const save = (page: Page) => sheetOf(page).getByRole('button', { name: 'Save' }).click();
const rule = (page: Page, amount: string, trigger: string) =>
  page.getByRole('main').getByText(`Auto reload adds ${amount} whenever the balance falls below ${trigger}.`);
const method = (page: Page, digits: RegExp) => sheetOf(page).getByRole('radio', { name: digits });

test('auto reload is created with a method that is added on the way, updated, and turned off in the form and in one press on the card’s page, CRD-030, CRD-031, CRD-032, CRD-034, D-91', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', path);
  const sheet = await open(page);
  // No profile and not enabled: it closes, and nothing is changed.
  await save(page);
  await expect(sheet).toBeHidden();
  await expect(toasts(page).getByText(/Auto reload turned/)).toHaveCount(0);

  await open(page);
  await sheet.getByRole('switch').check();
  await sheet.getByLabel('Amount to add').selectOption('5000');
  await sheet.getByLabel('When the balance falls below').selectOption('1000');
  await save(page);
  await expect(sheet.getByText('To save Auto reload settings, select a payment method.')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Add a payment method' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/payment-method`);
  await expect(page.getByRole('link', { name: 'Back to Auto reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a bank card' }).click();
  await typeCard(page, '6011 1111 1111 1117');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(method(page, /1117/)).toBeChecked();
  await expect(sheet.getByLabel('Amount to add')).toHaveValue('5000');
  await expect(sheet.getByLabel('When the balance falls below')).toHaveValue('1000');
  await save(page);
  await expect(toasts(page).getByText('Auto reload turned on')).toBeVisible();
  await expect(rule(page, '$50.00', '$10.00')).toBeVisible();

  await open(page);
  await sheet.getByLabel('Amount to add').selectOption('7500');
  await sheet.getByLabel('When the balance falls below').selectOption('1500');
  await method(page, /4242/).check();
  await save(page);
  await expect(rule(page, '$75.00', '$15.00')).toBeVisible();
  await page.reload();
  await expect(rule(page, '$75.00', '$15.00')).toBeVisible();
  await open(page);
  await expect(sheet.getByLabel('Amount to add')).toHaveValue('7500');
  await expect(sheet.getByLabel('When the balance falls below')).toHaveValue('1500');
  await expect(method(page, /4242/)).toBeChecked();

  await sheet.getByRole('switch').uncheck();
  await expect(sheet.getByText(/^From then on nothing is charged/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Turn off Auto reload' }).click();
  await expect(toasts(page).getByText('Auto reload turned off')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Auto reload adds/)).toHaveCount(0);
  await open(page);
  await sheet.getByRole('switch').check();
  await expect(method(page, /4242/)).toBeVisible();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);

  await method(page, /4242/).check();
  await save(page);
  await expect(sheet).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Turn off Auto reload' }).click();
  await expect(page.getByText(/^Auto reload adds/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Manage card' })).toBeFocused();
  expect(await examine(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make default' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off Auto reload' })).toHaveCount(0);
});

test('a chosen payment method that another tab removes is not chosen any more, and the choice of add money is kept from page to page, CRD-013, CRD-032', async ({
  page,
  context,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', path);
  await page.getByRole('link', { name: 'Add money' }).click();
  const addMoney = page.getByRole('dialog', { name: 'Add money' });
  await addMoney.getByRole('radio', { name: /3063/ }).check();
  await page.goBack();
  await page.getByRole('link', { name: 'Your cards' }).click();
  await page.getByRole('link', { name: 'Plastic' }).click();
  await page.getByRole('link', { name: 'Add money' }).click();
  await expect(addMoney.getByRole('radio', { name: /3063/ })).toBeChecked();
  await page.goBack();

  const sheet = await open(page);
  await sheet.getByRole('switch').check();
  await method(page, /0341/).check();
  const other = await context.newPage();
  await other.goto(`${shop.origin}/account/payment-method`);
  await methodOf(other, 'Visa •••• 0341')
    .getByRole('button', { name: /Remove/ })
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(method(page, /0341/)).toHaveCount(0);
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await save(page);
  await expect(sheet.getByText('To save Auto reload settings, select a payment method.')).toBeVisible();
});

test('an auto reload that the bank declines is tried after 1 h and 24 h, then turned off by an email and a banner that leads to another method, CRD-034, D-91', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', path);
  const sheet = await open(page);
  await sheet.getByRole('switch').check();
  await sheet.getByLabel('Amount to add').selectOption('2500');
  await sheet.getByLabel('When the balance falls below').selectOption('1000');
  await method(page, /0341/).check();
  await save(page);
  await expect(rule(page, '$25.00', '$10.00')).toBeVisible();

  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page
    .getByRole('group', { name: 'Choose how to pay' })
    .getByRole('radio', { name: /Plastic/ })
    .check();
  await totalToPay(page);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  // The first attempt was declined: nothing was added, and auto reload is still on.
  await page.goto(path);
  await expect(rule(page, '$25.00', '$10.00')).toBeVisible();
  await expect(page.getByText(/^\$\d\.\d\d$/).first()).toBeVisible();

  const dayAndHour = 25 * 60;
  await shop.restartAhead(dayAndHour);
  await expect
    .poll(
      () => mailsTo(shop, 'wallet@crema.test').filter((mail) => mail.includes('declined each time')).length,
    )
    .toBe(1);
  await page.goto(path);
  const banner = page.getByText('Auto reload is off: your bank declined it.');
  await expect(banner).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.getByRole('status').getByRole('link', { name: 'Auto reload' }).click();
  await sheet.getByRole('switch').check();
  await method(page, /4242/).check();
  await save(page);
  await expect(toasts(page).getByText('Auto reload turned on')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
