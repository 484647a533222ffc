import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard, vaultOf } from '../../steps/cards.ts';
import { latte } from '../../steps/cart.ts';
import { chooseRadio, pressOn, typeInto } from '../../steps/keyboard.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { storeCard, stores } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
test.use({ viewport: { width: 390, height: 844 } });

const inFrench = (page: Page, origin: string) =>
  page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: origin }]);

test('the balance of a card is checked by keyboard on a phone in fr-CA, and a wrong code gets the text of CRD-080, CRD-015, D-95, PLT-011', async ({
  page,
  shop,
}) => {
  await inFrench(page, shop.origin);
  await page.goto('/card-balance');
  const main = page.getByRole('main');
  const code = main.locator('input[name="securityCode"]');
  await typeInto(page, main.locator('input[name="cardNumber"]'), '6043600000000063');
  await typeInto(page, code, '11111111');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await typeInto(page, code, '');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60000063');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Carte •••• 0063')).toBeVisible();
  await expect(main.getByText(/15,00/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
});

test('PayPal is canceled by keyboard on a phone in fr-CA: nothing is added, and the customer can go on, D-97, CRD-002, PLT-011', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', '/account/payment-method/add/paypal');
  await inFrench(page, shop.origin);
  await page.reload();
  await pressOn(page, page.getByRole('button', { name: 'Continuer vers PayPal' }));
  await expect(page).not.toHaveURL(new RegExp(`^${shop.origin}`));
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: /^Annuler/ }));
  await expect(page.getByText('Vous avez annulé chez PayPal')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('link', { name: 'Choisir un autre mode de paiement' }));
  await expect(page).toHaveURL(`${shop.origin}/account/payment-method`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: /PayPal/ })).toHaveCount(0);
});

