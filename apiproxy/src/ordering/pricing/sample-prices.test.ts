import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { optionsOf } from '../../catalogue/catalogue.public.ts';
import { offLines } from '../../rewards/offers/discount.ts';
import { sampleIn } from '../../testing/shop/sample-catalogue.ts';
import { sampleCart, taxOn, taxRowsAt } from '../../testing/shop/sample-taxes.ts';
import { applyRows } from '../taxes/tax-rows.ts';
import { priceCart, priceItem, type ResolvedItem } from './price-cart.ts';

const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

/**
 * Digests of the figures before prices and taxes were rows: of each price of a size and an option, and of the rows and total of carts of one
 * unit and of five units with a fifth off, by the store's group.
 */
const before = [
  {
    country: 'US',
    region: 'IL',
    locale: 'en-US',
    digests: [
      ['f8717de14b705bc5', '69c9243c76fac075'],
      ['87eeff0eb3b9bdcd', 'a48739d62673f02b'],
      ['52e8c61aa0858b08', 'fe48d0f969cd0d5f'],
      ['d2d83854386e85eb', 'ed1062565450ee1d'],
    ],
  },
  {
    country: 'US',
    region: 'CA',
    locale: 'en-US',
    digests: [
      ['f8717de14b705bc5', '87863045bfaeae2f'],
      ['87eeff0eb3b9bdcd', '897247c07f006b28'],
      ['52e8c61aa0858b08', '7fa51ff86a1e7191'],
      ['d2d83854386e85eb', '76d4d6f0870480f1'],
    ],
  },
  {
    country: 'US',
    region: 'OR',
    locale: 'en-US',
    digests: [
      ['f8717de14b705bc5', 'b58af1733b5a4015'],
      ['87eeff0eb3b9bdcd', 'd401ab0b5d03490e'],
      ['52e8c61aa0858b08', '458fc1202434865c'],
      ['d2d83854386e85eb', '7f56798f4f68e03f'],
    ],
  },
  {
    country: 'CA',
    region: 'QC',
    locale: 'fr-CA',
    digests: [
      ['a8a95ecaffbe2537', 'a7dd481d7ce5235b'],
      ['9c1b925ec6c58c9c', '413d7807f2787fa9'],
      ['28cd50f0b53f0fb4', '0e569476881900a1'],
      ['f56614d22f746d61', 'fe156330a36748cc'],
    ],
  },
  {
    country: 'CA',
    region: 'ON',
    locale: 'en-CA',
    digests: [
      ['a8a95ecaffbe2537', '757921ab392765be'],
      ['9c1b925ec6c58c9c', '332bbfdfb404168e'],
      ['28cd50f0b53f0fb4', '6977e4fd190cd557'],
      ['f56614d22f746d61', '7433212d1252fe84'],
    ],
  },
] as const;

const unitsOf = ({ products }: ReturnType<typeof sampleIn>): readonly ResolvedItem[] =>
  products.flatMap((product) =>
    product.sizes.map((size) => ({
      product,
      size,
      itemId: null,
      children: optionsOf(product)
        .slice(0, 3)
        .map((option) => ({ option, quantity: option.max })),
      excludedIngredients: [],
    })),
  );
/** Carts of five neighbours in the menu. */
const cartsOf = (units: readonly ResolvedItem[]): readonly (readonly ResolvedItem[])[] =>
  units.flatMap((_, at) => (at % 3 === 0 && at + 4 < units.length ? [units.slice(at, at + 5)] : []));

for (const { country, region, locale, digests } of before)
  for (const [priceTier, expected] of digests.entries())
    describe(`the sample’s figures in ${country}-${region}, in the stores of group ${priceTier}`, () => {
      const catalogue = sampleIn(country, priceTier);
      const { pricing } = catalogue;
      const units = unitsOf(catalogue);
      const totalOf = (
        items: readonly ResolvedItem[],
        discount?: ReturnType<ReturnType<typeof offLines>>,
      ) => {
        const { rows, price, additionalFeeDescription } = priceCart(
          items,
          sampleCart(items, { country, region, priceTier }, discount),
          locale,
          discount && { offer: { title: 'Off', discount } },
        );
        const shown = rows
          .map(({ key, label, amount }) => `${key} ${label} ${amount.amountMinor}`)
          .join(', ');
        return `${shown} = ${price.amountMinor} ${additionalFeeDescription}`;
      };
      const fifthOff = offLines(
        () => true,
        (sum) => Math.round(sum * 0.2),
      );
      const discountOf = (items: readonly ResolvedItem[]) =>
        fifthOff(
          items.map((item) => {
            const { unitPrice, total } = priceItem(item, pricing, locale);
            return {
              productNumber: item.product.productNumber,
              starsLevel: item.product.starsLevel,
              taxClass: item.product.taxClass,
              baseMinor: unitPrice.amountMinor,
              addedMinor: total.amountMinor - unitPrice.amountMinor,
            };
          }),
        );

      it('are prices of before, to the cent, SHP-008', () => {
        const lines = catalogue.products.flatMap((product) => [
          ...product.sizes.map(({ sku, prices }) => `${sku} ${pricing.of(prices)}`),
          ...optionsOf(product).map(({ sku, prices }) => `${product.id} ${sku} ${pricing.of(prices)}`),
        ]);
        assert.equal(digest(lines), expected[0]);
      });

      it('are taxes and totals of before, to the cent', () => {
        const totals = [
          ...units.map((item) => `${item.size.sku} ${totalOf([item])}`),
          ...cartsOf(units).map((items, at) => `${at * 3} ${totalOf(items, discountOf(items))}`),
        ];
        assert.equal(digest(totals), expected[1]);
      });
    });

const regions: Readonly<Record<'US' | 'CA', string>> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
};
const places = [
  ...(['US', 'CA'] as const).flatMap((country) =>
    regions[country].split(' ').map((region) => ({ country, region })),
  ),
  { country: 'US', region: 'PR' },
  { country: 'CA', region: 'ZZ' },
] as const;
const bases = [0, 1, 5, 10, 99, 495, 620, 1999, 12345];

describe('the sample’s taxes in every region', () => {
  it('have the names, rates and amounts of before', () => {
    const lines = places.flatMap((place) => {
      const rows = taxRowsAt(place);
      const isIncluded = rows.some((row) => row.isIncluded);
      return bases.map((minor) => {
        const shown = rows.map(
          ({ tax, name, rate }) =>
            `${tax} ${name['en-US']}/${name['fr-CA']} ${Math.round(rate * 10)} ${taxOn(minor, rate)}`,
        );
        return `${place.country} ${place.region} ${minor} ${isIncluded} ${shown.join(', ')}`;
      });
    });
    assert.equal(digest(lines), 'b50e29ad2e2bff5b');
  });

  it('are computed as before', () => {
    for (const place of places)
      for (const minor of bases) {
        const rows = taxRowsAt(place).map((row) => ({ ...row, isIncluded: false }));
        assert.deepEqual(
          applyRows(rows, [{ productClass: 'prepared', minor }]).map((tax) => tax.minor),
          rows.map(({ rate }) => taxOn(minor, rate)),
          `${place.country} ${place.region} ${minor}`,
        );
      }
  });
});
