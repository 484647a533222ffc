import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { productKind, priceKind } from '../catalogue/kinds/product.kinds.ts';
import { recipeKind } from '../catalogue/kinds/recipe.kinds.ts';
import { readShop, type Shop } from '../shop/read-shop.ts';
import { exportShop } from '../shop/versions/export-shop.ts';
import { sampleFolder } from '../shop/sample.ts';
import { collectShopParts } from '../shop/shop-parts.ts';
import { modules } from './modules.ts';

const parts = collectShopParts(modules);
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

type Files = Readonly<Record<string, string | Buffer>>;
const read = (files: Files) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readShop(folder, parts);
};

/** A shop that sells one coffee, whose files are what a spreadsheet writes. */
const small: Files = {
  'shop.json': `{ "name": "Bohne", "languages": ["de", "en-GB"],
  "markets": [{ "code": "DE", "currency": "EUR", "languages": ["de", "en-GB"] }] }`,
  'allergens.csv': 'key;name.de;name.en\nmilk;Milch;Milk\n',
  'forms.csv': 'code;name.de;name.en\nhot;Heiß;Hot\n',
  'sizes.csv':
    'set;code;name.de;name.en;ml;isDefault\ncup;small;Klein;Small;200;x\ncup;large;Groß;Large;300;\n',
  'ingredients.csv':
    'key;name.de;name.en;measure;figures.calories;allergens\nmilk;Milch;Milk;ml;62,5;milk\nespresso;Espresso;Espresso;each;5;\nflour;Mehl;Flour;;;\n',
  'option-groups.csv': 'key;number;name.de;name.en;selection;parent\nmilk;30;Milch;Milk;ONE;\n',
  'options.csv':
    'group;number;name.de;name.en;ingredient;ml;max;isStandard\nmilk;301;;;milk;;1;\nmilk;302;Keine;None;;;1;ja\n',
  'product-types.csv': 'key;form;sizes;optionGroups;taxClass;notFood\ncoffee;hot;cup;milk;drink;nein\n',
  'categories.csv': 'path;name.de;name.en;featured\ndrinks;Getränke;Drinks;\ndrinks/coffee;Kaffee;Coffee;\n',
  'products.csv':
    'number;type;category;name.de;name.en;description.de;description.en;drawing\n1;coffee;drinks/coffee;Kaffee;Coffee;"Mild,\nrund";Mild;"{""kind"":""hot""}"\n',
  'recipes.csv': 'product;ingredient;amount\n1;espresso;1|2\n1;milk;0,5\n',
  'price-lists.csv': 'key;market\nde;DE\n',
  'taxes.csv':
    'jurisdiction;tax;name.de;name.en;productClass;consumption;rate;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;in;1900;x;half-up\nde;vat;MwSt.;VAT;drink;away;700;x;half-up\n',
  'prices.csv':
    'list;product;size;group;option;price\nde;1;small;;;250\nde;1;large;;;300\nde;;;milk;301;0\nde;;;milk;302;0\n',
};

describe('a folder of shop data', () => {
  it('of this repository has no fault', () => {
    assert.deepEqual(readShop(sampleFolder, parts).faults, []);
  });

  it('is read as a spreadsheet writes it: separators, mark, line breaks in quotes, decimal comma, empty rows and columns, SHP-010', () => {
    const { shop, faults } = read(small);
    assert.deepEqual(faults, []);
    const [product] = shop.rowsOf(productKind);
    assert.deepEqual(product?.description, { de: 'Mild,\nrund', en: 'Mild' });
    assert.deepEqual(
      shop.rowsOf(recipeKind).map(({ amount }) => amount),
      [[1, 2], 0.5],
    );
    for (const prices of [
      '\uFEFFlist,product,size,group,option,price,,\r\nde,1,small,,,250,,\r\n,,,,,,,\r\n',
      'list\tproduct\tsize\tprice\nde\t1\tsmall\t250\n\n\n',
      Buffer.from('\uFEFFlist;product;size;price\nde;1;small;250\n', 'utf16le'),
      '"list";"product";"size";"price"\n"de";"1";" small ";"250"',
    ])
      assert.deepEqual(read({ ...small, 'prices.csv': prices }).shop.rowsOf(priceKind), [
        { list: 'de', product: 1, size: 'small', price: 250 },
      ]);
  });
});

