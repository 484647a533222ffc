import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { seededGifts, withdrawnDesign } from './gift-designs.ts';
import { gifts } from './gifts.module.ts';

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
      seededGifts.map(({ urn, designs }) => [urn, designs.map(({ productNumber }) => productNumber)]),
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
    for (const unknown of ['11010099', withdrawnDesign.productNumber, '1101', 'abcdefgh'])
      assert.equal(await askDetail(unknown), null);
  });

  it('lists no withdrawn design, GFT-061', async () => {
    const listed = (await ask('en-US')).flatMap(({ eGifts }) =>
      eGifts.map(({ productNumber }) => productNumber),
    );
    assert.equal(listed.includes(withdrawnDesign.productNumber), false);
  });

  it('numbers each design with 8 digits, uniquely', () => {
    const numbers = seededGifts.flatMap(({ designs }) => designs.map(({ productNumber }) => productNumber));
    for (const number of numbers) assert.match(number, /^\d{8}$/);
    assert.equal(new Set(numbers).size, numbers.length);
  });

  it('rejects a design whose number does not have 8 digits', async () => {
    const wrong = { product_number: '1234567', name_en: 'x', name_fr: 'x', design: 'hello' };
    await assert.rejects(server.deps.db.insertInto('gift_card').values(wrong).execute());
  });

  it('omits a withdrawn design, and its category when it is empty', async () => {
    const holidays = seededGifts.find(({ urn }) => urn === 'holidays')!;
    const withdraw = (numbers: readonly string[]) =>
      server.deps.db
        .updateTable('gift_card')
        .set({ active: false })
        .where('product_number', 'in', numbers)
        .execute();
    const [first, ...others] = holidays.designs.map(({ productNumber }) => productNumber);
    await withdraw([first!]);
    const left = (await ask('en-US')).find(({ urn }) => urn === 'holidays');
    assert.deepEqual(
      left?.eGifts.map(({ productNumber }) => productNumber),
      others,
    );
    await withdraw(others);
    assert.equal(
      (await ask('en-US')).some(({ urn }) => urn === 'holidays'),
      false,
    );
  });
});
