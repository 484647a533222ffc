import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { readShop } from '../../shop/read-shop.ts';
import { collectShopParts } from '../../shop/shop-parts.ts';
import { storeKinds } from './store.kinds.ts';

const parts = collectShopParts(modules);
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

type Files = Readonly<Record<string, string>>;
/** A chain of two stores as a spreadsheet writes it; its numbers are a text and a number. */
const small: Files = {
  'shop.json': `{ "name": "Bohne", "languages": ["de"], "markets": [{ "code": "DE", "currency": "EUR", "languages": ["de"] }] }`,
  'price-lists.csv': 'key;market;storeGroups\nde;DE;\nde-city;DE;1\n',
  'taxes.csv': 'jurisdiction;tax;name.de;productClass;rate;rounding\nde;vat;MwSt.;drink;1900;half-up\n',
  'hours.csv':
    'set;days;opens;closes\nbar;mon|tue|wed|thu;18:00;01:30\nbar;fri|sat;18:00;03:00\nstation;mon|tue|wed|thu|fri|sat|sun;00:00;24:00\n',
  'special-days.csv':
    'set;date;name.de;isClosed;opens;closes\nde;2026-12-24;Heiligabend;;08:00;14:00\nde;2026-12-25;Weihnachten;x;;\nde;2026-12-31;Silvester;;20:00;04:00\nde;2027-01-01;Neujahr;;;\n',
  'amenities.csv': 'code;name.de\nWF;WLAN\ndog-water;Wasser für Hunde\n',
  'stores.csv': [
    'number;name;street;addressLine2;city;region;postalCode;country;latitude;longitude;timeZone;phone;hours;specialDays;closedFrom;closedUntil;amenities;pickup;slotCapacity;leadMinutes;priceGroup;taxJurisdiction',
    'B-12;Bar;Torstraße 1;Hof 2;Berlin;BE;10119;DE;52,5298;13,4017;Europe/Berlin;+49 30 555 0101;bar;de;2026-07-01;2026-07-15;WF|dog-water;in-store;4;8;1;de',
    '7;Bahnhof;Bahnhofplatz 1;;Köln;;50667;DE;50,9430;6,9587;Europe/Berlin;;station;;;;;in-store|curbside;10;5;;',
  ].join('\n'),
};
const read = (files: Files) => {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ ...small, ...files })) writeFileSync(join(folder, file), text);
  const { faults, warnings } = readShop(folder, parts);
  const names = storeKinds.map(({ name }) => name);
  const isOfStores = ({ file }: { readonly file: string }) => names.includes(file.replace(/\..*/, ''));
  return { faults: faults.filter(isOfStores), warnings: warnings.filter(isOfStores) };
};
const storesWith = (from: string, to: string): Files => {
  const text = small['stores.csv'] ?? '';
  assert.ok(text.includes(from), from);
  return { 'stores.csv': text.replace(from, to) };
};

