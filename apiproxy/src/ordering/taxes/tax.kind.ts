import { Type } from 'typebox';
import type { RowOf } from '../../shop/kind.ts';
import { defineKind, key, localMinute, localText } from '../../shop/kind.ts';

/** The taxes of jurisdictions (SHP-009), in the order of a receipt. */
export const taxKind = defineKind({
  name: 'taxes',
  about: 'The taxes of a jurisdiction, in the order of a receipt.',
  key: ['jurisdiction', 'tax', 'productClass', 'consumption', 'from'],
  fields: {
    jurisdiction: key,
    tax: key,
    name: localText,
    productClass: key,
    consumption: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('away')])),
    rate: Type.Number({ minimum: 0 }),
    from: Type.Optional(localMinute),
    until: Type.Optional(localMinute),
    isCompound: Type.Optional(Type.Boolean()),
    isIncluded: Type.Optional(Type.Boolean()),
    rounding: Type.Union([
      Type.Literal('half-up'),
      Type.Literal('half-even'),
      Type.Literal('up'),
      Type.Literal('down'),
    ]),
  },
  references: { productClass: 'product-types.taxClass' },
  notes: {
    jurisdiction:
      'Country and region of its stores, as `us-il`. A country alone, as `ca`, has the taxes of regions without rows.',
    tax: 'The name of the tax in its jurisdiction: a sum of each is kept.',
    name: 'As receipts name it.',
    productClass: 'The taxClass of product-types.',
    consumption: '`in`: eaten in the store; `away`: taken away. Without it the tax is on both.',
    rate: 'Basis points: 1025 is 10.25 %; at most two decimals, so 997.5 is 9.975 %.',
    from: 'The store’s time from which the row holds. Of several that hold, the one with the latest start counts.',
    until: 'The first minute, of the store’s time, in which the row no longer holds.',
    isCompound: 'The tax is on the price with the taxes of the rows before it.',
    isIncluded: 'Prices contain the tax.',
    rounding: 'The rule by which the tax of an order becomes whole minor units.',
  },
});
export type TaxRow = RowOf<typeof taxKind>;
