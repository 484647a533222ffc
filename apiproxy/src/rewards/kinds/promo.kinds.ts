import { Type } from 'typebox';
import { country, defineKind, instant, localText } from '../../shop/kind.ts';

/** The promo codes that members enter (RWD-060). */
export const promoCodeKind = defineKind({
  name: 'promo-codes',
  about: 'The promo codes that members enter. A code that has gone is closed; what was redeemed stays.',
  key: ['code'],
  fields: {
    code: Type.String({ pattern: '^[A-Z0-9-]{3,40}$' }),
    stars: Type.Integer({ minimum: 1 }),
    from: instant,
    until: instant,
    market: Type.Optional(country),
    joinedFrom: Type.Optional(instant),
    maxRedemptions: Type.Optional(Type.Integer({ minimum: 1 })),
    isSingleUse: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.Enum(['active', 'paused', 'closed', 'withdrawn'])),
    message: Type.Optional(localText),
  },
  notes: {
    code: 'In capitals; members may type small letters. Never one of the past: its redemptions count.',
    stars: 'Whole Stars, once for each member.',
    from: 'The first instant at which it can be entered, with its zone.',
    until: 'The first instant at which it has ended.',
    market: 'Only members of this market may enter it.',
    joinedFrom: 'Only members who joined then or later may enter it.',
    maxRedemptions: 'The number of members who can redeem it.',
    isSingleUse: 'One member in all can redeem it.',
    status: '`active` unless it is written. `closed`: it ended early. `withdrawn`: it was a mistake.',
    message: 'The text that the member sees, in place of ours.',
  },
});
