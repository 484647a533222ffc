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
const words = (english: string) => ({ 'en-US': english, 'fr-CA': english });
const item = {
  ...{ key: 'new-beans', type: 'information', audience: 'everyone', markets: ['US'], rank: 10 },
  ...{ title: words('Beans'), body: words('New ones.'), callText: words('See'), callLink: '/menu' },
};
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
  {
    of: 'an item of no type',
    kind: 'feed',
    rows: [{ ...item, type: 'letter' }],
    is: [2, 'type', 'letter', /one of “information”, “coupon”/],
  },
  {
    of: 'a coupon for guests',
    kind: 'feed',
    rows: [{ ...item, type: 'coupon' }],
    is: [2, 'audience', 'everyone', /only they have such data/],
  },
  {
    of: 'an item for a market that the shop does not have',
    kind: 'feed',
    rows: [{ ...item, markets: ['US', 'DE'] }],
    is: [2, 'markets', '["US","DE"]', /are US, CA/],
  },
  {
    of: 'an item that ends before it begins',
    kind: 'feed',
    rows: [{ ...item, firstDay: '2026-05-02', lastDay: '2026-05-01' }],
    is: [2, 'lastDay', '2026-05-01', /not before the first/],
  },
  {
    of: 'a title that is too long',
    kind: 'feed',
    rows: [{ ...item, title: { ...item.title, 'fr-CA': 'x'.repeat(81) } }],
    is: [2, 'title.fr-CA', '', /At most 80 characters; these are 81/],
  },
  {
    of: 'a drawing that we do not have',
    kind: 'feed',
    rows: [{ ...item, image: 'art:moon' }],
    is: [2, 'image', 'art:moon', /Our drawings are .*art:autumn/],
  },
  {
    of: 'a picture of another site',
    kind: 'feed',
    rows: [{ ...item, image: '//elsewhere.example/x.png' }],
    is: [2, 'image', '//elsewhere.example/x.png', /of our own site/],
  },
  {
    of: 'a link to another site',
    kind: 'feed',
    rows: [{ ...item, callLink: 'https://elsewhere.example' }],
    is: [2, 'callLink', 'https://elsewhere.example', /as “\/menu”/],
  },
  {
    of: 'an address of an app that is a script',
    kind: 'feed',
    rows: [{ ...item, callAppLink: 'javascript://x' }],
    is: [2, 'callAppLink', 'javascript://x', /as “crema:\/\/menu”/],
  },
  {
    of: 'a film of a kind that browsers do not play',
    kind: 'feed',
    rows: [{ ...item, video: '/films/beans.avi' }],
    is: [2, 'video', '/films/beans.avi', /\.mp4 or \.webm/],
  },
  {
    of: 'a button without a link',
    kind: 'feed',
    rows: [{ ...item, callLink: undefined }],
    is: [2, 'callLink', '', /callText and callLink/],
  },
  {
    of: 'a spoken text without the shown one',
    kind: 'feed',
    rows: [{ ...item, callSpoken: words('Menu') }],
    is: [2, 'callSpoken', '{"en-US":"Menu","fr-CA":"Menu"}', /contains the one that is shown/],
  },
  {
    of: 'a rank that is too high',
    kind: 'feed',
    rows: [{ ...item, rank: 1001 }],
    is: [2, 'rank', '1001', /largest value is 1000/],
  },
  {
    of: 'a slide of no item',
    kind: 'feed-slides',
    rows: [{ item: 'no-beans', number: 1, text: words('One') }],
    is: [2, 'item', 'no-beans', /feed.json has no row/],
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
