import { Type } from 'typebox';
import { country, day, defineKind, key, localText } from '../../shop/kind.ts';

/** The offers that every member has, each once (ORD-110). */
export const offerKind = defineKind({
  name: 'offers',
  about:
    'The offers that every member has, each once: exactly one of percent, amount and product is set. An offer that has gone is not shown; orders keep it.',
  key: ['key'],
  fields: {
    key,
    name: Type.Optional(localText),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    amount: Type.Optional(Type.Integer({ minimum: 1 })),
    product: Type.Optional(Type.Integer({ minimum: 1 })),
    minimum: Type.Optional(Type.Integer({ minimum: 1 })),
    market: Type.Optional(country),
    firstDay: day,
    lastDay: day,
  },
  notes: {
    key: 'Never another offer’s: orders have used it.',
    name: 'As pages name it, in place of our own words such as “20% off your order”.',
    percent: 'The part of the order’s price that it takes off.',
    amount: 'Minor units that it takes off.',
    product: 'One of this product is free.',
    minimum: 'The cart costs at least these minor units.',
    market: 'Only for members of this market; an amount or a minimum needs it, for the currency.',
    firstDay: 'The first day on which it can be used, at each store.',
    lastDay: 'The last day on which it can be used, at each store.',
  },
  references: { product: 'products.number' },
});
