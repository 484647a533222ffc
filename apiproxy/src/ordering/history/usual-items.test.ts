import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  latte,
  payByCard,
  price,
  submit,
  takeToken,
  toOrder,
  type ItemOptions,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const query = `query ($locale: String!, $storeNumber: String) {
  usualItems(locale: $locale, storeNumber: $storeNumber) { sku name sizeName quantity availability
    childItems { sku availability } excludedIngredients { sku } } }`;
const oatLatte: ItemOptions = { sku: latte, options: { 'opt-304': 1 } };
const plainLatte: ItemOptions = { sku: latte };

describe('the usual order of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  const place = async (...items: readonly ItemOptions[]) => {
    const { data } = await price(gold, toOrder(items));
    const { orderId, summary } = data.priceOrder;
    const token = await takeToken(test.deps);
    const reply = await submit(gold, payByCard(orderId, summary.price.amountMinor, token));
    assert.equal(reply.errors, undefined);
    clock.advance(60_000);
  };
  const usual = async (storeNumber?: string, locale = 'en-US') => {
    const { data, errors } = await gold.graphql(query, { locale, storeNumber });
    assert.equal(errors, undefined);
    return data.usualItems;
  };
  const optionsOf = (items: readonly { childItems: readonly { sku: string }[] }[]) =>
    items.map(({ childItems }) => childItems.map(({ sku }) => sku));

  it('belongs to a member: a guest is asked to sign in, D-36', async () => {
    assert.equal(codeOf(await openBrowser(test.app).graphql(query, { locale: 'en-US' })), 'UNAUTHENTICATED');
  });

  it('is a line of three orders; the same drink with other options is another line, D-36', async () => {
    // One of the seeded orders has two of them.
    assert.deepEqual(await usual(), []);
    await place(oatLatte, oatLatte, oatLatte);
    assert.deepEqual(await usual(), [], 'three units of one order are one order');
    await place(oatLatte, plainLatte);
    const [line, ...others] = await usual();
    assert.deepEqual(others, []);
    assert.deepEqual(
      [line.sku, line.name, line.sizeName, line.quantity, optionsOf([line])],
      [latte, 'Caffè Latte', 'Medium', 1, [['opt-304']]],
    );
  });

  it('speaks the language, and knows what the store has sold out, D-36, D-143', async () => {
    const [line] = await usual('1008-100008', 'fr-CA');
    assert.deepEqual(
      [line.sizeName, line.availability, line.childItems[0].availability],
      ['Moyen', 'SOLD_OUT', 'SOLD_OUT'],
    );
  });

  it('begins with the line of most orders, and forgets what is older than ten orders, D-36', async () => {
    for (let count = 0; count < 4; count += 1) await place(plainLatte);
    assert.deepEqual(optionsOf(await usual()), [[], ['opt-304']]);
    for (let count = 0; count < 5; count += 1) await place(plainLatte);
    assert.deepEqual(optionsOf(await usual()), [[]]);
  });
});
