import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { addLatte } from '../../steps/cart.ts';
import { chooseOption, chooseRadio, pressOn, tabTo, typeInto } from '../../steps/keyboard.ts';
import { signIn } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { test } from '../../steps/shared-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const ownTest = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

const english = {
  addMoney: 'Add money',
  autoReload: 'Auto reload',
  trigger: 'When the balance falls below',
  amount: 'Amount to add',
  choose: 'Choose how to pay',
  place: /^Place order/,
  placed: 'Your order is in!',
  order: 'Order',
  reload: 'Auto reload',
} as const;
const french = {
  addMoney: 'Ajouter de l’argent',
  autoReload: 'Recharge automatique',
  trigger: 'Quand le solde passe sous',
  amount: 'Montant à ajouter',
  choose: 'Choisissez comment payer',
  place: /^Commander ·/,
  placed: 'Votre commande est passée!',
  order: 'Commande',
  reload: 'Recharge automatique',
} as const;

/** Registers an empty card of the seed data, which is then the open page. */
const register = async (page: Page) => {
  const main = page.getByRole('main');
  await page.goto('/account/cards/add');
  await typeInto(page, main.locator('input[name="cardNumber"]'), '6043900000000105');
  await typeInto(page, main.locator('input[name="securityCode"]'), '90000105');
  await typeInto(page, main.locator('input[name="nickname"]'), 'Morning card');
  await page.keyboard.press('Enter');
  await pressOn(page, main.getByRole('link', { name: 'Morning card' }));
  await expect(main.getByRole('heading', { level: 1, name: 'Morning card' })).toBeVisible();
};

interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly locale: string;
  readonly texts: typeof english | typeof french;
  /** Each page and sheet is examined for accessibility, which takes seconds that the gate does not have. */
  readonly isExamined: boolean;
}
const useNewCard = async ({ page, origin, locale, texts, isExamined }: Visit) => {
  const expectNoFaults = async () => {
    if (isExamined) expect(await examine(page)).toEqual([]);
  };
  await signIn(page, 'wallet@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  await register(page);
  const main = page.getByRole('main');
  const cardUrl = page.url();

  await pressOn(page, main.getByRole('link', { name: texts.addMoney }));
  const sheet = page.getByRole('dialog');
  const amounts = sheet.getByRole('group').first();
  await chooseRadio(page, amounts, amounts.locator('input[value="1000"]'));
  await expect(sheet.getByRole('radio', { name: /4242/ })).toBeChecked();
  await expectNoFaults();
  await pressOn(page, sheet.locator('button[type="submit"]'));
  await expect(sheet).toBeHidden();
  await expect(main.getByText(/\+10[.,]00|\+\$10\.00/)).toBeVisible();

  await pressOn(page, main.getByRole('link', { name: texts.autoReload }));
  await pressOn(page, sheet.getByRole('switch'), 'Space');
  await chooseOption(page, sheet.getByLabel(texts.amount), '2500');
  await chooseOption(page, sheet.getByLabel(texts.trigger), '1000');
  const methods = sheet.getByRole('group').last();
  await chooseRadio(page, methods, methods.getByRole('radio', { name: /4242/ }));
  await expectNoFaults();
  await pressOn(page, sheet.locator('button[type="submit"]'));
  await expect(sheet).toBeHidden();

  await page.goto('/menu/cart');
  const chooser = page.getByRole('group', { name: texts.choose });
  await chooseRadio(page, chooser, chooser.getByRole('radio', { name: /Morning card/ }));
  await expectNoFaults();
  await tabTo(page, page.getByRole('button', { name: texts.place }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: texts.placed })).toBeVisible();

  const entries = main.getByRole('listitem');
  const reloads = entries.filter({ hasText: texts.reload });
  await expect(async () => {
    await page.goto(`${cardUrl}/transactions`);
    await expect(reloads).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await expect(reloads).toContainText(/25[.,]00/);
  // The newest first: the reload, the order that caused it, the money that was added.
  await expect(entries.nth(0)).toContainText(texts.reload);
  await expect(entries.nth(1)).toContainText(texts.order);
  await expect(entries.nth(2)).toContainText(/10[.,]00/);
  await expectNoFaults();
};
const title =
  'registers a card by keyboard, adds money, turns auto reload on and orders: the order and the one reload it causes are in the ledger, CRD-001, CRD-011, CRD-030, CRD-034, CRD-035, PLT-011';

test(`a member on a desktop in en-US ${title}`, { tag: ['@gate', '@long'] }, ({ page, shop }) =>
  useNewCard({ page, origin: shop.origin, locale: 'en-US', texts: english, isExamined: false }),
);

// The seeds have one empty card that can be registered: the shared shop has one journey with it.
ownTest.describe('a member on a phone in fr-CA', () => {
  ownTest.use({ viewport: { width: 390, height: 844 } });
  ownTest(title, ({ page, shop }) =>
    useNewCard({ page, origin: shop.origin, locale: 'fr-CA', texts: french, isExamined: true }),
  );
});
