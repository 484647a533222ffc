import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { gifts } from '../gifts.module.ts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { readSample } from '../../shop/sample.ts';
import { loadGiftCategories, loadGiftDetail } from './gift-catalogue.ts';
import { giftCategoryKind, giftDesignKind } from './gift.kinds.ts';

const sample = readSample();
const designs = sample.rowsOf(giftDesignKind);

const query = `query GetGiftCatalogue($locale: String!) {
  gift(locale: $locale) { categories { urn name displayOrder eGifts { productNumber name art } } }
}`;

describe('the gift catalogue', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [gifts] });
  });
  after(() => server.stop());

  const ask = async (locale: string) => {
    const reply = await server.app.inject({
      url: restPaths.graphql,
      query: { query, variables: JSON.stringify({ locale }) },
    });
    return reply.json().data.gift.categories as {
      urn: string;
      name: string;
      displayOrder: number;
      eGifts: { productNumber: string; name: string; art: string }[];
    }[];
  };

  it('lists every category with its designs in the order they are shown, GFT-010', async () => {
    const categories = await ask('en-US');
    assert.deepEqual(
      categories.map(({ urn, eGifts }) => [urn, eGifts.map(({ productNumber }) => productNumber)]),
      sample
        .rowsOf(giftCategoryKind)
        .map(({ key }) => [
          key,
          designs.filter(({ categories }) => categories.includes(key)).map(({ number }) => number),
        ]),
    );
  });

  it('names them in the language asked for, GFT-010', async () => {
    const [english] = await ask('en-CA');
    const [french] = await ask('fr-CA');
    assert.deepEqual([english?.name, english?.eGifts[1]?.name], ['Thank you', 'You made my day']);
    assert.deepEqual([french?.name, french?.eGifts[1]?.name], ['Merci', 'Vous égayez ma journée']);
  });

  const askDetail = async (productNumber: string, locale = 'en-US') => {
    const detail = `query ($productNumber: String!, $locale: String!) {
      giftCard(productNumber: $productNumber, locale: $locale) { productNumber name art categories { urn name } }
    }`;
    const reply = await server.app.inject({
      url: restPaths.graphql,
      query: { query: detail, variables: JSON.stringify({ productNumber, locale }) },
    });
    return reply.json().data.giftCard;
  };

  it('has the detail of an available design with its categories, and nothing of others, GFT-010, GFT-002', async () => {
    assert.deepEqual(await askDetail('11010002', 'fr-CA'), {
      productNumber: '11010002',
      name: 'Vous égayez ma journée',
      art: 'hello',
      categories: [{ urn: 'thank-you', name: 'Merci' }],
    });
    for (const unknown of ['11010099', '11060099', '1101', 'abcdefgh'])
      assert.equal(await askDetail(unknown), null);
  });

  /** The sample without some designs. */
  const without = (isGone: (design: RowOf<typeof giftDesignKind>) => boolean): Shop => ({
    settings: sample.settings,
    rowsOf: <K extends Kind>(kind: K) =>
      (kind.name === giftDesignKind.name
        ? designs.filter((design) => !isGone(design))
        : sample.rowsOf(kind)) as readonly RowOf<K>[],
  });

  it('has nothing of a design that the shop’s data have no longer, nor of a category without designs, GFT-061', async () => {
    const [first] = designs;
    const oneLess = { shopOf: async () => without(({ number }) => number === first?.number) };
    const [category] = await loadGiftCategories(oneLess, 'en-US');
    assert.deepEqual(
      category?.eGifts.map(({ productNumber }) => productNumber),
      ['11010002', '11010003', '11010004', '11010005'],
    );
    assert.equal(await loadGiftDetail(oneLess, '11010001', 'en-US'), null);
    const noHolidays = { shopOf: async () => without(({ categories }) => categories.includes('holidays')) };
    assert.deepEqual(
      (await loadGiftCategories(noHolidays, 'en-US')).map(({ urn }) => urn),
      ['thank-you', 'birthday', 'congratulations', 'love-and-friendship', 'any-day'],
    );
  });
});
