import { expect, type Page } from '@playwright/test';
import { test, type OwnShop } from '../../steps/own-shop.ts';
import { signInAt, toasts, watchCodes } from '../../steps/payment-methods.ts';

/**
 * The codes of stored-value cards (CRD-080 to CRD-090), each answered by the server because of a seeded card's state or of what
 * another device did in the meantime (D-163), read on the customer's page, and followed by its action.
 * docs/guides/sandbox-cards.md lists the cards; payment-codes.spec.ts has the codes of bank cards.
 */
const wallet = 'wallet@crema.test';
const addPath = '/account/cards/add';
const alertOf = (page: Page) => page.getByRole('alert');

const register = async (page: Page, number: string, code: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Security code').fill(code);
  await page.getByRole('button', { name: 'Add card', exact: true }).click();
};
const registersAnother = async (page: Page) => {
  await register(page, '6043900000000105', '90000105');
  await expect(toasts(page).getByText(/^Card added/)).toBeVisible();
};

const leadsToTyping = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Security code')).toHaveValue('');
};
/** CRD-086: a card that is closed for good cannot be added back. */
const leadsToAnotherCard = async (page: Page) => {
  await leadsToTyping('Choose different card')(page);
  await expect(page.getByLabel('Card number')).toHaveValue('');
};
const leadsToHelp = async (page: Page) => {
  await page.getByRole('link', { name: 'contact customer service' }).click();
  await expect(page).toHaveURL(/\/help$/);
};
const stays = async (page: Page) =>
  expect(page.getByRole('button', { name: 'Add card', exact: true })).toBeEnabled();

const notRight = 'That card number or security code doesn’t look right.';
const refusedCards = [
  {
    code: '121000',
    number: '6043900000000011',
    secret: '11111111',
    text: notRight,
    use: leadsToTyping('Try again'),
  },
  {
    code: '121000',
    number: '6043999999999999',
    secret: '90000011',
    text: notRight,
    use: leadsToTyping('Try again'),
  },
  {
    code: '121017',
    number: '1043900000000011',
    secret: '90000011',
    text: notRight,
    use: leadsToTyping('Try again'),
  },
  {
    code: '121024',
    number: '6043900000000066',
    secret: '90000066',
    text: 'Redeem this Store Credit card with a barista at any participating store.',
    use: stays,
  },
  {
    code: '121030',
    number: '6043900000000055',
    secret: '90000055',
    text: 'To pay with this card, have a barista activate it for you.',
    use: stays,
  },
  {
    code: '121033',
    number: '6043900000000022',
    secret: '90000022',
    text: 'International Crema Cards not currently supported.',
    use: stays,
  },
  {
    code: '121037',
    number: '6043900000000044',
    secret: '90000044',
    text: 'This Crema Card is closed. It can’t be added again.',
    use: leadsToAnotherCard,
  },
  {
    code: '122000',
    number: '6043600000000063',
    secret: '60000063',
    text: 'This card is already registered.',
    use: leadsToTyping('Try again'),
  },
  {
    code: '121032',
    number: '6043900000000033',
    secret: '90000033',
    text: 'This card was reported lost or stolen and can’t be registered.',
    use: leadsToHelp,
  },
];

test('each state of a card refuses its registration with its text, and the action leads on, CRD-080, CRD-082, CRD-083, CRD-084, CRD-086, CRD-090, D-163', async ({
  page,
  shop,
}) => {
  // 122000: the card belongs to another member.
  await signInAt(page, shop.origin, 'gold@crema.test', addPath);
  const codes = await watchCodes(page);
  for (const { code, number, secret, text, use } of refusedCards)
    await test.step(`${code} ${number}`, async () => {
      await register(page, number, secret);
      await expect(alertOf(page)).toContainText(text);
      await codes.expectLast(code);
      await use(page);
    });
  await page.goto(`${shop.origin}${addPath}`);
  await registersAnother(page);
});

/** The server's codes for such digits, 121001 and 121002, are in changed-meanwhile.spec.ts. */
test('too few digits are refused in their fields before anything is sent, CRD-080', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'gold@crema.test', addPath);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await register(page, '604390000000', '9000');
  await expect(page.getByText('A valid Crema Card number has 16 digits.')).toBeVisible();
  await expect(page.getByText('A valid security code has 8 digits.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  expect(sent.filter((body) => body.includes('securityCode'))).toEqual([]);
  await registersAnother(page);
  expect(sent.filter((body) => body.includes('securityCode'))).toHaveLength(1);
});

