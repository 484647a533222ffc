import { Type } from 'typebox';
import type { ProductArt } from '../art/product-art.ts';
import { defineKind, key, localMinute, localText } from '../../shop/kind.ts';

export const formKind = defineKind({
  name: 'forms',
  about: 'How a product is served.',
  key: ['code'],
  fields: { code: key, name: localText },
  notes: {
    code: 'The name by which types of products refer to it, and the end of a product’s address.',
    name: 'As pages name it.',
  },
});

/** The sizes of a set, from the smallest to the largest. */
export const sizeKind = defineKind({
  name: 'sizes',
  about: 'The sizes of a set, from the smallest to the largest.',
  key: ['set', 'code'],
  fields: {
    set: key,
    code: key,
    name: localText,
    volume: Type.Optional(localText),
    ml: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    isDefault: Type.Optional(Type.Boolean()),
  },
  notes: {
    set: 'The sizes that belong together.',
    code: 'The name of the size in its set.',
    name: 'As pages name it.',
    volume: 'The volume beside the name, in the units of each language.',
    ml: 'The cup that shares of a recipe fill.',
    isDefault: 'Selected by default: one of each set.',
  },
});

/** Products of one type are prepared alike: form, sizes, options. */
export const productTypeKind = defineKind({
  name: 'product-types',
  about: 'Products of one type are prepared alike.',
  key: ['key'],
  fields: {
    key,
    form: key,
    sizes: key,
    optionGroups: Type.Array(key),
    starsLevel: Type.Optional(Type.Integer({ minimum: 1 })),
    taxClass: Type.Optional(key),
    multiServe: Type.Optional(Type.Boolean()),
    notFood: Type.Optional(Type.Boolean()),
  },
  references: { form: 'forms.code', sizes: 'sizes.set', optionGroups: 'option-groups.key' },
  notes: {
    key: 'The name by which products refer to it.',
    form: 'How it is served.',
    sizes: 'The set of its sizes.',
    optionGroups: 'The groups that it offers, in the order of the page.',
    starsLevel: 'The Stars for which a Reward covers a product (RWD-022).',
    taxClass: 'The class of its taxes (SHP-009). Without it no tax is on it anywhere.',
    multiServe: 'For several people: figures are of one serving.',
    notFood: 'Mugs and tumblers.',
  },
});

/** Menus, categories and subcategories, by path, in the order of the menu. */
export const categoryKind = defineKind({
  name: 'categories',
  about: 'Menus, categories and subcategories, in the order of the menu.',
  key: ['path'],
  fields: {
    path: Type.String({ pattern: '^[a-z0-9-]+(/[a-z0-9-]+){0,2}$' }),
    name: localText,
    featured: Type.Optional(Type.Array(Type.Integer())),
    picture: Type.Optional(key),
  },
  references: { featured: 'products.number', picture: 'pictures.key' },
  notes: {
    path: 'The menu, the category and the subcategory, with / between them. Each has a row.',
    name: 'As pages name it.',
    featured: 'The products of a category that shows some of others.',
    picture: 'Its picture; that of its first product unless it is written.',
  },
});

export const productKind = defineKind({
  name: 'products',
  about: 'The goods that are sold, in the order of the menu.',
  key: ['number'],
  fields: {
    number: Type.Integer({ minimum: 1 }),
    type: key,
    category: Type.String(),
    name: localText,
    description: localText,
    sizeName: Type.Optional(localText),
    isNew: Type.Optional(Type.Boolean()),
    counterOnly: Type.Optional(Type.Boolean()),
    picture: Type.Optional(key),
    drawing: Type.Unsafe<ProductArt>(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
  },
  references: { type: 'product-types.key', category: 'categories.path', picture: 'pictures.key' },
  notes: {
    number: 'A number of its own. It never becomes another product’s: orders and links refer to it.',
    type: 'How it is prepared.',
    category: 'The path of its category.',
    name: 'As pages name it.',
    description: 'One or two sentences.',
    sizeName: 'The name of its only size, if it differs from that of the type.',
    isNew: 'Marked as new.',
    counterOnly: 'Sold at the counter only, not online.',
    picture: 'Its picture of the file `pictures`.',
    drawing: 'Our drawing, for a product without a picture.',
  },
});

/** The lists of a market's prices (SHP-008). */
export const priceListKind = defineKind({
  name: 'price-lists',
  about: 'Lists of prices, each of one market, in the currency of the market.',
  key: ['key'],
  fields: {
    key,
    market: Type.String({ pattern: '^[A-Z]{2}$' }),
    base: Type.Optional(key),
    storeGroups: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
  },
  references: { base: 'price-lists.key' },
  notes: {
    key: 'The name by which prices refer to it.',
    market: 'A market of shop.json.',
    base: 'The list of the same market that has the prices which this one leaves out.',
    storeGroups:
      'The groups of stores that have this list. Without them it is the list of all other stores of the market.',
  },
});

/** Prices in minor units (SHP-008): of a product's size, or of one unit of a group's option. */
export const priceKind = defineKind({
  name: 'prices',
  about: 'Prices in minor units of the currency of the list’s market.',
  key: ['list', 'product', 'size', 'group', 'option', 'from'],
  fields: {
    list: key,
    product: Type.Optional(Type.Integer()),
    size: Type.Optional(key),
    group: Type.Optional(key),
    option: Type.Optional(Type.Integer()),
    price: Type.Integer({ minimum: 0 }),
    from: Type.Optional(localMinute),
    until: Type.Optional(localMinute),
  },
  references: { list: 'price-lists.key', product: 'products.number' },
  jointReferences: [{ fields: ['group', 'option'], kind: 'options', key: ['group', 'number'] }],
  notes: {
    list: 'The list that it belongs to.',
    product: 'Of a size: the number of the product.',
    size: 'Of a size: its code.',
    group: 'Of an option: its group.',
    option: 'Of an option: its number.',
    price: 'Minor units: 495 is $4.95.',
    from: 'The store’s time from which the price holds. Of several prices that hold, the one with the latest start is asked.',
    until: 'The first minute, of the store’s time, in which the price no longer holds.',
  },
});
