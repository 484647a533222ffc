import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard, vaultOf } from '../../steps/cards.ts';
import { addLatte, totalToPay } from '../../steps/cart.ts';
import { chooseRadio, pressOn, typeInto } from '../../steps/keyboard.ts';
import { createAccount } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { toasts } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const join = async (page: Page, email: string) => {
  await page.goto('/account/create');
  await createAccount(page, email);
  await expect(page).toHaveURL(/\/account\/for-you$/);
};

test('a new member gets a card with money in one sheet of the cart, where it then pays, K-04, D-152', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await join(page, 'first.card@example.com');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await totalToPay(page);
  await page.getByRole('link', { name: 'Get a Crema Card and pay with it' }).click();
  await expect(sheet(page).getByText(/^Your first Crema Card/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  expect(await examine(page, 'dark')).toEqual([]);
  await sheet(page).getByRole('radio', { name: '$50' }).check();
  const vault = sheet(page).getByTitle('Card number, expiry date and security code').contentFrame();
  await vault.getByRole('textbox', { name: 'Card number' }).fill(testCards.approved);
  await vault.getByRole('textbox', { name: 'Expiry date' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Security code' }).fill('123');
  await vault.getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
  await sheet(page).getByRole('button', { name: 'Get a card with $50.00' }).click();
  await expect(toasts(page).getByText(/^\$50\.00 added to/)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const group = page.getByRole('group', { name: 'Choose how to pay' });
  await expect(group.getByRole('radio', { name: /\$50\.00/ })).toBeChecked();
});

test('a payment that fails leaves the sheet as typed, and the next try fills the same card, K-04', async ({
  page,
}) => {
  await join(page, 'first.declined@example.com');
  await page.goto('/account/cards');
  await page.getByRole('main').getByRole('link', { name: 'Get a digital card' }).click();
  await sheet(page).getByRole('radio', { name: 'Other amount' }).check();
  await sheet(page).getByRole('textbox', { name: 'Your amount' }).fill('30');
  await typeCard(page, '4000 0000 0000 0341');
  await sheet(page).getByRole('button', { name: 'Get a card with $30.00' }).click();
  await expect(sheet(page).getByText('Your new card is ready, but nothing was added to it')).toBeVisible();
  await expect(sheet(page).getByRole('textbox', { name: 'Your amount' })).toHaveValue('30');
  expect(await examine(page)).toEqual([]);
  await sheet(page)
    .getByRole('radio', { name: /Another card/ })
    .check();
  await typeCard(page, testCards.approved);
  await sheet(page).getByRole('button', { name: 'Add $30.00' }).click();
  await expect(toasts(page).getByText(/^\$30\.00 added to/)).toBeVisible();
  await page.goto('/account/cards');
  await expect(page.getByRole('main').getByText('$30.00')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^My |Crema Card$/ })).toHaveCount(1);
});

test('a new member gets a card with money by keyboard on a phone in fr-CA, and the bank’s own page in between loses nothing that was typed, K-04, CRD-035, PLT-011', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await join(page, 'premiere.clavier@example.com');
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: shop.origin }]);
  await page.goto('/account/cards');
  const french = page.getByRole('dialog', { name: 'Ajouter de l’argent' });
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Obtenir une carte numérique' }));
  await expect(french.getByText(/^Votre première carte Crema/)).toBeVisible();
  await chooseRadio(
    page,
    french.getByRole('group', { name: 'Montant' }),
    french.getByRole('radio', { name: 'Autre montant' }),
  );
  const amount = french.getByRole('textbox', { name: 'Votre montant' });
  await typeInto(page, amount, '30');
  const submit = french.getByRole('button', { name: /^Obtenir une carte avec 30,00/ });
  await pressOn(page, submit);
  const vault = vaultOf(page, 'Numéro de carte, date d’expiration et code de sécurité');
  await expect(vault.getByRole('textbox', { name: 'Numéro de carte' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(await examine(page)).toEqual([]);
  for (const { name, text } of [
    { name: 'Numéro de carte', text: '4000000000003063' },
    { name: 'Date d’expiration', text: '1230' },
    { name: 'Code de sécurité', text: '123' },
    { name: 'Code postal ou ZIP', text: 'H3B 4W5' },
  ])
    await typeInto(page, vault.getByRole('textbox', { name }), text);
  await pressOn(page, submit);
  await expect(page).not.toHaveURL(new RegExp(`^${shop.origin}`));
  // The bank's page is in the language of the browser.
  await pressOn(page, page.getByRole('button', { name: 'Decline' }));
  await expect(french.getByRole('alert')).toContainText('Votre nouvelle carte est prête');
  await expect(amount).toHaveValue('30');
  await expect(french.getByRole('radio', { name: /3063/ })).toBeChecked();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, french.getByRole('button', { name: /^Ajouter 30,00/ }));
  await expect(page).not.toHaveURL(new RegExp(`^${shop.origin}`));
  await pressOn(page, page.getByRole('button', { name: 'Approve' }));
  await expect(
    page.getByRole('region', { name: 'Avis' }).getByText(/^30,00\s\$\sUS ajoutés à/),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/^30,00/)).toBeVisible();
});