const unusable = [
  {
    cardId: 'card-shop-1',
    code: '121034',
    text: 'This card is not registered on our website.',
    action: 'Register this card',
    to: addPath,
  },
  {
    cardId: 'card-wallet-4',
    code: '121037',
    text: 'This Crema Card is closed.',
    action: 'Add it back',
    to: addPath,
  },
  {
    cardId: 'card-wallet-5',
    code: '121032',
    text: /reported lost or stolen/,
    action: 'contact customer service',
    to: '/help',
  },
  {
    cardId: 'card-shop-5',
    code: '121030',
    text: /have a barista activate it/,
    action: 'See your cards',
    to: '/account/cards',
  },
  {
    cardId: 'card-shop-6',
    code: '121024',
    text: /Redeem this Store Credit card/,
    action: 'See your cards',
    to: '/account/cards',
  },
] as const;
test('the page of a card that cannot be used says its state, and the action leads on, CRD-082 to CRD-086, D-163', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/cards');
  const codes = await watchCodes(page);
  for (const { cardId, code, text, action, to } of unusable)
    await test.step(`${code} ${cardId}`, async () => {
      await page.goto(`${shop.origin}/account/cards/${cardId}`);
      await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
      await codes.expectLast(code);
      await page.getByRole('main').getByRole('link', { name: action }).click();
      await expect(page).toHaveURL(`${shop.origin}${to}`);
    });
  await test.step('a deactivated card of the member is added back by its number and code', async () => {
    await page.goto(`${shop.origin}/account/cards/card-wallet-4`);
    await page.getByRole('main').getByRole('link', { name: 'Add it back' }).click();
    await register(page, '6043600000000064', '60000064');
    await expect(toasts(page).getByText(/^Card added/)).toBeVisible();
    await page.goto(`${shop.origin}/account/cards/card-wallet-4`);
    await expect(page.getByRole('heading', { level: 1, name: 'Closed' })).toBeVisible();
  });
});

/** The same member on another device, whose changes the first one does not see. */
const onAnotherDevice = async (
  page: Page,
  { origin }: OwnShop,
  path: string,
  act: (other: Page) => Promise<void>,
  email = wallet,
) => {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('Found no browser of the page; expected the one of the test');
  const other = await context.newPage();
  await signInAt(other, origin, email, path);
  await act(other);
  await context.close();
};
const addMoneySheet = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const addOther = async (page: Page, amount: string) => {
  await addMoneySheet(page).getByRole('radio', { name: 'Other amount' }).check();
  await addMoneySheet(page).getByLabel('Your amount').fill(amount);
  await addMoneySheet(page)
    .getByRole('button', { name: /^Add (\$|money)/ })
    .click();
};

test('a card is never filled above $500: the $499.99 card at once, another one when a second device was faster, CRD-014, CRD-082, 121023', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/cards/card-wallet-1');
  await page.goto(`${shop.origin}/account/cards/card-wallet-1#add-money`);
  const cap = 'Your card’s total amount cannot exceed $500.';
  await expect(addMoneySheet(page).getByText(cap)).toBeVisible();

  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  await addMoneySheet(page).getByRole('radio', { name: /4242/ }).check();
  await addMoneySheet(page).getByRole('radio', { name: 'Other amount' }).check();
  const codes = await watchCodes(page);
  await onAnotherDevice(page, shop, '/account/cards/card-wallet-3#add-money', async (other) => {
    await addMoneySheet(other).getByRole('radio', { name: /4242/ }).check();
    await addOther(other, '30');
    await expect(toasts(other).getByText(/^\$30\.00 added/)).toBeVisible();
  });
  await addOther(page, '480');
  await expect(addMoneySheet(page).getByText(cap)).toBeVisible();
  await codes.expectLast('121023');
  await addOther(page, '10');
  await expect(toasts(page).getByText(/^\$10\.00 added/)).toBeVisible();
  await expect(page.getByText('$55.00').first()).toBeVisible();
});

