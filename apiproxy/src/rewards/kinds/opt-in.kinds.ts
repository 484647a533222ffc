import { Type } from 'typebox';
import { country, defineKind, instant, key, localText } from '../../shop/kind.ts';

const percent = Type.Integer({ minimum: 1, maximum: 100 });

/** The offers that members opt in to (RWD-065). */
export const optInOfferKind = defineKind({
  name: 'opt-in-offers',
  about:
    'The offers that members opt in to: a coupon, or more Stars for a time. Exactly one of percent, product and starFactor is set. An offer that has gone has ended; coupons that members have stay.',
  key: ['key'],
  fields: {
    key,
    title: localText,
    body: localText,
    percent: Type.Optional(percent),
    product: Type.Optional(Type.Integer({ minimum: 1 })),
    starFactor: Type.Optional(Type.Integer({ minimum: 2 })),
    group: Type.Optional(key),
    market: Type.Optional(country),
    from: instant,
    until: instant,
    isPaused: Type.Optional(Type.Boolean()),
  },
  notes: {
    key: 'Never another offer’s: members have opted in to it.',
    title: 'As pages name it.',
    body: 'What the member does and gets.',
    percent: 'A coupon: the part of an order’s price that it takes off.',
    product: 'A coupon: one of this product is free.',
    starFactor: 'The number of times that the Stars of each order count until the end.',
    group: 'A member chooses one offer of a group.',
    market: 'Only for members of this market.',
    from: 'The first instant at which members can opt in, with its zone.',
    until: 'The first instant at which it has ended; its coupon is valid through this day.',
    isPaused: 'Nobody can opt in for now.',
  },
  references: { product: 'products.number' },
});