describe('an export', () => {
  it('of a shop that was read from CSV has the same rows of every kind, and no fault, SHP-005', async () => {
    const { shop } = read(small);
    const folder = mkdtempSync(join(tmpdir(), 'shop-export-'));
    folders.push(folder);
    await exportShop(folder, shop, parts.kinds, () => Promise.reject(new Error('It has no picture.')));
    const { shop: again, faults } = readShop(folder, parts);
    assert.deepEqual(faults, []);
    const textsOf = ({ settings, rowsOf }: Shop) =>
      [settings, ...parts.kinds.map((kind) => rowsOf(kind))].map((each) => JSON.stringify(each));
    assert.deepEqual(textsOf(again), textsOf(shop));
  });
});

/** One change of the small shop, and the fault that it is: file, line, column, value. */
const cases: readonly {
  readonly of: string;
  readonly files: Files;
  readonly is: readonly [string, number, string, string, RegExp];
}[] = [
  { of: 'no settings', files: { 'shop.json': '[]' }, is: ['shop.json', 1, '', '[]', /one object/] },
  {
    of: 'settings without markets',
    files: { 'shop.json': '{ "name": "B",\n"languages": ["de", "en"] }' },
    is: ['shop.json', 1, '', '', /field markets is missing/],
  },
  {
    of: 'JSON that is none',
    files: { 'shop.json': '{ "name": "B"\n"languages": [] }' },
    is: ['shop.json', 2, '', '"languages"', /CommaExpected/],
  },
  {
    of: 'a file of no kind',
    files: { 'product.csv': 'a' },
    is: ['product.csv', 1, '', '', /The kinds are .*products/],
  },
  {
    of: 'a kind as two files',
    files: { 'forms.json': '[]' },
    is: ['forms.csv', 1, '', '', /forms.json is there too/],
  },
  {
    of: 'another character set',
    files: { 'forms.csv': Buffer.from('code;name.de;name.en\nhot;Hei\xdf;Hot\n', 'latin1') },
    is: ['forms.csv', 1, '', '', /UTF-8/],
  },
  {
    of: 'an empty file',
    files: { 'forms.csv': '' },
    is: ['forms.csv', 1, '', '', /names of the columns: code, name.LANGUAGE/],
  },
  {
    of: 'two separators',
    files: { 'forms.csv': 'code;name.de,name.en\nhot;Heiß,Hot\n' },
    is: ['forms.csv', 1, '', 'code;name.de,name.en', /one separator/],
  },
  {
    of: 'an unknown column',
    files: { 'forms.csv': 'code;name.de;name.en;colour\nhot;Heiß;Hot;red\n' },
    is: ['forms.csv', 1, 'colour', 'colour', /columns are code/],
  },
  {
    of: 'a column that is there twice',
    files: { 'forms.csv': 'code;name.de;name.en;code\nhot;Heiß;Hot;hot\n' },
    is: ['forms.csv', 1, 'code', 'code', /once/],
  },
  {
    of: 'a column without a name',
    files: { 'forms.csv': 'code;name.de;name.en;\nhot;Heiß;Hot;red\n' },
    is: ['forms.csv', 1, '', '', /Column 4 has values and no name/],
  },
  {
    of: 'a row with more cells',
    files: { 'forms.csv': 'code;name.de;name.en\nhot;Heiß;Hot;red\n' },
    is: ['forms.csv', 2, '', 'red', /more cells than the first line, which has 3/],
  },
  {
    of: 'a quote that stays open',
    files: { 'forms.csv': 'code;name.de;name.en\nhot;"Heiß;Hot\n' },
    is: ['forms.csv', 2, '', '', /never closed/],
  },
  {
    of: 'a quote within a text',
    files: { 'forms.csv': 'code;name.de;name.en\nhot;He"iß;Hot\n' },
    is: ['forms.csv', 2, '', '', /written twice/],
  },
  {
    of: 'a decimal point where the language has a comma',
    files: { 'recipes.csv': 'product;ingredient;amount\n1;espresso;1\n1;milk;0.500\n' },
    is: ['recipes.csv', 3, 'amount', '0.500', /“,” before its decimals/],
  },
  {
    of: 'a number with a unit',
    files: { 'recipes.csv': 'product;ingredient;amount\n1;espresso;1 shot\n1;milk;0,5\n' },
    is: ['recipes.csv', 2, 'amount', '1 shot', /without spaces, units/],
  },
  {
    of: 'a word that is neither yes nor no',
    files: { 'product-types.csv': 'key;form;sizes;optionGroups;notFood\ncoffee;hot;cup;milk;maybe\n' },
    is: ['product-types.csv', 2, 'notFood', 'maybe', /yes or no/],
  },
  {
    of: 'a cell that is not JSON',
    files: {
      'products.csv':
        'number;type;category;name.de;name.en;description.de;description.en;drawing\n1;coffee;drinks/coffee;K;C;M;M;hot\n',
    },
    is: ['products.csv', 2, 'drawing', 'hot', /JSON/],
  },
  {
    of: 'a field that is missing',
    files: { 'forms.csv': 'code;name.de;name.en\n;Heiß;Hot\n' },
    is: ['forms.csv', 2, '', '', /field code is missing/],
  },
  {
    of: 'a key with capitals',
    files: { 'allergens.csv': 'key;name.de;name.en\nMilk;Milch;Milk\nmilk;Milch;Milk\n' },
    is: ['allergens.csv', 2, 'key', 'Milk', /small letters/],
  },
  {
    of: 'a value outside of a choice',
    files: { 'option-groups.csv': 'key;number;name.de;name.en;selection\nmilk;30;Milch;Milk;SOME\n' },
    is: ['option-groups.csv', 2, 'selection', 'SOME', /“ONE” or “MANY”/],
  },
  {
    of: 'a part of a whole number',
    files: {
      'options.csv':
        'group;number;name.de;name.en;ingredient;max;isStandard\nmilk;301;;;milk;1,5;\nmilk;302;Keine;None;;1;ja\n',
    },
    is: ['options.csv', 2, 'max', '1.5', /whole number/],
  },
  {
    of: 'a negative price',
    files: {
      'prices.csv':
        'list;product;size;group;option;price\nde;1;small;;;-5\nde;1;large;;;300\nde;;;milk;301;0\nde;;;milk;302;0\n',
    },
    is: ['prices.csv', 2, 'price', '-5', /smallest value is 0/],
  },
  {
    of: 'a missing language',
    files: { 'forms.csv': 'code;name.de\nhot;Heiß\n' },
    is: ['forms.csv', 2, 'name.en-GB', '', /speaks en-GB/],
  },
  {
    of: 'a language that is none',
    files: { 'forms.csv': 'code;name.de;name.en;name.German\nhot;Heiß;Hot;Heiß\n' },
    is: ['forms.csv', 2, 'name.German', 'Heiß', /en-US/],
  },
  {
    of: 'a key used twice',
    files: { 'allergens.csv': 'key;name.de;name.en\nmilk;Milch;Milk\nmilk;Milch;Milk\n' },
    is: ['allergens.csv', 3, 'key', 'milk', /Line 2 has the same/],
  },
  {
    of: 'an unknown reference',
    files: { 'recipes.csv': 'product;ingredient;amount\n1;espresso;1\n1;cream;0,5\n' },
    is: ['recipes.csv', 3, 'ingredient', 'cream', /ingredients.csv has no row/],
  },
  {
    of: 'an unknown reference in a list',
    files: { 'product-types.csv': 'key;form;sizes;optionGroups\ncoffee;hot;cup;milk|cup\n' },
    is: ['product-types.csv', 2, 'optionGroups', 'cup', /option-groups.csv has no row/],
  },
  {
    of: 'a circle of groups',
    files: {
      'option-groups.csv': 'key;number;name.de;name.en;selection;parent\nmilk;30;Milch;Milk;ONE;milk\n',
    },
    is: ['option-groups.csv', 2, 'parent', 'milk', /below itself/],
  },
  {
    of: 'a category without the one above it',
    files: { 'categories.csv': 'path;name.de;name.en\ndrinks/coffee;Kaffee;Coffee\n' },
    is: ['categories.csv', 2, 'path', 'drinks/coffee', /above it is missing/],
  },
  {
    of: 'a product in a category of others',
    files: {
      'categories.csv':
        'path;name.de;name.en;featured\ndrinks;Getränke;Drinks;\ndrinks/coffee;Kaffee;Coffee;1\n',
    },
    is: ['products.csv', 2, 'category', 'drinks/coffee', /own category/],
  },
  {
    of: 'sizes without a default',
    files: {
      'sizes.csv': 'set;code;name.de;name.en;ml\ncup;small;Klein;Small;200\ncup;large;Groß;Large;300\n',
    },
    is: ['sizes.csv', 2, 'isDefault', '', /Mark one/],
  },
  {
    of: 'two default sizes',
    files: {
      'sizes.csv':
        'set;code;name.de;name.en;ml;isDefault\ncup;small;Klein;Small;200;x\ncup;large;Groß;Large;300;x\n',
    },
    is: ['sizes.csv', 3, 'isDefault', 'true', /not several/],
  },
  {
    of: 'an option that is nothing',
    files: {
      'options.csv':
        'group;number;name.de;name.en;ingredient;ml;max;isStandard\nmilk;301;;;;;1;\nmilk;302;Keine;None;;;1;ja\n',
    },
    is: ['options.csv', 2, 'name', '', /has a name, or is an ingredient/],
  },
  {
    of: 'an ingredient without its amount',
    files: {
      'options.csv':
        'group;number;name.de;name.en;ingredient;ml;max;isStandard\nmilk;301;;;milk;;1;\nmilk;302;Keine;None;milk;;1;ja\n',
    },
    is: ['options.csv', 3, 'ml', '', /amount of the ingredient is missing/],
  },
  {
    of: 'an option of an ingredient without figures',
    files: {
      'options.csv':
        'group;number;name.de;name.en;ingredient;ml;max;isStandard\nmilk;301;;;flour;;1;\nmilk;302;Keine;None;;;1;ja\n',
    },
    is: ['options.csv', 2, 'ingredient', 'flour', /no measure and figures/],
  },
  {
    of: 'two standards of a choice',
    files: {
      'options.csv':
        'group;number;name.de;name.en;ingredient;ml;max;isStandard\nmilk;301;Mit;With;;;1;ja\nmilk;302;Keine;None;;;1;ja\n',
    },
    is: ['options.csv', 3, 'isStandard', 'true', /not several/],
  },
  {
    of: 'amounts for other sizes',
    files: { 'recipes.csv': 'product;ingredient;amount\n1;espresso;1|2|3\n1;milk;0,5\n' },
    is: ['recipes.csv', 2, 'amount', '[1,2,3]', /has 2 sizes/],
  },
  {
    of: 'a recipe without amounts',
    files: { 'recipes.csv': 'product;ingredient;amount\n1;espresso;1\n1;flour;\n' },
    is: ['recipes.csv', 3, 'amount', '', /row in nutrition/],
  },
  {
    of: 'a price of nothing',
    files: {
      'prices.csv':
        'list;product;size;group;option;price\nde;1;;;;250\nde;1;small;;;250\nde;1;large;;;300\nde;;;milk;301;0\nde;;;milk;302;0\n',
    },
    is: ['prices.csv', 2, 'product', '1', /product and its size/],
  },
  {
    of: 'a price of a size that is not sold',
    files: {
      'prices.csv':
        'list;product;size;group;option;price\nde;1;huge;;;250\nde;1;small;;;250\nde;1;large;;;300\nde;;;milk;301;0\nde;;;milk;302;0\n',
    },
    is: ['prices.csv', 2, 'size', 'huge', /no such size/],
  },
  {
    of: 'an option without a price',
    files: {
      'prices.csv':
        'list;product;size;group;option;price\nde;1;small;;;250\nde;1;large;;;300\nde;;;milk;301;0\n',
    },
    is: ['options.csv', 3, 'number', '302', /List de has no price of milk\/302/],
  },
  {
    of: 'an option with a price for some time',
    files: {
      'prices.csv':
        'list;product;size;group;option;price;from;until\nde;1;small;;;250;;\nde;1;large;;;300;;\nde;;;milk;301;0;;\nde;;;milk;302;0;2026-12-01T04:00;\n',
    },
    is: ['options.csv', 3, 'number', '302', /without from and until/],
  },
  {
    of: 'a price until before its start',
    files: {
      'prices.csv':
        'list;product;size;group;option;price;from;until\nde;1;small;;;250;;\nde;1;large;;;300;;\nde;1;small;;;200;2026-12-01T04:00;2026-12-01T04:00\nde;;;milk;301;0;;\nde;;;milk;302;0;;\n',
    },
    is: ['prices.csv', 4, 'until', '2026-12-01T04:00', /after the start/],
  },
  {
    of: 'a price from a day that the calendar has not',
    files: {
      'prices.csv':
        'list;product;size;group;option;price;from;until\nde;1;small;;;250;;\nde;1;large;;;300;;\nde;1;small;;;200;2026-02-31T04:00;\nde;;;milk;301;0;;\nde;;;milk;302;0;;\n',
    },
    is: ['prices.csv', 4, 'from', '2026-02-31T04:00', /no such minute/],
  },
  {
    of: 'a price from a day without its time',
    files: {
      'prices.csv':
        'list;product;size;group;option;price;from;until\nde;1;small;;;250;;\nde;1;large;;;300;;\nde;1;small;;;200;2026-12-01;\nde;;;milk;301;0;;\nde;;;milk;302;0;;\n',
    },
    is: ['prices.csv', 4, 'from', '2026-12-01', /2026-12-01T04:00/],
  },
  {
    of: 'a price list without a currency',
    files: { 'price-lists.csv': 'key;market\nde;DE\nat;AT\n' },
    is: ['price-lists.csv', 3, 'market', 'AT', /without a currency: .* DE/],
  },
  {
    of: 'a market without a price list',
    files: { 'price-lists.csv': 'key;market;storeGroups\nde;DE;1\n' },
    is: ['shop.json', 1, 'markets', 'DE', /No price list .* DE/],
  },
  {
    of: 'two lists of all stores',
    files: { 'price-lists.csv': 'key;market;base\nde;DE;\nnorth;DE;de\n' },
    is: ['price-lists.csv', 3, 'storeGroups', '', /Name the groups/],
  },
  {
    of: 'two lists of one group of stores',
    files: { 'price-lists.csv': 'key;market;base;storeGroups\nde;DE;;\nnorth;DE;de;1\nsouth;DE;de;1|2\n' },
    is: ['price-lists.csv', 4, 'storeGroups', '[1,2]', /List north .* group 1/],
  },
  {
    of: 'a price list on another with a base',
    files: { 'price-lists.csv': 'key;market;base;storeGroups\nde;DE;;\nnorth;DE;de;1\nsouth;DE;north;2\n' },
    is: ['price-lists.csv', 4, 'base', 'north', /a base itself/],
  },
  {
    of: 'a rate as a fraction of a basis point',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900,005;;;;x;half-up\n',
    },
    is: ['taxes.csv', 2, 'rate', '1900.005', /two decimals/],
  },
  {
    of: 'a rate of more than the price',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;19000;;;;x;half-up\n',
    },
    is: ['taxes.csv', 2, 'rate', '19000', /1025 is 10.25 %/],
  },
  {
    of: 'a rule that rounds otherwise',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;;;;x;nearest\n',
    },
    is: ['taxes.csv', 2, 'rounding', 'nearest', /“half-up” or “half-even”/],
  },
  {
    of: 'two rules of one tax',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;;;;x;half-up\nde;vat;MwSt.;VAT;drink;700;2026-12-01T00:00;;;x;down\n',
    },
    is: ['taxes.csv', 3, 'rounding', 'down', /one rule/],
  },
  {
    of: 'a price with one tax and without another',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;;;;x;half-up\nde;city;Stadt;City;drink;100;;;;;half-up\n',
    },
    is: ['taxes.csv', 3, 'isIncluded', '', /all taxes .* or none/],
  },
  {
    of: 'a tax until before its start',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;2026-12-01T00:00;2026-11-01T00:00;;x;half-up\n',
    },
    is: ['taxes.csv', 2, 'until', '2026-11-01T00:00', /after the start/],
  },
  {
    of: 'a tax of a class that no product has',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;;;;x;half-up\nde;vat;MwSt.;VAT;food;700;;;;x;half-up\n',
    },
    is: ['taxes.csv', 3, 'productClass', 'food', /product-types.csv has no row/],
  },
  {
    of: 'a tax of another country',
    files: {
      'taxes.csv':
        'jurisdiction;tax;name.de;name.en;productClass;rate;from;until;isCompound;isIncluded;rounding\nde;vat;MwSt.;VAT;drink;1900;;;;x;half-up\nfr;tva;TVA;VAT;drink;700;;;;x;half-up\n',
    },
    is: ['taxes.csv', 3, 'jurisdiction', 'fr', /country of a market: de/],
  },
  {
    of: 'a product of a class without taxes',
    files: { 'product-types.csv': 'key;form;sizes;optionGroups;taxClass\ncoffee;hot;cup;milk;drinks\n' },
    is: ['product-types.csv', 2, 'taxClass', 'drinks', /No row of taxes/],
  },
  {
    of: 'a field written twice',
    files: { 'forms.csv': '', 'forms.json': '[]' },
    is: ['forms.csv', 1, '', '', /Delete one/],
  },
];

