import { expect, type Locator, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard, vaultOf } from '../../steps/cards.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { chooseRadio, pressOn, typeInto } from '../../steps/keyboard.ts';
import { createAccount, seedPassword, signIn } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { test as sharedTest } from '../../steps/shared-shop.ts';
import { chooseStoreAsMember, stores } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const challenge = '4000 0000 0000 3220';
const bankPage = '4000 0000 0000 3063';
/** The bank refuses it some seconds after the order was sent, with 121062. */
const refusedLater = '4000 0000 0000 0853';

const openAccount = async (page: Page) => {
  await page.goto('/account/create');
  await createAccount(page, `first.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await expect(page).toHaveURL(/\/account\/for-you$/);
};
const openCart = async (page: Page) => {
  await addLatte(page);
  await page.goto('/menu/cart');
  await totalToPay(page);
};
const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order is in!' });
const closePlaced = async (page: Page) => {
  await expect(placed(page)).toBeVisible();
  await placed(page).getByRole('button', { name: 'Close' }).last().click();
};
const chooser = (page: Page) => page.getByRole('group', { name: 'Choose how to pay' });
const addBankCard = async (page: Page) => {
  await page.goto('/account/payment-method/add/credit-card');
  await typeCard(page, testCards.approved);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payment method added')).toBeVisible();
};

for (const { device, viewport } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
])
  sharedTest.describe(`a new member on ${device}`, () => {
    sharedTest.use({ viewport });
    sharedTest(
      'pays the first order by bank card and stores it; the second order uses it, ORD-109, D-142, CRD-050',
      { tag: device === 'a phone' ? '@long' : [] },
      async ({ page }) => {
        await openAccount(page);
        await chooseStoreAsMember(page);
        await openCart(page);
        await expect(page.getByText(/^Your account has no payment methods/)).toBeVisible();
        const store = page.getByRole('checkbox', { name: 'Store this card for next time' });
        await expect(store).not.toBeChecked();
        expect(await examine(page)).toEqual([]);
        await placeButton(page).click();
        await expect(
          vaultOf(page)
            .getByText(/card number/i)
            .first(),
        ).toBeVisible();
        await expect(placed(page)).toBeHidden();
        await typeCard(page, testCards.approved);
        await store.check();
        await placeButton(page).click();
        await closePlaced(page);

        await openCart(page);
        await expect(chooser(page).getByRole('radio', { name: /Visa.*4242/ })).toBeChecked();
        expect(await examine(page)).toEqual([]);
        await placeButton(page).click();
        await closePlaced(page);
        await page.goto('/account/payment-method');
        await expect(page.getByText(/^Visa.*4242/)).toHaveCount(1);
        const saved = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        expect(saved).not.toMatch(/tok_|4242424242424242/);
      },
    );
  });

test('a bank that asks in the order: refused, refused later with its reason, then approved in its frame, then on its own page, ORD-109, D-142, CRD-089', async ({
  page,
}) => {
  await signIn(page, 'green@crema.test');
  await chooseStoreAsMember(page);
  await openCart(page);
  const newCard = chooser(page).getByRole('radio', { name: 'Another card' });
  await newCard.check();
  await typeCard(page, challenge);
  await placeButton(page).click();
  const bank = page.getByTitle('Confirmation by your bank').contentFrame();
  await bank.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/Your card ending in 3220 was declined/)).toBeVisible();
  await expect(newCard).toBeChecked();

  await typeCard(page, refusedLater);
  await placeButton(page).click();
  await expect(page.getByText(/stopped for your safety\. Please call us at \+1 800 555 0199/)).toBeVisible();

  await typeCard(page, challenge);
  await placeButton(page).click();
  await expect(bank.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeFocused();
  expect(await examine(page)).toEqual([]);
  await page.reload();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await closePlaced(page);

  await openCart(page);
  await newCard.check();
  await typeCard(page, bankPage);
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await closePlaced(page);
  await expect(page).toHaveURL(/\/menu\/previous$/);
});

test('a payment at the bank is given up for a stored-value card, and one order is placed, ORD-109, D-25', async ({
  page,
  shop,
}) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await openCart(page);
  await chooser(page).getByRole('radio', { name: 'Another card' }).check();
  await typeCard(page, challenge);
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await chooser(page)
    .getByRole('radio', { name: /Everyday/ })
    .check();
  await placeButton(page).click();
  await closePlaced(page);
  expect(shop.origin).toContain('localhost');
});

test('a declined card leaves the choice; another card pays, by keyboard, ORD-103, ORD-109', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await openCart(page);
  const everyday = chooser(page).getByRole('radio', { name: /Everyday/ });
  await pressOn(page, everyday, 'ArrowUp');
  await expect(chooser(page).getByRole('radio', { name: 'Another card' })).toBeChecked();
  const vault = vaultOf(page);
  await typeInto(page, vault.getByRole('textbox', { name: 'Card number' }), '4000000000000002');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60602');
  await pressOn(page, placeButton(page));
  await expect(page.getByText(/Your card ending in 0002 was declined/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  const other = page.getByRole('button', { name: 'Choose another payment' });
  await pressOn(page, other);
  const sheet = page.getByRole('dialog', { name: 'Choose how to pay' });
  // It is opened with the payment that the order has now.
  await expect(sheet.getByRole('radio', { name: 'Another card' })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await chooseRadio(page, sheet, sheet.getByRole('radio', { name: /Everyday/ }));
  await pressOn(page, sheet.getByRole('button', { name: 'Use this payment' }));
  await expect(sheet).toBeHidden();
  await expect(everyday).toBeChecked();
  await pressOn(page, placeButton(page));
  await closePlaced(page);
});

test('a store that takes stored-value cards only says so and offers no bank card, and an order is placed with a stored-value card, ORD-106, D-142', async ({
  page,
}) => {
  await signIn(page, 'wallet@crema.test');
  await chooseStoreAsMember(page, stores.storedValueOnly);
  await openCart(page);
  await expect(page.getByText('This store only accepts Crema Cards as payment to order ahead')).toBeVisible();
  const plastic = chooser(page).getByRole('radio', { name: /Plastic/ });
  await expect(plastic).toBeVisible();
  await expect(chooser(page).getByRole('radio', { name: /Visa|Another card|Google Pay/ })).toHaveCount(0);
  expect(await examine(page)).toEqual([]);
  await plastic.check();
  await placeButton(page).click();
  await closePlaced(page);
});

sharedTest(
  'a card with too little gets money in place, and the order goes on with the cart and its choices, D-28, ORD-105, CRD-004',
  { tag: ['@gate', '@long'] },
  async ({ page }) => {
    await signIn(page, 'poor@crema.test');
    await addBankCard(page);
    await chooseStoreAsMember(page);
    await openCart(page);
    await page.getByRole('radio', { name: 'For here' }).check();
    await totalToPay(page);
    const short = chooser(page).getByRole('radio').first();
    await short.check();
    await expect(page.getByText('Insufficient balance for order').first()).toBeVisible();
    await expect(placeButton(page)).toBeDisabled();
    const add = page.getByRole('link', { name: 'Add money' });
    await add.click();
    const sheet = page.getByRole('dialog', { name: 'Add money' });
    await expect(sheet.getByRole('button', { name: 'Add $25.00' })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await sheet.getByRole('radio', { name: '$10', exact: true }).check();
    expect(await examine(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Add $10.00' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Insufficient balance for order')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'For here' })).toBeChecked();
    await expect(short).toBeChecked();
    await placeButton(page).click();
    await closePlaced(page);
  },
);

const english = {
  addMoney: 'Add money',
  autoReload: 'Auto reload',
  amount: 'Amount to add',
  trigger: 'When the balance falls below',
  save: 'Save',
  turnedOn: 'Auto reload turned on',
  choose: 'Choose how to pay',
  place: /^Place order/,
  placed: 'Your order is in!',
  order: 'Order',
} as const;
const french = {
  addMoney: 'Ajouter de l’argent',
  autoReload: 'Recharge automatique',
  amount: 'Montant à ajouter',
  trigger: 'Quand le solde passe sous',
  save: 'Enregistrer',
  turnedOn: 'Recharge automatique activée',
  choose: 'Choisissez comment payer',
  place: /^Commander ·/,
  placed: 'Votre commande est passée!',
  order: 'Commande',
} as const;
for (const { locale, texts } of [
  { locale: 'en-US', texts: english },
  { locale: 'fr-CA', texts: french },
])
  test(`an order that takes the card below the trigger causes one auto reload, and both are in its transactions, in ${locale}, CRD-034, CRD-030, CRD-035, PLT-011`, async ({
    page,
    shop,
  }) => {
    await signIn(page, 'poor@crema.test');
    await addBankCard(page);
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.context().addCookies([{ name: 'locale', value: locale, url: shop.origin }]);

    await page.goto('/account/cards');
    await page.getByRole('main').getByRole('link', { name: 'Nearly empty' }).click();
    await page.getByRole('link', { name: texts.addMoney }).click();
    const sheet = page.getByRole('dialog', { name: texts.addMoney });
    await sheet.locator('input[value="1000"]').check();
    await sheet.locator('button[type="submit"]').click();
    await expect(sheet).toBeHidden();
    await page.getByRole('link', { name: texts.autoReload }).click();
    const autoReload = page.getByRole('dialog');
    await autoReload.getByRole('switch').check();
    await autoReload.getByLabel(texts.amount).selectOption('2500');
    await autoReload.getByLabel(texts.trigger).selectOption('1000');
    await autoReload.getByRole('radio', { name: /4242/ }).check();
    await autoReload.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.turnedOn).first()).toBeVisible();
    const cardUrl = page.url();

    await page.goto('/menu/cart');
    await page
      .getByRole('group', { name: texts.choose })
      .getByRole('radio', { name: /Nearly empty/ })
      .check();
    expect(await examine(page)).toEqual([]);
    await page.getByRole('button', { name: texts.place }).click();
    await expect(page.getByRole('dialog', { name: texts.placed })).toBeVisible();

    const entries = page.getByRole('main').getByRole('listitem');
    await expect(async () => {
      await page.goto(`${cardUrl}/transactions`);
      await expect(entries.filter({ hasText: texts.autoReload })).toHaveCount(1, { timeout: 5_000 });
    }).toPass();
    await expect(entries.filter({ hasText: texts.autoReload })).toContainText(/25[.,]00/);
    // The order caused it: it is the entry before.
    await expect(entries.nth(0)).toContainText(texts.autoReload);
    await expect(entries.nth(1)).toContainText(texts.order);
  });

const signInInPlace = async (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'Sign in' });
  await sheet.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
  await sheet.getByLabel('Password', { exact: true }).fill(seedPassword);
  await sheet.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const closeByBack = async (page: Page, modal: Locator, path: string) => {
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '');
};

test(
  'each modal of a hash asks a visitor to sign in and is back, Back closes it, and focus returns to the link that opened it, CRD-004, D-09',
  { tag: '@long' },
  async ({ page }) => {
    for (const { hash, name, link, path = '/menu' } of [
      { hash: '#payment', name: 'Choose how to pay for your gift', path: '/gift' },
      { hash: '#add-money', name: 'Add money', link: 'Add money' },
      { hash: '#auto-reload', name: 'Manage Auto reload', link: 'Auto reload' },
      { hash: '#payment-summary', name: 'Choose how to pay' },
    ]) {
      const modal = page.getByRole('dialog', { name });
      await page.context().clearCookies();
      await page.goto(path);
      await page.goto(`${path}${hash}`);
      await signInInPlace(page);
      await expect(modal).toBeVisible();
      await closeByBack(page, modal, path);
      if (link === undefined) continue;
      await page.goto('/account/cards/card-gold-1');
      const opener = page.getByRole('main').getByRole('link', { name: link }).first();
      await pressOn(page, opener);
      await expect(modal).toBeVisible();
      await closeByBack(page, modal, '/account/cards/card-gold-1');
      await expect(opener).toBeFocused();
    }
  },
);

test('#payment-summary chooses the payment on another page, a visitor signs in first, and #payment chooses that of a gift, which Back closes, CRD-004, ORD-009, D-09', async ({
  page,
}) => {
  await page.goto('/menu#payment-summary');
  await signInInPlace(page);
  const sheet = page.getByRole('dialog', { name: 'Choose how to pay' });
  await sheet.getByRole('radio', { name: 'Another card' }).check();
  expect(await examine(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Use this payment' }).click();
  await expect(sheet).toBeHidden();
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await totalToPay(page);
  await page.evaluate(() => {
    location.hash = '#payment-summary';
  });
  await sheet.getByRole('radio', { name: 'Another card' }).check();
  await sheet.getByRole('button', { name: 'Use this payment' }).click();
  await expect(sheet).toBeHidden();
  await expect(chooser(page).getByRole('radio', { name: 'Another card' })).toBeChecked();
  await page.goto('/gift');
  await page.goto('/gift#payment');
  const gift = page.getByRole('dialog', { name: 'Choose how to pay for your gift' });
  await expect(gift.getByRole('radio', { name: 'Another card' })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await closeByBack(page, gift, '/gift');
});