const cases: readonly {
  readonly of: string;
  readonly files: Files;
  readonly is: readonly [string, number, string, string, RegExp];
}[] = [
  {
    of: 'a number that two stores have',
    files: storesWith('\n7;', '\nB-12;'),
    is: ['stores.csv', 3, 'number', 'B-12', /Line 2 has the same/],
  },
  {
    of: 'numbers that customers can’t tell apart',
    files: { 'stores.csv': (small['stores.csv'] ?? '').replace('B-12', '7-100001') },
    is: ['stores.csv', 3, 'number', '7', /Store 7-100001 has the same digits/],
  },
  {
    of: 'a number with a space',
    files: storesWith('B-12', 'B 12'),
    is: ['stores.csv', 2, 'number', 'B 12', /letters without accents, digits/],
  },
  {
    of: 'a zone that does not exist',
    files: storesWith('Europe/Berlin', 'Europe/Köln'),
    is: ['stores.csv', 2, 'timeZone', 'Europe/Köln', /No zone has this name/],
  },
  {
    of: 'swapped coordinates',
    files: storesWith('52,5298;13,4017', '13,4017;52,5298'),
    is: ['stores.csv', 2, 'latitude', '13.4017', /swapped/],
  },
  {
    of: 'a latitude out of range',
    files: storesWith('52,5298;13,4017', '152,5298;200,4'),
    is: ['stores.csv', 2, 'latitude', '152.5298', /from -90 to 90/],
  },
  {
    of: 'a position in another country',
    files: storesWith('52,5298', '22,5298'),
    is: ['stores.csv', 2, 'latitude', '22.5298', /outside of DE/],
  },
  {
    of: 'a country without a market',
    files: storesWith('10119;DE;52,5298;13,4017', '1010;AT;48,2;16,37'),
    is: ['stores.csv', 2, 'country', 'AT', /market of shop.json: DE/],
  },
  {
    of: 'an unknown price group',
    files: storesWith('4;8;1;', '4;8;2;'),
    is: ['stores.csv', 2, 'priceGroup', '2', /No price list of DE names this group. The groups there are 1/],
  },
  {
    of: 'an unknown tax jurisdiction',
    files: storesWith('4;8;1;de', '4;8;1;de-be'),
    is: ['stores.csv', 2, 'taxJurisdiction', 'de-be', /taxes.csv has no row/],
  },
  {
    of: 'an unknown amenity',
    files: storesWith('dog-water', 'cat-water'),
    is: ['stores.csv', 2, 'amenities', 'cat-water', /amenities.csv has no row/],
  },
  {
    of: 'an unknown way to pick up',
    files: storesWith('in-store|curbside', 'in-store|drone'),
    is: ['stores.csv', 3, 'pickup', 'drone', /one of “in-store”, “drive-thru”, “curbside”/],
  },
  {
    of: 'unknown hours',
    files: storesWith(';bar;', ';pub;'),
    is: ['stores.csv', 2, 'hours', 'pub', /hours.csv has no row/],
  },
  {
    of: 'a closing that ends before it begins',
    files: storesWith('2026-07-15', '2026-06-15'),
    is: ['stores.csv', 2, 'closedUntil', '2026-06-15', /opens again after/],
  },
  {
    of: 'a closing from a day that the calendar has not',
    files: storesWith('2026-07-01', '2026-06-31'),
    is: ['stores.csv', 2, 'closedFrom', '2026-06-31', /no such day/],
  },
  {
    of: 'hours of a day that overlap those of the next',
    files: { 'hours.csv': 'set;days;opens;closes\nbar;fri;18:00;03:00\nbar;sat;02:00;20:00\n' },
    is: ['hours.csv', 2, 'closes', '03:00', /fri overlap those of sat, which begin at 02:00/],
  },
  {
    of: 'a day with two rows',
    files: { 'hours.csv': 'set;days;opens;closes\nbar;fri|sat;18:00;20:00\nbar;sat|sun;02:00;20:00\n' },
    is: ['hours.csv', 3, 'days', '["sat","sun"]', /have hours on sat/],
  },
  {
    of: 'hours that end when they begin',
    files: { 'hours.csv': 'set;days;opens;closes\nbar;fri;00:00;00:00\n' },
    is: ['hours.csv', 2, 'closes', '00:00', /Around the clock is 00:00 to 24:00/],
  },
  {
    of: 'hours that end before they begin',
    files: { 'hours.csv': 'set;days;opens;closes\nbar;fri;20:00;18:00\n' },
    is: ['hours.csv', 2, 'closes', '18:00', /closes before it opens/],
  },
  {
    of: 'a time that no clock shows',
    files: { 'hours.csv': 'set;days;opens;closes\nbar;fri;20:60;22:00\n' },
    is: ['hours.csv', 2, 'opens', '20:60', /“00:00” to “23:59”/],
  },
  {
    of: 'a special day that the calendar has not',
    files: { 'special-days.csv': 'set;date;name.de\nde;2026-02-29;Schalttag\n' },
    is: ['special-days.csv', 2, 'date', '2026-02-29', /no such day/],
  },
  {
    of: 'a special day that closes before it opens',
    files: { 'special-days.csv': 'set;date;name.de;opens;closes\nde;2026-12-24;Heiligabend;14:00;13:00\n' },
    is: ['special-days.csv', 2, 'closes', '13:00', /closes before it opens at 14:00/],
  },
  {
    of: 'a special day that is closed and has hours',
    files: {
      'special-days.csv': 'set;date;name.de;isClosed;opens;closes\nde;2026-12-24;Tag;x;08:00;13:00\n',
    },
    is: ['special-days.csv', 2, 'isClosed', 'true', /has no hours/],
  },
  {
    of: 'a special day that never closes',
    files: { 'special-days.csv': 'set;date;name.de;opens;closes\nde;2026-12-24;Tag;08:00;\n' },
    is: ['special-days.csv', 2, 'closes', '', /both opens and closes/],
  },
  {
    of: 'special hours that overlap those of the next day',
    files: {
      'special-days.csv':
        'set;date;name.de;opens;closes\nde;2026-12-31;Tag;18:00;10:00\nde;2027-01-01;Tag;09:00;12:00\n',
    },
    is: ['special-days.csv', 2, 'closes', '10:00', /begin at 09:00/],
  },
  {
    of: 'special hours that overlap the usual ones of the next day',
    files: {
      'hours.csv': 'set;days;opens;closes\nbar;mon|tue|wed|thu|fri;05:00;22:00\nstation;sat;08:00;09:00\n',
      'special-days.csv': 'set;date;name.de;opens;closes\nde;2026-12-02;Tag;18:00;06:00\n',
    },
    is: [
      'special-days.csv',
      2,
      'closes',
      '06:00',
      /usual ones of the next day, which begin at 05:00 \(hours bar\)/,
    ],
  },
  {
    of: 'special hours that overlap the usual ones of the night before',
    files: { 'special-days.csv': 'set;date;name.de;opens;closes\nde;2026-12-05;Tag;02:00;14:00\n' },
    is: [
      'special-days.csv',
      2,
      'opens',
      '02:00',
      /usual ones of the day before, which end at 03:00 \(hours bar\)/,
    ],
  },
  {
    of: 'two rows of a special day',
    files: { 'special-days.csv': 'set;date;name.de\nde;2026-12-24;Heiligabend\nde;2026-12-24;Tag\n' },
    is: ['special-days.csv', 3, 'set, date', 'de / 2026-12-24', /Line 2 has the same/],
  },
];

