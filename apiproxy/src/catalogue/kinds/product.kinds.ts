import { Type } from 'typebox';
import type { ProductArt } from '../art/product-art.ts';
import { defineKind, key, localText } from '../../shop/kind.ts';

export const formKind = defineKind('forms', ['code'], { code: key, name: localText });

/** The sizes of a set, from the smallest to the largest. */
export const sizeKind = defineKind('sizes', ['set', 'code'], {
  set: key,
  code: key,
  name: localText,
  volume: Type.Optional(localText),
  /** The cup that shares of a recipe fill. */
  ml: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  isDefault: Type.Optional(Type.Boolean()),
});

/** Products of one type are prepared alike: form, sizes, options. */
export const productTypeKind = defineKind('product-types', ['key'], {
  key,
  form: key,
  sizes: key,
  optionGroups: Type.Array(key),
  /** The Stars for which a Reward covers a product (RWD-022). */
  starsLevel: Type.Optional(Type.Integer({ minimum: 1 })),
  taxable: Type.Boolean(),
  multiServe: Type.Optional(Type.Boolean()),
  /** Mugs and tumblers. */
  notFood: Type.Optional(Type.Boolean()),
});

/** Menus, categories and subcategories, by path, in the order of the menu. */
export const categoryKind = defineKind('categories', ['path'], {
  path: Type.String({ pattern: '^[a-z0-9-]+(/[a-z0-9-]+){0,2}$' }),
  name: localText,
  /** The products of a category that shows some of others. */
  featured: Type.Optional(Type.Array(Type.String())),
});

export const productKind = defineKind('products', ['number', 'type'], {
  number: Type.Integer({ minimum: 1 }),
  type: key,
  category: Type.String(),
  name: localText,
  description: localText,
  /** The name of its only size, if it differs from that of the type. */
  sizeName: Type.Optional(localText),
  isNew: Type.Optional(Type.Boolean()),
  counterOnly: Type.Optional(Type.Boolean()),
  /** Our drawing, for a product without a picture. */
  drawing: Type.Unsafe<ProductArt>(Type.Object({ kind: Type.String() })),
});

export const priceListKind = defineKind('price-lists', ['key'], {
  key,
  currency: Type.Union([Type.Literal('USD'), Type.Literal('CAD')]),
});

/** Prices in minor units (SHP-008): of a size by its sku, of one unit of an option by `group/number`. */
export const priceKind = defineKind('prices', ['list', 'item'], {
  list: key,
  item: Type.String(),
  price: Type.Integer({ minimum: 0 }),
});
