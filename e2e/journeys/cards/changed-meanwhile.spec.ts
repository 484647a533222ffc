import { expect, type Page } from '@playwright/test';
import { typeCard } from '../../steps/cards.ts';
import { publishChanged } from '../../steps/changed-build.ts';
import { test } from '../../steps/own-shop.ts';
import { signInAt, toasts, watchCodes } from '../../steps/payment-methods.ts';

/**
 * Codes that the server answers to a page of an earlier release or of an earlier configuration (D-163): the page's own check lets
 * the customer send what the shop does not take any more.
 */
const wallet = 'wallet@crema.test';
const cardPath = '/account/cards/card-wallet-3';
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Manage Auto reload' });
const choose = (page: Page, amount: string) => sheetOf(page).getByLabel('Amount to add').selectOption(amount);
const save = (page: Page) => sheetOf(page).getByRole('button', { name: 'Save' }).click();
const amountText = 'Enter an Auto reload amount.';

test('an amount that the shop offers no more is refused: of an open page, and of a stored auto reload; another one is saved, CRD-081, CRD-033, D-163', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, cardPath);
  const codes = await watchCodes(page);
  const turnedOn = toasts(page).getByText('Auto reload turned on');
  const open = () => page.goto(`${shop.origin}${cardPath}#auto-reload`);
  await open();
  await sheetOf(page).getByRole('switch').check();
  await choose(page, '$15.00');
  await sheetOf(page).getByRole('radio', { name: /4242/ }).check();
  await save(page);
  await expect(turnedOn).toBeVisible();

  await open();
  await choose(page, '$75.00');
  await shop.restart({ svcLoadOptions: [10, 25, 50] });
  await save(page);
  await expect(sheetOf(page).getByRole('alert')).toContainText(amountText);
  await codes.expectLast('121010');

  await page.reload();
  await expect(sheetOf(page).getByLabel('Amount to add')).toHaveValue('');
  await expect(sheetOf(page).getByRole('radio', { name: /4242/ })).toBeChecked();
  await save(page);
  await expect(sheetOf(page).getByRole('alert')).toContainText(amountText);
  await codes.expectLast('121009');
  await choose(page, '$25.00');
  await save(page);
  await expect(turnedOn).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
});

/** Publishes the cards with a changed text, which must occur. */
const publishWithout = async (
  { registry, origin }: { readonly registry: string; readonly origin: string },
  change: (text: string) => string,
) => {
  let changes = 0;
  const { version } = await publishChanged(registry, 'mfe-cards', (text) => {
    const changed = change(text);
    if (changed !== text) changes += 1;
    return changed;
  });
  expect(changes).toBeGreaterThan(0);
  // The server reads the registry from time to time: a page before that would get the deployed release.
  await expect
    .poll(async () => (await fetch(`${origin}/apiproxy/v1/composition`)).text())
    .toContain(`"${version}"`);
};

/** A release whose form leaves the digits to the server. */
const withoutCheck = (text: string) =>
  text.replaceAll(/\(\w+\.\w+,(\w+\(\{id:"cards\.add\.(?:number|code)\.invalid")/g, '(()=>undefined,$1');
test('digits that the form of an earlier release lets through are refused with the text of a wrong card, and typed again, CRD-080, D-163', async ({
  page,
  shop,
}) => {
  await publishWithout(shop, withoutCheck);
  await signInAt(page, shop.origin, wallet, '/account/cards/add');
  const codes = await watchCodes(page);
  const register = async (number: string, code: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Security code').fill(code);
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
  };
  for (const { code, number, secret } of [
    { code: '121001', number: '604390000000', secret: '90000105' },
    { code: '121002', number: '6043900000000105', secret: '9000' },
  ])
    await test.step(code, async () => {
      await register(number, secret);
      await expect(page.getByRole('alert')).toContainText(
        'That card number or security code doesn’t look right.',
      );
      await codes.expectLast(code);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Card number')).toBeFocused();
    });
  await register('6043900000000105', '90000105');
  await expect(toasts(page).getByText(/^Card added/)).toBeVisible();
});

/** A release whose form leaves the amount to the server. */
const withoutAmountRule = (text: string) =>
  text.replaceAll(/(code:"121036",isViolatedBy:)/g, '$1()=>!1,former:');
test('an amount that the form of an earlier release lets through is refused with its own text, and another one is added, CRD-081, CRD-085, D-163', async ({
  page,
  shop,
}) => {
  await publishWithout(shop, withoutAmountRule);
  await signInAt(page, shop.origin, wallet, cardPath);
  const codes = await watchCodes(page);
  await page.goto(`${shop.origin}${cardPath}#add-money`);
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByRole('radio', { name: /4242/ }).check();
  const add = async (amount: string) => {
    await sheet.getByRole('radio', { name: 'Other amount' }).check();
    await sheet.getByLabel('Your amount').fill(amount);
    await sheet.getByRole('button', { name: /^Add (\$|money)/ }).click();
  };
  for (const { code, amount, text } of [
    { code: '121005', amount: '0', text: 'Enter a reload amount' },
    { code: '121036', amount: '10.50', text: 'Invalid reload amount.' },
  ])
    await test.step(code, async () => {
      await add(amount);
      await expect(sheet.getByText(text)).toBeVisible();
      await codes.expectLast(code);
    });
  await add('5');
  await expect(toasts(page).getByText(/^\$5\.00 added/)).toBeVisible();
});

test('a bank card that the shop takes no more is refused in the open form, and the payment methods are one press away, CRD-051, D-163', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/payment-method/add/credit-card');
  await typeCard(page, '6011 1111 1111 1117');
  const codes = await watchCodes(page);
  await shop.restart({
    newPaymentOptionEnabled: {
      creditCard: false,
      giftCard: true,
      paypal: true,
      venmo: false,
      campusCard: false,
    },
  });
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('This way to pay is not available at the moment.');
  await codes.expectLast('PAYMENT_OPTION_OFF');
  await page.getByRole('link', { name: 'Choose payment method' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/payment-method`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add PayPal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a bank card' })).toHaveCount(0);
});
