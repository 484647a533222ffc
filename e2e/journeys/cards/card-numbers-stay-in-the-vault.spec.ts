import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { vaultOf } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { addGuestCard, birthdayGift, buyButton, typeRecipient } from '../../steps/gifts.ts';
import { goToGuestCheckout, visitor } from '../../steps/guest.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';
import { test } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';

/** One card per form, each with its own security code. It begins with 0, unlike the street numbers of stores. */
const cards = {
  added: { number: '5555555555554444', code: '039' },
  edited: { number: '378282246310005', code: '0391' },
  declined: { number: '4000000000000002', code: '038' },
  ofOrder: { number: '4242424242424242', code: '036' },
  ofGift: { number: '6011111111111117', code: '037' },
} as const;
/** A stored-value card: its number and code go to the shop once, in the request that registers it, and stay readable nowhere. */
const ofShop = { number: '6043900000000105', code: '90000105' } as const;
const numbers = Object.values(cards).map(({ number }) => number);
const codes = Object.values(cards).map(({ code }) => code);

/** The numbers in the text: plain, in groups as a person types them, URL-encoded, or in base64. */
const numbersIn = (text: string, searched: readonly string[] = numbers): readonly string[] => {
  const digits = text.replaceAll(/(?<=\d)(?:[ +-]|%20)(?=\d)/g, '');
  return searched.filter((number) =>
    [text, digits].some((one) => one.includes(number) || one.includes(btoa(number).replaceAll('=', ''))),
  );
};
const alone = (code: string) => new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`);
/** The security codes that stand alone in a text; short figures occur in numbers, times and ids. */
const codesIn = (text: string): readonly string[] => codes.filter((code) => alone(code).test(text));
/** Each text inside a JSON value; a form sends and a server stores a code as a text, because it may begin with 0. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, ...parsedTexts(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
};
const parsedTexts = (text: string): readonly string[] => {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return textsIn(JSON.parse(text));
  } catch {
    return [];
  }
};
/** The numbers and codes in a text or in the texts of its JSON. */
const findIn = (text: string): readonly string[] => {
  const parsed = parsedTexts(text);
  return [...numbersIn(text), ...(parsed.length > 0 ? parsed : [text]).flatMap(codesIn)];
};

type Card = Readonly<Record<'number' | 'code', string>>;
/** The form of a gift has no postal code: the address before it names it. */
const typeNumbers = async (page: Page, { number, code: securityCode }: Card) => {
  const vault = vaultOf(page);
  await vault.getByRole('textbox', { name: 'Card number' }).fill(number);
  await vault.getByRole('textbox', { name: 'Expiry date' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Security code' }).fill(securityCode);
};
const type = async (page: Page, card: Card) => {
  await typeNumbers(page, card);
  await vaultOf(page).getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
};
/** Everything that the browser stores for the shop, one text each: keys and contents. */
const storageOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const readAll = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await readAll(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const rows = await Promise.all(
          stores.map(async (store) => {
            const inside = database.transaction(store).objectStore(store);
            return [await readAll(inside.getAllKeys()), await readAll(inside.getAll())];
          }),
        );
        database.close();
        return JSON.stringify([name, stores, rows]);
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const replies = await Promise.all(
          (await cache.keys()).map(async (request) => {
            const reply = await cache.match(request);
            const isText = /json|html|text|javascript/.test(reply?.headers.get('content-type') ?? '');
            return [request.url, isText ? ((await reply?.text()) ?? '') : ''];
          }),
        );
        return replies.flat();
      }),
    );
    const values = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    return [...values.map(String), document.cookie, location.href, ...databases, ...cached.flat()];
  });
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

test('after a run with every form of a bank card no number or code is in a request to the shop, its log, tables, mails, telemetry, or the contents of the browser’s storage, CRD-052, D-98', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const sent: string[] = [];
  const stored: string[] = [];
  const vaultRequests: string[] = [];
  const registrations: string[] = [];
  // Of the service worker too.
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    const isOurs = request.url().startsWith(shop.origin);
    if (isOurs && body.includes('"securityCode"')) registrations.push(body);
    (isOurs ? sent : vaultRequests).push(request.url(), body, JSON.stringify(request.headers()));
  });
  const listPath = '/account/payment-method';
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });

  // A guest's card for a gift.
  await page.goto(`${shop.origin}${birthdayGift}`);
  await addGuestCard(page, (form) => typeNumbers(form, cards.ofGift));
  await expect(page.getByText('You pay with Discover •••• 1117.')).toBeVisible();
  stored.push(...(await storageOf(page)));
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill('ada@example.com');
  await buyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
  stored.push(...(await storageOf(page)));

  // A guest's card for an order, whose receipt is mailed.
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await type(page, cards.ofOrder);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  stored.push(...(await storageOf(page)));

  // A member's cards: declined, added, edited; then money and Auto reload with one of them.
  await signInAt(page, shop.origin, 'wallet@crema.test', `${listPath}/add/credit-card`);
  await type(page, cards.declined);
  await save.click();
  await expect(page.getByText('Your bank declined this card. Please try another one.')).toBeVisible();
  stored.push(...(await storageOf(page)));
  await type(page, cards.added);
  await page.getByRole('link', { name: 'Add a billing address' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  stored.push(...(await storageOf(page)));
  await page.goBack();
  await type(page, cards.added);
  await save.click();
  const added = methodOf(page, 'Mastercard •••• 4444');
  await expect(added).toHaveCount(1);
  await added.getByRole('link', { name: /Edit/ }).click();
  await page.getByRole('button', { name: 'Enter a new card' }).click();
  await type(page, cards.edited);
  await save.click();
  await expect(methodOf(page, 'American Express •••• 0005')).toHaveCount(1);
  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByRole('radio', { name: /0005/ }).check();
  await sheet.getByRole('button', { name: /^Add \$/ }).click();
  await expect(toasts(page).getByText(/added to/)).toBeVisible();
  stored.push(...(await storageOf(page)));

  // A stored-value card.
  await page.goto(`${shop.origin}/account/cards/add`);
  await page.getByLabel('Card number').fill(ofShop.number);
  await page.getByLabel('Security code').fill(ofShop.code);
  await page.getByRole('button', { name: 'Add card', exact: true }).click();
  await expect(toasts(page).getByText(/^Card added/)).toBeVisible();
  stored.push(...(await storageOf(page)));
  await expect.poll(() => filesOf(shop.folder).some((file) => file.includes('outbox'))).toBe(true);

  // The forms were used: the vault received each number and code.
  const received = vaultRequests.flatMap(findIn);
  expect([...numbers, ...codes].filter((digits) => !received.includes(digits))).toEqual([]);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.flatMap(findIn)).toEqual([]);
  expect(stored.flatMap(findIn)).toEqual([]);
  const telemetry = sent.filter((text) => text.includes('"events"') || text.includes('"kind"'));
  expect(telemetry.flatMap(findIn)).toEqual([]);

  const tables = await shop.readTables();
  const lines = shop.log().split('\n');
  expect(shop.log()).toContain('registry read');
  expect(lines.flatMap(findIn)).toEqual([]);
  const rows = Object.entries(tables).flatMap(([table, own]) =>
    own.map((row) => ({ table, text: JSON.stringify(row) })),
  );
  // The search finds a text that the run did store.
  expect(rows.filter(({ text }) => text.includes(visitor.email)).map(({ table }) => table)).toContain(
    'orders',
  );
  expect(rows.filter(({ text }) => findIn(text).length > 0)).toEqual([]);
  const files = filesOf(shop.folder);
  const holding = (searched: readonly string[]) =>
    files.filter((file) => numbersIn(readFileSync(file, 'latin1'), searched).length > 0);
  expect(holding(numbers)).toEqual([]);
  const mails = files.filter((file) => file.includes('outbox')).map((file) => readFileSync(file, 'utf8'));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.flatMap(codesIn)).toEqual([]);

  // The stored-value card's digits were in the request that registers it, and are in no other place.
  const own = [ofShop.number, ofShop.code];
  expect(registrations.map((body) => numbersIn(body, own).length)).toEqual([2]);
  const others = sent.filter((text) => !registrations.includes(text));
  for (const texts of [others, stored, lines, mails, rows.map(({ text }) => text)])
    expect(texts.filter((text) => numbersIn(text, own).length > 0)).toEqual([]);
  expect(holding(own)).toEqual([]);
  await context.close();
});