test('a transfer of what another device has moved is refused, and another card can be chosen, CRD-083, 121025', async ({
  page,
  shop,
}) => {
  const path = '/account/cards/card-wallet-3';
  await signInAt(page, shop.origin, wallet, path);
  const move = async (shown: Page, amount: string) => {
    const dialog = shown.getByRole('dialog', { name: 'Transfer balance' });
    await dialog.getByRole('radio', { name: 'Part of it' }).check();
    await dialog.getByLabel('To card').selectOption('card-wallet-2');
    await dialog.getByLabel('Your amount').fill(amount);
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  };
  const openDialog = (shown: Page) => shown.getByRole('button', { name: 'Transfer balance' }).click();
  await openDialog(page);
  const codes = await watchCodes(page);
  await onAnotherDevice(page, shop, path, async (other) => {
    await openDialog(other);
    await move(other, '10');
    await expect(toasts(other).getByText(/\$10\.00 transferred/)).toBeVisible();
  });
  await move(page, '12');
  const dialog = page.getByRole('dialog', { name: 'Transfer balance' });
  await expect(dialog.getByText('Your card’s balance is too low to transfer that amount.')).toBeVisible();
  await codes.expectLast('121025');
  await dialog.getByRole('link', { name: 'Choose different card' }).click();
  await expect(page).toHaveURL(`${shop.origin}/account/cards`);
});

test('a card below zero is neither removed nor transferred, and money brings it back, D-93, D-153, CRD-016', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/cards/card-wallet-2');
  const codes = await watchCodes(page);
  await page.getByRole('button', { name: 'Remove card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('A card with a balance below zero cannot be removed.')).toBeVisible();
  await codes.expectLast('CARD_NEGATIVE_BALANCE');
  await page.goto(`${shop.origin}/account/cards/card-wallet-2`);
  await page.getByRole('button', { name: 'Transfer balance' }).click();
  await expect(page.getByRole('dialog').getByText(/balance is below zero/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the card' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Add money' }).click();
  await addMoneySheet(page).getByRole('radio', { name: /4242/ }).check();
  await addOther(page, '25');
  await expect(toasts(page).getByText(/^\$25\.00 added/)).toBeVisible();
  await expect(page.getByText('$5.00').first()).toBeVisible();
});

test('a digital card with money is not removed: its balance is transferred first, D-93', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'gold@crema.test', '/account/cards/card-gold-2');
  const remove = page.getByRole('button', { name: 'Remove card' });
  const stillHasMoney = page.getByText(/This digital card still has money/);
  await remove.click();
  await expect(stillHasMoney).toBeVisible();
  await alertOf(page).getByRole('button', { name: 'Transfer balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer balance' });
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(toasts(page).getByText('$15.00 transferred to Everyday')).toBeVisible();
  await expect(stillHasMoney).toHaveCount(0);
  // Another device moves money to the card while the question is open: the server refuses.
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Remove Birthday gift?' });
  await expect(question).toBeVisible();
  const codes = await watchCodes(page);
  await onAnotherDevice(
    page,
    shop,
    '/account/cards/card-gold-1',
    async (other) => {
      await other.getByRole('button', { name: 'Transfer balance' }).click();
      await other
        .getByRole('dialog', { name: 'Transfer balance' })
        .getByRole('button', { name: 'Transfer', exact: true })
        .click();
      await expect(toasts(other).getByText(/transferred to Birthday gift/)).toBeVisible();
    },
    'gold@crema.test',
  );
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect(stillHasMoney).toBeVisible();
  await codes.expectLast('DIGITAL_CARD_HAS_BALANCE');
});

test('an amount that cannot be added says why, and the next one is added, CRD-081, CRD-085, D-152', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, wallet, '/account/cards/card-wallet-3');
  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  await addMoneySheet(page).getByRole('radio', { name: /4242/ }).check();
  for (const { amount, text } of [
    { amount: '', text: 'Enter a reload amount' },
    { amount: '3', text: 'Invalid reload amount.' },
    { amount: '10.50', text: 'Invalid reload amount.' },
  ]) {
    await addOther(page, amount);
    await expect(addMoneySheet(page).getByText(text)).toBeVisible();
  }
  await addOther(page, '5');
  await expect(toasts(page).getByText(/^\$5\.00 added/)).toBeVisible();
});

test.describe('a shop that supplies texts', () => {
  const text = 'Store Credit cards are being exchanged this week.';
  test.use({ overrides: { customerMessages: { '121024': { 'en-US': text } } } });
  test('shows its own text for a code that the server answers, inside data too, CRD-090', async ({
    page,
    shop,
  }) => {
    await signInAt(page, shop.origin, wallet, addPath);
    await register(page, '6043900000000066', '90000066');
    await expect(alertOf(page)).toContainText(text);
    await page.goto(`${shop.origin}/account/cards/card-shop-6`);
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
  });
});