test('the bank’s question about a reload is answered by keyboard on a phone in fr-CA, CRD-035, CRD-052, PLT-011', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', '/account/payment-method/add/credit-card');
  await typeCard(page, '4000 0000 0000 3220');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).getByText('Payment method added')).toBeVisible();
  await inFrench(page, shop.origin);
  await page.goto('/account/cards/card-wallet-3#add-money');
  const sheet = page.getByRole('dialog', { name: 'Ajouter de l’argent' });
  const challenged = sheet.getByRole('radio', { name: /3220/ });
  await challenged.focus();
  await page.keyboard.press('Space');
  await pressOn(page, sheet.locator('button[type="submit"]'));
  await expect(sheet.getByText('Votre banque vous demande de confirmer ce paiement.')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  const bank = sheet.getByTitle('Confirmation de votre banque').contentFrame();
  await bank.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Avis' }).getByText(/ajouté/)).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('a balance is transferred by keyboard on a phone in fr-CA: the emptied card is removed, comes back, and is kept, CRD-011, CRD-016, CRD-018, D-93, PLT-011', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'gold@crema.test', '/account/cards/card-gold-1');
  await inFrench(page, shop.origin);
  await page.reload();
  const notices = page.getByRole('region', { name: 'Avis' });
  const dialog = page.getByRole('dialog', { name: 'Transférer le solde' });
  await pressOn(page, page.getByRole('button', { name: 'Transférer le solde' }));
  await chooseRadio(
    page,
    dialog.getByRole('group', { name: 'La carte sera vide après le transfert' }),
    dialog.getByRole('radio', { name: 'Retirer la carte' }),
  );
  expect(await examine(page)).toEqual([]);
  await pressOn(page, dialog.getByRole('button', { name: 'Transférer', exact: true }));
  await expect(notices.getByText(/transférés à Birthday gift/)).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/account/cards`);
  await expect(page.getByText('Carte (0022) retirée')).toBeVisible();
  const everyday = page.getByRole('link', { name: 'Everyday' });
  await expect(everyday).toHaveCount(0);
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: 'Annuler le retrait : carte (0022)' }));
  await expect(everyday).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressOn(page, everyday);
  await pressOn(page, page.getByRole('button', { name: 'Transférer le solde' }));
  await expect(dialog.getByText(/La garder ou la retirer\?/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, dialog.getByRole('button', { name: 'Garder la carte' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday' })).toBeVisible();
});

const createAccount = async (page: Page) => {
  await page.goto('/account/create');
  const main = page.getByRole('main');
  await typeInto(page, main.getByLabel('Prénom'), 'Noémie');
  await typeInto(page, main.getByLabel('Nom de famille'), 'Haddad');
  await typeInto(page, main.getByLabel(/^Adresse courriel/), 'noemie.premiere@example.com');
  await typeInto(page, main.getByLabel('Mot de passe', { exact: true }), 'copper kettle march');
  await pressOn(page, main.getByRole('checkbox', { name: /conditions d’utilisation/ }), 'Space');
  await pressOn(page, main.getByRole('button', { name: 'Créer le compte' }));
  await expect(page).toHaveURL(/\/account\/for-you$/);
};
const fillCart = async (page: Page) => {
  await page.goto('/menu/store-locator');
  await typeInto(page, page.getByRole('combobox', { name: 'Trouver un café' }), stores.montreal.place);
  await page.keyboard.press('Enter');
  await pressOn(page, storeCard(page, stores.montreal.name).getByRole('button', { name: 'Commander ici' }));
  await expect(page.getByRole('region', { name: 'Café de cueillette' })).toContainText(stores.montreal.name);
  await page.goto(latte.path);
  await pressOn(page, page.getByRole('button', { name: /^Ajouter/ }), 'Space');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
};
const typeCardInFrench = async (page: Page) => {
  const vault = vaultOf(page, 'Numéro de carte, date d’expiration et code de sécurité');
  for (const { name, text } of [
    { name: 'Numéro de carte', text: testCards.approved },
    { name: 'Date d’expiration', text: '1230' },
    { name: 'Code de sécurité', text: '123' },
    { name: 'Code postal ou ZIP', text: 'H3B 4W5' },
  ])
    await typeInto(page, vault.getByRole('textbox', { name }), text);
};

test('a new member pays a first order by bank card, stores it and chooses it for a gift, by keyboard on a phone in fr-CA; gifts above $50 wait for the confirmed address, ORD-109, D-142, CRD-004, CRD-050, D-158, PLT-011', async ({
  page,
  shop,
}) => {
  await inFrench(page, shop.origin);
  await createAccount(page);
  await fillCart(page);
  await page.goto('/menu/cart');
  await expect(page.getByText(/^Votre compte ne contient aucun mode de paiement/)).toBeVisible();
  await typeCardInFrench(page);
  const store = page.getByRole('checkbox', { name: 'Enregistrer cette carte pour la prochaine fois' });
  await expect(store).not.toBeChecked();
  await pressOn(page, store, 'Space');
  await expect(store).toBeChecked();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: /^Commander ·/ }));
  const placed = page.getByRole('dialog', { name: 'Votre commande est passée!' });
  await expect(placed).toContainText(stores.montreal.name);
  expect(await examine(page)).toEqual([]);
  await pressOn(page, placed.getByRole('button', { name: 'Fermer' }).last());
  await page.goto('/account/payment-method');
  await expect(methodOf(page, /^Visa •••• 4242/)).toHaveCount(1);

  await page.goto('/gift/category/birthday');
  await pressOn(page, page.getByRole('main').getByRole('listitem').getByRole('link').first());
  await expect(page.getByText(/^Les cadeaux de plus de 50,00\s\$ attendent/)).toBeVisible();
  const choosePayment = page.getByRole('link', { name: 'Choisir le paiement' });
  await pressOn(page, choosePayment);
  const sheet = page.getByRole('dialog', { name: 'Choisir le mode de paiement du cadeau' });
  await expect(sheet.getByRole('radio', { name: /4242/ })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(choosePayment).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, sheet.getByRole('button', { name: 'Utiliser ce paiement' }));
  await expect(page.getByText('Vous payez avec Visa •••• 4242.')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Vous payez avec Visa •••• 4242.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Changer de paiement' })).toBeVisible();
});
