import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, vaultOf } from '../../steps/cards.ts';
import { pressOn } from '../../steps/keyboard.ts';
import { seedPassword } from '../../steps/members.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test, type OwnShop } from '../../steps/own-shop.ts';

/** The links that were mailed to an address. */
const linksTo = (shop: OwnShop, address: string): readonly string[] =>
  mailsTo(shop, address).flatMap((mail) => /http\S+confirm-email\?token=[\w.-]+/.exec(mail)?.[0] ?? []);
const fillBankCardInFrench = async (page: Page) => {
  const vault = vaultOf(page, 'Numéro de carte, date d’expiration et code de sécurité');
  await vault.getByRole('textbox', { name: 'Numéro de carte' }).fill(testCards.approved);
  await vault.getByRole('textbox', { name: 'Date d’expiration' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Code de sécurité' }).fill('123');
  await vault.getByRole('textbox', { name: 'Code postal ou ZIP' }).fill('H3B 4W5');
};
const notices = (page: Page) => page.getByRole('region', { name: /Notices|Avis/ });
const signInAt = async (page: Page, { origin }: OwnShop, email: string, returnUrl: string) => {
  await page.goto(`${origin}/account/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test(`a member on ${device} transfers a part and then all by keyboard, removes the emptied card and undoes it, CRD-011, CRD-016, CRD-018, CRD-035, D-93`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await signInAt(page, shop, 'gold@crema.test', '/account/cards/card-gold-1');
    await pressOn(page, page.getByRole('button', { name: 'Transfer balance' }));
    const dialog = page.getByRole('dialog', { name: 'Transfer balance' });
    await dialog.getByRole('radio', { name: 'Part of it' }).check();
    await pressOn(page, dialog.getByRole('button', { name: 'Transfer', exact: true }));
    await expect(dialog.getByLabel('Your amount')).toBeFocused();
    expect(await examine(page)).toEqual([]);
    await page.keyboard.type('10.10');
    await page.keyboard.press('Enter');
    await expect(notices(page).getByText('$10.10 transferred to Birthday gift')).toBeVisible();
    await expect(page.getByText('\u2212$10.10')).toBeVisible();

    await pressOn(page, page.getByRole('button', { name: 'Transfer balance' }));
    const removal = dialog.getByRole('radio', { name: 'Remove the card' });
    await expect(removal).toHaveAccessibleName(/Birthday gift becomes your default card\. You can undo this/);
    await removal.check();
    await pressOn(page, dialog.getByRole('button', { name: 'Transfer', exact: true }));
    await expect(page).toHaveURL(`${shop.origin}/account/cards`);
    const everyday = page.getByRole('link', { name: 'Everyday' });
    await expect(everyday).toHaveCount(0);
    await expect(page.getByText('$91.79')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Undo: card (0022)' }));
    await expect(everyday).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('link', { name: 'Everyday' }).click();
    await page.getByRole('button', { name: 'Transfer balance' }).click();
    await expect(page.getByText('This card has no balance to transfer. Keep it or remove it?')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep the card' }).click();
    await page.getByRole('link', { name: 'All transactions' }).click();
    await expect(page.getByText('\u2212$10.10')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toBe('crema-0022.csv');
  });

test('each state of a card is said on its page, with its action, CRD-082 to CRD-086', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop, 'wallet@crema.test', '/account/cards');
  await expect(page.getByRole('link', { name: 'Nearly full' })).toBeVisible();
  for (const { cardId, text, action, to } of [
    {
      cardId: 'card-wallet-4',
      text: 'This Crema Card is closed.',
      action: 'Add it back',
      to: '/account/cards/add',
    },
    {
      cardId: 'card-shop-9',
      text: 'This card is not registered on our website.',
      action: 'Register this card',
      to: '/account/cards/add',
    },
    {
      cardId: 'card-wallet-5',
      text: /reported lost or stolen/,
      action: 'contact customer service',
      to: '/help',
    },
    {
      cardId: 'card-shop-5',
      text: /have a barista activate it/,
      action: 'See your cards',
      to: '/account/cards',
    },
    {
      cardId: 'card-shop-6',
      text: /Redeem this Store Credit card/,
      action: 'See your cards',
      to: '/account/cards',
    },
    {
      cardId: 'card-gold-1',
      text: 'This card is not in your account',
      action: 'See your cards',
      to: '/account/cards',
    },
  ]) {
    await page.goto(`${shop.origin}/account/cards/${cardId}`);
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(`${shop.origin}${to}`);
  }
});

test('codes while registering and transferring: wrong code, store credit, not activated, lost, other country, registered, too low, CRD-080 to CRD-090', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop, 'wallet@crema.test', '/account/cards/add');
  const number = page.getByLabel('Card number');
  const register = async (digits: string, code: string) => {
    await number.fill(digits);
    await page.getByLabel('Security code').fill(code);
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
  };
  for (const { digits, code, text, action } of [
    {
      digits: '6043900000000011',
      code: '11111111',
      text: /card number or security code/,
      action: 'Try again',
    },
    {
      digits: '1043900000000011',
      code: '90000011',
      text: /card number or security code/,
      action: 'Try again',
    },
    {
      digits: '6043600000000063',
      code: '60000063',
      text: 'This card is already registered.',
      action: 'Try again',
    },
  ]) {
    await register(digits, code);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: action }).click();
    await expect(number).toBeFocused();
  }
  for (const { digits, code, text } of [
    { digits: '6043900000000066', code: '90000066', text: /Redeem this Store Credit card/ },
    { digits: '6043900000000055', code: '90000055', text: /have a barista activate it/ },
    { digits: '6043900000000022', code: '90000022', text: /International Crema Cards/ },
  ]) {
    await register(digits, code);
    await expect(page.getByText(text)).toBeVisible();
  }
  await register('6043900000000033', '90000033');
  await page.getByRole('link', { name: 'contact customer service' }).click();
  await expect(page).toHaveURL(`${shop.origin}/help`);

  await page.goto(`${shop.origin}/account/cards/card-wallet-3`);
  await page.getByRole('button', { name: 'Transfer balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer balance' });
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByLabel('Your amount').fill('400');
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(dialog.getByText(/too low to transfer that amount/)).toBeVisible();
});

test('a card that is added during a transfer is kept below zero, and kept or removed when it is empty, CRD-016, D-93', async ({
  page,
  shop,
}) => {
  const add = '/account/cards/add?transfer=card-wallet-3';
  await signInAt(page, shop, 'wallet@crema.test', add);
  const register = async (digits: string, code: string) => {
    await page.getByLabel('Card number').fill(`6043${digits}`);
    await page.getByLabel('Security code').fill(code);
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
  };
  const transfer = page.getByRole('dialog', { name: 'Transfer balance' });
  await register('900000000088', '90000088');
  const belowZero = page.getByRole('dialog', { name: 'The new card is below zero' });
  await expect(belowZero.getByText(/balance is [-−]\$20\.00/)).toBeVisible();
  await expect(belowZero.getByRole('button', { name: 'Remove the card' })).toHaveCount(0);
  expect(await examine(page)).toEqual([]);
  await belowZero.getByRole('button', { name: 'Keep the card' }).click();
  await expect(transfer.getByLabel('To card')).toBeVisible();

  await page.goto(`${shop.origin}${add}`);
  await register('900000000105', '90000105');
  const empty = page.getByRole('dialog', { name: 'Keep the new card?' });
  await empty.getByRole('button', { name: 'Remove the card' }).click();
  await expect(transfer).toBeVisible();
  await expect(notices(page).getByText('Card (0105) removed')).toBeVisible();
  await expect(notices(page).getByText(/^Card added/)).toHaveCount(0);
  await page.goto(`${shop.origin}/account/cards`);
  await expect(page.getByRole('button', { name: 'Undo: card (0105)' })).toBeVisible();
});

test('a mailed card fills the form once, and each refused link says what to do, CRD-017, D-96', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop, 'gold@crema.test', '/account/cards/add?cashstarToken=cs-closed-0044');
  await expect(page.getByText('Please try another card.')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/account/cards/add`);
  await page.goto(`${shop.origin}/account/cards/add?cashstarToken=cs-expired-0105`);
  await expect(page.getByText('Please try entering your card information again.')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.goto(`${shop.origin}/account/cards?cashstarToken=cs-ready-0011`);
  await expect(page.getByLabel('Card number')).toHaveValue('6043900000000011');
  await page.getByRole('button', { name: 'Add card', exact: true }).click();
  await expect(notices(page).getByText('$20.00 card added')).toBeVisible();
});

test('a new member gets a digital card, in French, and transfers wait for the confirmed address, CRD-011, D-158, PLT-011', async ({
  page,
  shop,
}) => {
  const address = `nouvelle-${Date.now()}@example.com`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: shop.origin }]);
  await page.goto(`${shop.origin}/account/create?returnUrl=%2Faccount%2Fcards%2Fadd`);
  await page.getByLabel('Adresse courriel').fill(address);
  await page.getByLabel('Prénom').fill('Ada');
  await page.getByLabel('Nom de famille').fill('Byron');
  await page.getByLabel('Mot de passe', { exact: true }).fill('vapeur et mousse');
  await page.getByRole('checkbox', { name: /J’accepte les conditions d’utilisation/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByRole('link', { name: 'Obtenir une carte numérique' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ajouter de l’argent' });
  await expect(sheet.getByText(/^Votre première carte Crema/)).toBeVisible();
  await fillBankCardInFrench(page);
  expect(await examine(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Obtenir une carte avec 25,00/ }).click();
  await expect(notices(page).getByText(/^25,00\s\$ ajoutés à/)).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(await examine(page)).toEqual([]);
  await page.goto(`${shop.origin}/account/confirm-email?token=none`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien ne fonctionne plus' })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expect(page.getByText(/Nous vous avons envoyé un nouveau lien/)).toBeVisible();
  await expect.poll(() => linksTo(shop, address).length).toBe(2);
  for (const link of linksTo(shop, address)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: /confirmée|ne fonctionne plus/ })).toBeVisible();
  }
  // One of the two ended when the other was mailed; whichever is opened, the address is confirmed in the end.
  await page.goto(`${shop.origin}/account/confirm-email?token=none`);
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre adresse courriel est confirmée' }),
  ).toBeVisible();
  expect(await examine(page)).toEqual([]);
});
