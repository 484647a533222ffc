import { expect, test } from '../../steps/test.ts';
import { latte } from '../../steps/cart.ts';
import { testCards, vaultOf } from '../../steps/cards.ts';
import { chooseStoreAsGuest, frenchStoreMessages, stores } from '../../steps/stores.ts';

test.use({ locale: 'fr-CA', timezoneId: 'America/Toronto' });

test(
  'an order in French, in Canadian dollars, with the billing address that Canada needs, PLT-011, D-03, ORD-123',
  { tag: '@gate' },
  async ({ page }) => {
    await chooseStoreAsGuest(page, stores.montreal, frenchStoreMessages);
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
    const address = page.getByRole('dialog', { name: 'Adresse de facturation' });
    await address
      .getByRole('textbox', { name: 'Adresse', exact: true })
      .fill('1000, rue Sainte-Catherine Ouest');
    await address.getByRole('textbox', { name: 'Ville' }).fill('Montréal');
    await expect(address.getByRole('combobox', { name: 'Pays' })).toHaveValue('CA');
    await address.getByRole('combobox', { name: /province/i }).selectOption('QC');
    await address.getByRole('textbox', { name: /code postal/i }).fill('H3B 4W5');
    await address.getByRole('button', { name: 'Utiliser cette adresse' }).click();
    await expect(page.getByRole('region', { name: 'Adresse de facturation' })).toContainText('H3B 4W5');
    await place.click();
    await expect(page.getByRole('dialog', { name: 'Votre commande est passée!' })).toContainText(
      stores.montreal.name,
    );
  },
);
