import { Type } from 'typebox';
import type { ProductArt } from '../art/product-art.ts';
import { defineKind, key, localText } from '../../shop/kind.ts';

export const formKind = defineKind({
  name: 'forms',
  about: 'How a product is served.',
  key: ['code'],
  fields: { code: key, name: localText },
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
    ml: 'The cup that shares of a recipe fill.',
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
    taxable: Type.Boolean(),
    multiServe: Type.Optional(Type.Boolean()),
    notFood: Type.Optional(Type.Boolean()),
  },
  references: { form: 'forms.code', sizes: 'sizes.set', optionGroups: 'option-groups.key' },
  notes: {
    starsLevel: 'The Stars for which a Reward covers a product (RWD-022).',
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
  },
  references: { featured: 'products.number' },
  notes: {
    featured: 'The products of a category that shows some of others.',
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
    drawing: Type.Unsafe<ProductArt>(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
  },
  references: { type: 'product-types.key', category: 'categories.path' },
  notes: {
    sizeName: 'The name of its only size, if it differs from that of the type.',
    drawing: 'Our drawing, for a product without a picture.',
  },
});

export const priceListKind = defineKind({
  name: 'price-lists',
  about: 'Lists of prices, each in one currency.',
  key: ['key'],
  fields: {
    key,
    currency: Type.Union([Type.Literal('USD'), Type.Literal('CAD')]),
  },
});

/** Prices in minor units (SHP-008): of a product's size, or of one unit of a group's option. */
export const priceKind = defineKind({
  name: 'prices',
  about: 'Prices in minor units of the list’s currency.',
  key: ['list', 'product', 'size', 'group', 'option'],
  fields: {
    list: key,
    product: Type.Optional(Type.Integer()),
    size: Type.Optional(key),
    group: Type.Optional(key),
    option: Type.Optional(Type.Integer()),
    price: Type.Integer({ minimum: 0 }),
  },
  references: { list: 'price-lists.key', product: 'products.number' },
  jointReferences: [{ fields: ['group', 'option'], kind: 'options', key: ['group', 'number'] }],
});
