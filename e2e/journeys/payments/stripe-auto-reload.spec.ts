import { expect, type Page } from '@playwright/test';
import { addLatte, minorOf, placeButton, totalToPay } from '../../steps/cart.ts';
import { vaultOf } from '../../steps/cards.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';
import { stripeCards, test, typeStripeCard } from '../../steps/stripe-shop.ts';

const member = 'wallet@crema.test';
const card = '/account/cards/card-wallet-3';
const autoReload = (page: Page) => page.getByRole('dialog', { name: 'Manage Auto reload' });
const addMoney = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const rule = (page: Page) =>
  page.getByRole('main').getByText('Auto reload adds $25.00 whenever the balance falls below $10.00.');

const storeCard = async (page: Page) => {
  await typeStripeCard(page, stripeCards.questioned);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  const question = vaultOf(page).getByRole('dialog', { name: 'Test bank' });
  await question.getByRole('button', { name: 'Complete' }).click();
  await expect(methodOf(page, 'Visa •••• 3184')).toBeVisible();
};
const turnOn = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Auto reload' }).click();
  const sheet = autoReload(page);
  await sheet.getByRole('switch').check();
  await sheet.getByLabel('Amount to add').selectOption('2500');
  await sheet.getByLabel('When the balance falls below').selectOption('1000');
  await sheet.getByRole('radio', { name: /3184/ }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(rule(page)).toBeVisible();
};
/** An order that the card pays. Returns its price. */
const orderWithCard = async (page: Page): Promise<number> => {
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page
    .getByRole('group', { name: 'Choose how to pay' })
    .getByRole('radio', { name: /Plastic/ })
    .check();
  const price = await totalToPay(page);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  return price;
};

test('an auto reload that the bank asks about while the member is away is answered from the mail’s link: it charges nothing before, and the balance and the history have the money once, PAY-005', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, member, '/account/payment-method/add/credit-card');
  await storeCard(page);
  await page.goto(card);
  await turnOn(page);
  const balance = page.getByText(/^\$\d+\.\d\d$/).first();
  const earlier = minorOf(await balance.textContent());
  const price = await orderWithCard(page);

  // The member leaves: nobody is there to answer the bank.
  await page.goto('about:blank');
  const asking = () =>
    mailsTo(shop, member).filter((mail) => mail.includes('Subject: Your bank asks you to confirm'));
  await expect.poll(() => asking().length).toBe(1);
  const intents = () => [...double.state.intents.values()].map((intent) => [intent.status, intent.amount]);
  expect(intents()).toEqual([['requires_payment_method', 2500]]);

  const [link = ''] = /http:\/\/localhost:\d+\/account\/cards\/[\w-]+#add-money/.exec(asking().join()) ?? [];
  await page.goto(link);
  await addMoney(page).getByRole('radio', { name: '$25', exact: true }).check();
  await addMoney(page).getByRole('radio', { name: /3184/ }).check();
  await addMoney(page).getByRole('button', { name: 'Add $25.00' }).click();
  await page.getByTitle(/bank/i).contentFrame().getByRole('button', { name: 'Complete' }).click();
  await expect(toasts(page).getByText('$25.00 added to Plastic')).toBeVisible();
  await expect.poll(async () => minorOf(await balance.textContent())).toBe(earlier - price + 2500);
  await expect(rule(page)).toBeVisible();
  await expect(page.getByText('+$25.00')).toHaveCount(1);
  await page.goto(`${card}/transactions`);
  await expect(page.getByText('+$25.00')).toHaveCount(1);
  expect(intents().filter(([status]) => status === 'succeeded')).toEqual([['succeeded', 2500]]);
  expect(asking()).toHaveLength(1);
  expect(shop.log()).not.toContain('_secret_');
});
