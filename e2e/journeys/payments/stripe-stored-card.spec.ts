import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { vaultOf } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { methodOf, signInAt } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';
import { stripeCards, stripeField, test, typeStripeCard } from '../../steps/stripe-shop.ts';

const addCard = '/account/payment-method/add/credit-card';
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' });
/** Stripe's own dialog above the card form. */
const question = (page: Page) => vaultOf(page).getByRole('dialog', { name: 'Test bank' });

test('a member stores a card after the bank’s question and pays an order with it, PAY-005', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addCard);
  await typeStripeCard(page, stripeCards.questionedOnce);
  await save(page).click();
  await question(page).getByRole('button', { name: 'Complete' }).click();
  await expect(methodOf(page, 'Visa •••• 3155')).toBeVisible();
  const [method] = [...double.state.methods.values()].filter(({ card }) => card.last4 === '3155');
  expect(method?.object.customer).not.toBeNull();
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('radio', { name: /3155/ }).check();
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  expect([...double.state.intents.values()].map(({ payment_method }) => payment_method)).toEqual([
    method?.object.id,
  ]);
  expect(shop.log()).not.toContain('_secret_');
});

test('a question that is failed, closed or left stores nothing, says so, and keeps the typed card, PAY-005', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addCard);
  await typeStripeCard(page, stripeCards.questioned);
  await save(page).click();
  const frame = page.getByTitle('Card number, expiry date and security code');
  await expect(question(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await question(page).getByRole('button', { name: 'Fail' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('could not confirm that it’s you');
  await expect(stripeField(vaultOf(page), 'number')).toHaveValue(stripeCards.questioned);
  expect(await examine(page)).toEqual([]);

  await save(page).click();
  await expect(question(page).getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert).toContainText('could not confirm that it’s you');

  await typeStripeCard(page, stripeCards.declined);
  await save(page).click();
  await expect(alert).toContainText('declined');
  await save(page).click();
  await expect(alert).toContainText('declined');

  await typeStripeCard(page, stripeCards.questioned);
  await save(page).click();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(stripeField(vaultOf(page), 'number')).toHaveValue('');
  await typeStripeCard(page, stripeCards.questioned);
  await save(page).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await page.goto(`${shop.origin}${addCard}`);
  await expect(stripeField(vaultOf(page), 'number')).toHaveValue('');
  expect([...double.state.methods.values()].every(({ object }) => object.customer === null)).toBe(true);
  await typeStripeCard(page, stripeCards.approved);
  await save(page).click();
  await expect(methodOf(page, 'Visa •••• 4242').first()).toBeVisible();
});

test('a bank that asks on its own page is asked in Stripe’s dialog while a card is stored; Back stays in it, and the answer decides, PAY-005', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addCard);
  await typeStripeCard(page, stripeCards.redirected);
  await save(page).click();
  await expect(question(page)).toBeVisible();
  const bank = question(page).getByTitle('Test bank').contentFrame();
  await bank.getByRole('link', { name: 'Continue' }).click();
  await bank.getByRole('button', { name: 'Cancel' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('could not confirm that it’s you');
  const owners = () => [...double.state.methods.values()].map(({ object }) => object.customer);
  expect(owners().every((customer) => customer === null)).toBe(true);

  await save(page).click();
  await bank.getByRole('link', { name: 'Continue' }).click();
  await expect(bank.getByRole('button', { name: 'Agree' })).toBeVisible();
  // Back moves the bank's frame only: page.goBack() would wait for a navigation of the page.
  await page.evaluate(() => history.back());
  await bank.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${shop.origin}${addCard}`);
  await bank.getByRole('button', { name: 'Agree' }).click();
  await expect(methodOf(page, 'Visa •••• 3063')).toHaveCount(2);
  expect(owners().filter((customer) => customer !== null)).toHaveLength(1);
  expect(shop.log()).not.toContain('_secret_');
});