describe('a fault of shop data', () => {
  it('is said of a price list on one of another market: no price is computed from another currency, SHP-008', () => {
    const { faults } = read({
      ...small,
      'shop.json': `{ "name": "B", "languages": ["de", "en"], "markets": [{ "code": "DE", "currency": "EUR", "languages": ["de"] },
        { "code": "CH", "currency": "CHF", "languages": ["de"] }] }`,
      'price-lists.csv': 'key;market;base\nde;DE;\nch;CH;de\n',
    });
    assert.deepEqual(
      faults.map(({ file, line, column }) => `${file}:${line} ${column}`),
      ['price-lists.csv:3 base'],
    );
  });

  it('is one of more than 40 kinds', () => assert.ok(cases.length >= 40, String(cases.length)));

  for (const {
    of,
    files,
    is: [file, line, column, value, right],
  } of cases)
    it(`is said with file, line, column, value and the right form: ${of}`, () => {
      const { faults } = read({ ...small, ...files });
      const found = faults.find((fault) => fault.file === file && right.test(fault.right));
      assert.deepEqual(
        found && [found.line, found.column, found.value],
        [line, column, value],
        JSON.stringify(faults, null, 1),
      );
    });

  it('in JSON is said with its own line, also in a text of another language', () => {
    const forms = `[\n  { "code": "hot",\n    "name": { "de": "Heiß",\n      "en": "" } },\n  { "code": "iced", "code": "cold", "name": { "de": "K", "en": "C" } }\n]`;
    const { 'forms.csv': _, ...others } = small;
    assert.deepEqual(
      read({ ...others, 'forms.json': forms }).faults.map((fault) => [fault.line, fault.column]),
      [
        [4, 'name.en'],
        [4, 'name.en'],
        [5, 'code'],
      ],
    );
  });

  it('is a warning where a product has no price: it is hidden in that market, and the folder can be loaded, SHP-008', () => {
    const { faults, warnings } = read({
      ...small,
      'prices.csv':
        'list;product;size;group;option;price\nde;1;small;;;250\nde;;;milk;301;0\nde;;;milk;302;0\n',
    });
    assert.deepEqual(faults, []);
    assert.deepEqual(
      warnings.map(({ file, line, value }) => [file, line, value]),
      [['products.csv', 2, '1']],
    );
    assert.match(warnings[0]?.right ?? '', /List de has no price of 1\/large: the product is hidden/);
  });

  it('does not hide the others: all of a folder are said in one run', () => {
    const { faults } = read({
      ...small,
      'forms.csv': 'code;name.de\nHOT;Heiß\nhot;Heiß\n',
      'recipes.csv': 'product;ingredient;amount\n1;cream;1\n1;milk;half\n2;milk;1\n',
      'prices.csv': 'list;product;size;price\nat;1;small;250\nde;1;large;x\n',
    });
    assert.deepEqual(
      faults.map(({ file, line, column }) => `${file}:${line} ${column}`),
      [
        'forms.csv:2 code',
        'forms.csv:2 name.en-GB',
        'forms.csv:3 name.en-GB',
        'prices.csv:2 list',
        'prices.csv:3 price',
        'recipes.csv:2 ingredient',
        'recipes.csv:3 amount',
        'recipes.csv:4 product',
      ],
    );
  });
});
