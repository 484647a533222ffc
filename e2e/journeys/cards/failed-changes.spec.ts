import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { failWith } from '../../steps/faults.ts';
import { test } from '../../steps/own-shop.ts';
import { signInAt, toasts } from '../../steps/payment-methods.ts';

/**
 * The texts of failures that no code names, while the server fails (an injected fault, D-163), and after it has recovered: the
 * action that is offered succeeds.
 */
const wallet = 'wallet@crema.test';
const plastic = '/account/cards/card-wallet-3';
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test('a card that could not be added, made the default one, renamed or removed says so; trying again succeeds, CRD-018, CRD-019, CRD-091', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/cards/add');
  await page.getByLabel('Card number').fill('6043900000000105');
  await page.getByLabel('Security code').fill('90000105');
  let recover = await failWith(page, 'changes', 'UNEXPECTED_ERROR');
  await page.getByRole('button', { name: 'Add card', exact: true }).click();
  await expect(page.getByText('There was an error adding your card, please try again later')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await recover();
  await tryAgain(page).click();
  await expect(toasts(page).getByText(/^Card added/)).toBeVisible();

  await page.goto(`${shop.origin}${plastic}`);
  const failThen = async (name: string, text: string) => {
    recover = await failWith(page, 'changes', 'UNEXPECTED_ERROR');
    await page.getByRole('main').getByRole('button', { name }).click();
    if (name === 'Remove card')
      await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await recover();
    await tryAgain(page).click();
  };
  await failThen('Make default', 'Something went wrong with making this card primary.');
  await expect(page.getByText('Default card')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}${plastic}`);

  recover = await failWith(page, 'changes', 'UNEXPECTED_ERROR');
  await page.getByRole('button', { name: 'Rename card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card name').fill('Weekend');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Something unexpected happened. Please try again.')).toBeVisible();
  await recover();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();

  await failThen('Remove card', 'Failed to remove card');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(toasts(page).getByText('Card (0063) removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: card (0063)' })).toBeVisible();
});

test('a transfer that failed says so, Manage card leads to the card, and the same transfer can be repeated, CRD-091, CRD-035', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'gold@crema.test', '/account/cards/card-gold-1');
  const open = () => page.getByRole('button', { name: 'Transfer balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer balance' });
  await open();
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByLabel('Your amount').fill('10.10');
  const recover = await failWith(page, 'changes', 'UNEXPECTED_ERROR');
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(
    dialog.getByText('Something went wrong with your transfer. Try transferring your balance again.'),
  ).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Manage card' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${shop.origin}/account/cards/card-gold-1`);
  await expect(page.getByText('\u2212$10.10')).toHaveCount(0);
  await recover();
  await open();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page).getByText('$10.10 transferred to Birthday gift')).toBeVisible();
  await expect(page.getByText('\u2212$10.10')).toHaveCount(1);
});

test('a barcode that cannot be drawn shows the number in fours to type, or says that it cannot be read either; trying again draws it, CRD-012, CRD-013', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, plastic);
  await page.goto(`${shop.origin}${plastic}#pay`);
  const sheet = page.getByRole('dialog', { name: 'Scan in store' });
  // The card of the page, not the default one.
  const barcode = sheet.getByRole('img', { name: 'Barcode of Plastic' });
  await expect(barcode).toBeVisible();
  const recover = await failWith(page, 'barcodes', 'BARCODE_UNAVAILABLE');
  await sheet.getByRole('button', { name: 'Show a barcode of lines' }).click();
  await expect(sheet.getByText('Barcode is temporarily down')).toBeVisible();
  await expect(sheet.getByText('6043 6000 0000 0063')).toBeVisible();
  await expect(sheet.getByText('To pay in store, show the barcode number to your barista')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  expect(await examine(page, 'dark')).toEqual([]);

  await sheet.getByRole('radio', { name: /Nearly full/ }).check();
  await expect(sheet.getByText('The card’s number can’t be read either.', { exact: false })).toBeVisible();
  await expect(sheet.getByText('To pay in store, show the barcode number')).toHaveCount(0);
  await recover();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('img', { name: 'Barcode of Nearly full' })).toBeVisible();
  await expect(sheet.getByText('6043 6000 0000 0061')).toBeVisible();
});
