import { expect, test } from '@playwright/test';
import { latte } from '../../steps/cart.ts';
import { testCards, vaultOf } from '../../steps/cards.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

test.use({ locale: 'fr-CA', timezoneId: 'America/Toronto' });

test('an order in French, in Canadian dollars, PLT-011, D-03', async ({ page }) => {
  await chooseStoreAsGuest(page, stores.montreal, {
    find: 'Trouver un café',
    orderHere: 'Commander ici',
    asGuest: 'Continuer sans compte',
    pickUpStore: 'Café de cueillette',
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.goto(latte.path);
  await page.getByRole('button', { name: /^Ajouter/ }).click();
  await page.getByRole('link', { name: 'Panier, 1 article' }).click();
  await page.getByRole('button', { name: 'Payer sans compte' }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Noémie');
  await page.getByRole('textbox', { name: 'Courriel' }).fill('noemie@example.com');
  const vault = vaultOf(page, 'Numéro de carte, date d’expiration et code de sécurité');
  await vault.getByRole('textbox', { name: 'Numéro de carte' }).fill(testCards.approved);
  await vault.getByRole('textbox', { name: 'Date d’expiration' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Code de sécurité' }).fill('123');
  await vault.getByRole('textbox', { name: 'Code postal ou ZIP' }).fill('H3B 4W5');
  const place = page.getByRole('button', { name: /^Commander/ });
  await expect(place).toHaveText(/\d,\d\d\s\$/);
  await place.click();
  await expect(page.getByRole('dialog', { name: 'Votre commande est passée!' })).toContainText(
    stores.montreal.name,
  );
});