describe('the check of stores, hours, special days and amenities', () => {
  it('finds nothing in numbers of any form, hours after midnight and around the clock, and amenities of the shop’s own', () => {
    assert.deepEqual(read({}), { faults: [], warnings: [] });
  });

  for (const {
    of,
    files,
    is: [file, line, column, value, right],
  } of cases)
    it(`says file, line, column, value and the right form of ${of}`, () => {
      const { faults } = read(files);
      const found = faults.find((fault) => fault.file === file && right.test(fault.right));
      assert.deepEqual(
        found && [found.line, found.column, found.value],
        [line, column, value],
        JSON.stringify(faults, null, 1),
      );
    });

  it('finds nothing in special hours after a day that is closed or has other hours', () => {
    const { faults } = read({
      'special-days.csv':
        'set;date;name.de;isClosed;opens;closes\nde;2026-12-04;Tag;x;;\nde;2026-12-05;Tag;;02:00;04:00\nde;2026-12-06;Tag;;06:00;08:00\n',
    });
    assert.deepEqual(faults, []);
  });

  it('warns of a store where no tax is known: it may be meant so', () => {
    const { faults, warnings } = read({
      'taxes.csv':
        'jurisdiction;tax;name.de;productClass;rate;rounding\nde-be;vat;MwSt.;drink;1900;half-up\n',
      ...storesWith('4;8;1;de', '4;8;1;de-be'),
    });
    assert.deepEqual(faults, []);
    assert.deepEqual(
      warnings.map(({ line, column }) => [line, column]),
      [[3, 'region']],
    );
  });
});
