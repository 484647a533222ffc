import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, goodStore, latte, toItem, type ItemOptions } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const fields = `revision isSaved items { sku productNumber name sizeName quantity availability price { currency }
  childItems { sku quantity } excludedIngredients { sku } standardItems { sku } }`;
const read = `query ($storeNumber: String) { memberCart(locale: "en-US", storeNumber: $storeNumber) { ${fields} } }`;
const save = `mutation ($items: [CartItemInput!]!, $revision: Int!) {
  saveMemberCart(items: $items, revision: $revision, locale: "en-US") { ${fields} } }`;
const unit = (item: ItemOptions) => ({ quantity: 1, ...toItem(item) });
const dayMs = 24 * 60 * 60_000;

describe('the cart of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let phone: TestBrowser;
  let laptop: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    phone = openBrowser(test.app);
    laptop = openBrowser(test.app);
    await phone.signIn('gold');
    await laptop.signIn('gold');
  });
  after(() => test.stop());
  beforeEach(() => test.deps.db.deleteFrom('member_cart').execute());

  const cartOf = async (browser: TestBrowser, storeNumber?: string) => {
    const { data, errors } = await browser.graphql(read, { storeNumber });
    assert.equal(errors, undefined);
    return data.memberCart;
  };
  const saveOn = async (browser: TestBrowser, revision: number, ...items: readonly ItemOptions[]) => {
    const { data, errors } = await browser.graphql(save, { items: items.map(unit), revision });
    assert.equal(errors, undefined);
    return data.saveMemberCart;
  };

  it('is empty at first, and needs a member, D-38', async () => {
    const { revision, items } = await cartOf(phone);
    assert.deepEqual([revision, items], [0, []]);
    const guest = openBrowser(test.app);
    assert.equal(codeOf(await guest.graphql(read)), 'UNAUTHENTICATED');
    assert.equal(codeOf(await guest.graphql(save, { items: [], revision: 0 })), 'UNAUTHENTICATED');
  });

  it('is the same on another device, with options, exclusions and the store’s prices, D-38', async () => {
    const vanilla = { sku: latte, options: { 'opt-350': 2 } };
    const saved = await saveOn(phone, 0, vanilla, vanilla, { sku: '2010-hot-small' });
    assert.deepEqual([saved.isSaved, saved.revision], [true, 1]);
    const { revision, items } = await cartOf(laptop, goodStore);
    assert.equal(revision, 1);
    assert.deepEqual(
      items.map(({ sku, quantity, childItems }: Record<string, unknown>) => ({ sku, quantity, childItems })),
      [
        { sku: latte, quantity: 2, childItems: [{ sku: 'opt-350', quantity: 2 }] },
        { sku: '2010-hot-small', quantity: 1, childItems: [] },
      ],
    );
    assert.deepEqual([items[0].name, items[0].price.currency], ['Caffè Latte', 'USD']);
  });

  it('is another member’s own, D-38', async () => {
    await saveOn(phone, 0, { sku: latte });
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual((await cartOf(green)).items, []);
  });

  it('is not overwritten by a device that does not know its last change: both can be joined, D-38', async () => {
    await saveOn(phone, 0, { sku: latte });
    const late = await saveOn(laptop, 0, { sku: '2010-hot-small' });
    assert.deepEqual(
      [late.isSaved, late.revision, late.items.map(({ sku }: { sku: string }) => sku)],
      [false, 1, [latte]],
    );
    assert.equal((await saveOn(laptop, 1, { sku: latte }, { sku: '2010-hot-small' })).isSaved, true);
    assert.equal((await cartOf(phone)).items.length, 2);
  });

  it('has one winner when two devices save at once, D-38', async () => {
    await saveOn(phone, 0, { sku: latte });
    const saved = await Promise.all([
      saveOn(phone, 1, { sku: '2010-hot-small' }),
      saveOn(laptop, 1, { sku: '2010-hot-large' }),
    ]);
    assert.deepEqual(saved.map(({ isSaved }) => isSaved).sort(), [false, true]);
    assert.equal((await cartOf(phone)).revision, 2);
  });

  it('leaves out what is not in the catalogue, and refuses what cannot be a cart, D-38', async () => {
    assert.deepEqual(
      (await saveOn(phone, 0, { sku: 'no-such-sku' }, { sku: latte })).items.map(
        ({ sku }: { sku: string }) => sku,
      ),
      [latte],
    );
    const refused = async (items: readonly object[]) =>
      codeOf(await phone.graphql(save, { items, revision: 1 }));
    assert.equal(await refused(Array.from({ length: 101 }, () => unit({ sku: latte }))), 'ITEM_LIMIT');
    assert.equal(await refused([{ ...unit({ sku: latte }), quantity: 2 }]), 'INVALID_QUANTITY');
    assert.equal(await refused([unit({ sku: latte, options: { 'opt-350': 0 } })]), 'INVALID_QUANTITY');
    assert.equal((await cartOf(phone)).items.length, 1, 'the cart before the refusal stays');
  });

  it('can be emptied, and is over after 30 days without a change, D-38', async () => {
    await saveOn(phone, 0, { sku: latte });
    clock.advance(30 * dayMs - 1000);
    await phone.signIn('gold');
    assert.equal((await cartOf(phone)).items.length, 1);
    clock.advance(1000);
    const over = await cartOf(phone);
    assert.deepEqual([over.items, over.revision], [[], 1]);
    assert.equal((await saveOn(phone, 1, { sku: latte })).isSaved, true);
    assert.deepEqual((await saveOn(phone, 2)).items, []);
  });
});
