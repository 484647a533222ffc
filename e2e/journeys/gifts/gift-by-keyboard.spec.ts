import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, vaultOf } from '../../steps/cards.ts';
import { mailedGiftLink } from '../../steps/gifts.ts';
import { chooseOption, chooseRadio, pressOn, typeInto } from '../../steps/keyboard.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test } from '../../steps/own-shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

const friend = 'noemie@example.com';
const sender = 'bea@example.com';

const typeGift = async (page: Page) => {
  const amount = page.getByRole('group', { name: 'Montant' });
  await chooseRadio(page, amount, amount.getByRole('radio', { name: 'Autre montant' }));
  await typeInto(page, page.getByLabel('Votre montant'), '35');
  await typeInto(page, page.getByLabel('Nom du destinataire'), 'Noémie');
  await typeInto(page, page.getByLabel('Adresse courriel du destinataire'), friend);
  await typeInto(page, page.getByLabel(/^Message du cadeau/), 'Bonne fête, Noémie!');
  await typeInto(page, page.getByLabel('Votre nom'), 'Béa');
  await typeInto(page, page.getByLabel('Votre adresse courriel'), sender);
};
const typePayment = async (page: Page) => {
  await pressOn(page, page.getByRole('link', { name: 'Ajouter un paiement' }));
  await typeInto(page, page.getByLabel('Adresse', { exact: true }), '1 rue du Quai');
  await typeInto(page, page.getByLabel('Ville'), 'Montréal');
  await chooseOption(page, page.getByLabel('Province ou territoire'), 'QC');
  await typeInto(page, page.getByLabel('Code postal'), 'H3B 4W5');
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: 'Continuer vers votre carte' }));
  const vault = vaultOf(page, 'Numéro de carte, date d’expiration et code de sécurité');
  for (const { name, text } of [
    { name: 'Numéro de carte', text: testCards.approved },
    { name: 'Date d’expiration', text: '1230' },
    { name: 'Code de sécurité', text: '123' },
  ])
    await typeInto(page, vault.getByRole('textbox', { name }), text);
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: 'Utiliser cette carte' }));
  await expect(page.getByText('Vous payez avec Visa •••• 4242.')).toBeVisible();
};

test('a guest buys a gift by keyboard on a phone in fr-CA, and the friend opens it, GFT-020, GFT-023, GFT-026, GFT-040, CRD-053, PLT-011', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'locale', value: 'fr-CA', url: shop.origin }]);
  await page.goto(`${shop.origin}/gift`);
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Bonne fête/ })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Bonne fête' })).toBeVisible();
  const buy = page.getByRole('button', { name: 'Acheter et envoyer' });
  await pressOn(page, buy);
  // The first wrong field has focus and says what is missing.
  await expect(page.getByLabel('Nom du destinataire')).toBeFocused();
  await expect(page.getByText('Entrez le nom du destinataire.')).toBeVisible();
  await typeGift(page);
  await pressOn(page, buy);
  await expect(page.getByText('Ajoutez un mode de paiement.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paiement' })).toBeFocused();
  await typePayment(page);
  await expect(page.getByRole('figure', { name: /Ce que verra/ })).toContainText(/Béa vous offre 35,00\s\$/);
  expect(await examine(page)).toEqual([]);
  await pressOn(page, buy);
  const done = page.getByRole('heading', { level: 1, name: 'Votre cadeau est en route' });
  await expect(done).toBeFocused();
  expect(await examine(page)).toEqual([]);

  const link = await mailedGiftLink(shop, friend);
  await expect.poll(() => mailsTo(shop, sender).length).toBe(1);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Noémie, un cadeau pour vous' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'L’utiliser en café sans compte' }));
  await expect(page.getByRole('img', { name: 'Code-barres de votre cadeau' })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await pressOn(page, page.getByRole('button', { name: 'Me l’envoyer par courriel' }));
  await expect(page.getByText('Nous l’avons envoyé à l’adresse de votre cadeau.')).toBeVisible();
  await expect.poll(() => mailsTo(shop, friend).length).toBe(2);
});
