import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readShop } from '../shop/read-shop.ts';
import { sampleFolder } from '../shop/sample.ts';
import { collectShopParts } from '../shop/shop-parts.ts';
import { modules } from './modules.ts';

const parts = collectShopParts(modules);
const folder = mkdtempSync(join(tmpdir(), 'member-kinds-'));
after(() => rmSync(folder, { recursive: true }));

for (const file of ['shop.json', 'products.json']) cpSync(join(sampleFolder, file), join(folder, file));

/** The faults of one kind’s file: each row is on a line of its own. */
const faultsOf = (kind: string, rows: readonly object[]) => {
  writeFileSync(join(folder, `${kind}.json`), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  return readShop(folder, parts)
    .faults.filter(({ file }) => file === `${kind}.json`)
    .map(({ line, column, value, right }) => [line, column, value, right] as const);
};

const design = {
  ...{ key: 'night', picture: 'dusk', ground: '#000000', glow: '#333333', ink: '#ffffff', isDefault: true },
};
const times = { from: '2026-01-01T00:00-05:00', until: '2026-03-01T00:00-05:00' };
const promo = { code: 'HELLO', stars: 25, ...times };
const text = { 'en-US': 'Ten', 'fr-CA': 'Dix' };
const optIn = { key: 'ten', title: text, body: text, percent: 10, ...times };
const offer = { key: 'ten', percent: 10, firstDay: '2026-01-05', lastDay: '2026-02-28' };
const cases: readonly {
  readonly of: string;
  readonly kind: string;
  readonly rows: readonly object[];
  readonly is: readonly [number, string, string, RegExp];
}[] = [
  {
    of: 'a picture that we do not have',
    kind: 'card-designs',
    rows: [{ ...design, picture: 'moon' }],
    is: [2, 'picture', 'moon', /one of “apricot”/],
  },
  {
    of: 'a colour by its name',
    kind: 'card-designs',
    rows: [{ ...design, glow: 'red' }],
    is: [2, 'glow', 'red', /as “#14532d”/],
  },
  {
    of: 'ink that cannot be seen',
    kind: 'card-designs',
    rows: [{ ...design, ink: '#555555' }],
    is: [2, 'ink', '#555555', /ground #000000 is 2\.8\. It is 4\.5 or more/],
  },
  {
    of: 'two defaults',
    kind: 'card-designs',
    rows: [design, { ...design, key: 'day' }],
    is: [3, 'isDefault', 'true', /night is the default/],
  },
  {
    of: 'no default',
    kind: 'card-designs',
    rows: [{ ...design, isDefault: false }],
    is: [2, 'isDefault', 'false', /No design is the default/],
  },
  {
    of: 'a code in small letters',
    kind: 'promo-codes',
    rows: [{ ...promo, code: 'hello' }],
    is: [2, 'code', 'hello', /as “WELCOME25”/],
  },
  {
    of: 'a code used twice',
    kind: 'promo-codes',
    rows: [promo, promo],
    is: [3, 'code', 'HELLO', /Line 2 has the same/],
  },
  {
    of: 'a time without its zone',
    kind: 'promo-codes',
    rows: [{ ...promo, from: '2026-01-01T00:00' }],
    is: [2, 'from', '2026-01-01T00:00', /with its zone, as “2026-12-01T04:00-05:00”/],
  },
  {
    of: 'a time that the calendar has not',
    kind: 'promo-codes',
    rows: [{ ...promo, joinedFrom: '2026-02-31T00:00Z' }],
    is: [2, 'joinedFrom', '2026-02-31T00:00Z', /no such minute/],
  },
  {
    of: 'an end before the start in another zone',
    kind: 'promo-codes',
    rows: [{ ...promo, until: '2026-01-01T01:00+00:00' }],
    is: [2, 'until', '2026-01-01T01:00+00:00', /after the start/],
  },
  {
    of: 'a market that the shop does not have',
    kind: 'promo-codes',
    rows: [{ ...promo, market: 'DE' }],
    is: [2, 'market', 'DE', /are US, CA/],
  },
  {
    of: 'an offer of two things',
    kind: 'opt-in-offers',
    rows: [{ ...optIn, product: 3001 }],
    is: [2, 'product', '3001', /Exactly one of percent, product, starFactor/],
  },
  {
    of: 'an offer of nothing',
    kind: 'opt-in-offers',
    rows: [{ ...optIn, percent: undefined }],
    is: [2, 'percent', '', /Exactly one/],
  },
  {
    of: 'an offer of a product that is not sold',
    kind: 'opt-in-offers',
    rows: [{ ...optIn, percent: undefined, product: 1 }],
    is: [2, 'product', '1', /products.json has no row/],
  },
  {
    of: 'a choice of more Stars',
    kind: 'opt-in-offers',
    rows: [{ ...optIn, percent: undefined, starFactor: 2, group: 'two' }],
    is: [2, 'group', 'two', /A group is of coupons/],
  },
  {
    of: 'a text without a language of the shop',
    kind: 'opt-in-offers',
    rows: [{ ...optIn, body: { 'en-US': 'Ten' } }],
    is: [2, 'body.fr-CA', '', /speaks fr-CA/],
  },
  {
    of: 'a part of more than the whole',
    kind: 'offers',
    rows: [{ ...offer, percent: 120 }],
    is: [2, 'percent', '120', /largest value is 100/],
  },
  {
    of: 'an amount without a currency',
    kind: 'offers',
    rows: [{ ...offer, percent: undefined, amount: 300 }],
    is: [2, 'amount', '300', /Name the market/],
  },
  {
    of: 'a day that the calendar has not',
    kind: 'offers',
    rows: [{ ...offer, lastDay: '2026-02-29' }],
    is: [2, 'lastDay', '2026-02-29', /no such day/],
  },
  {
    of: 'a last day before the first',
    kind: 'offers',
    rows: [{ ...offer, lastDay: '2026-01-04' }],
    is: [2, 'lastDay', '2026-01-04', /not before the first/],
  },
];

describe('a fault of what members get', () => {
  for (const { of, kind, rows, is } of cases)
    it(`is said with its file, line, column and value: ${of}`, () => {
      const [line, column, value, right] = is;
      const faults = faultsOf(kind, rows);
      assert.deepEqual(
        faults.map((fault) => fault.slice(0, 3)),
        [[line, column, value]],
        JSON.stringify(faults),
      );
      assert.match(faults[0]?.[3] ?? '', right);
    });
});
