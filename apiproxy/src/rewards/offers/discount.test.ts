import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toCouponOffer } from './coupons.ts';
import type { OfferLine } from './discount.ts';
import { starRewards } from './star-rewards.ts';

const line = (over: Partial<OfferLine> = {}): OfferLine => ({
  productNumber: 1,
  starsLevel: 200,
  taxClass: 'prepared',
  baseMinor: 500,
  addedMinor: 0,
  ...over,
});
const untaxed = line({ taxClass: undefined });
const mug = line({ starsLevel: 400, baseMinor: 2495 });
const beans = line({ starsLevel: undefined });
const reward = (stars: number) => starRewards.find((offer) => offer.stars === stars)!.benefit;
const coupon = (kind: 'PERCENT' | 'AMOUNT' | 'FREE_ITEM', value: number) =>
  toCouponOffer({
    ...{ code: 'C', member_id: 'm', kind, value, minimum_minor: 0, currency: null },
    expires_at: new Date(),
  }).benefit;

describe('what an offer takes off', () => {
  for (const [what, benefit, lines, minor, taxableMinor] of [
    [
      '25 Stars: options, up to $1',
      reward(25),
      [line({ addedMinor: 70 }), line({ addedMinor: 180 })],
      100,
      100,
    ],
    ['25 Stars: nothing without an option', reward(25), [line()], 0, 0],
    ['60 Stars: $2 of all lines', reward(60), [line(), untaxed], 200, 100],
    ['60 Stars: no more than the lines', reward(60), [line({ baseMinor: 150 })], 150, 150],
    ['60 Stars: nothing of what Rewards do not cover', reward(60), [beans], 0, 0],
    [
      '200 Stars: the dearest drink',
      reward(200),
      [line({ baseMinor: 450 }), line({ baseMinor: 645 })],
      645,
      645,
    ],
    ['200 Stars: its options up to $1', reward(200), [line({ addedMinor: 270 })], 600, 600],
    ['200 Stars: no sandwich', reward(200), [line({ starsLevel: 300 })], 0, 0],
    ['100 Stars: no drink of 200', reward(100), [line()], 0, 0],
    [
      '300 Stars: an untaxed bag of coffee',
      reward(300),
      [line({ starsLevel: 300, taxClass: undefined })],
      500,
      0,
    ],
    ['400 Stars: merchandise up to $20', reward(400), [mug, line()], 2000, 2000],
    ['of equal units the taxed one', reward(200), [untaxed, line()], 500, 500],
    ['20 percent, half up', coupon('PERCENT', 20), [line({ baseMinor: 333 })], 67, 67],
    [
      '20 percent, spread over taxed and untaxed lines',
      coupon('PERCENT', 20),
      [line(), untaxed, untaxed],
      300,
      100,
    ],
    ['100 percent, not more', coupon('PERCENT', 100), [line(), untaxed], 1000, 500],
    ['an amount', coupon('AMOUNT', 300), [line()], 300, 300],
    ['an amount above the cart', coupon('AMOUNT', 3000), [line(), untaxed], 1000, 500],
    [
      'a free product with its options',
      coupon('FREE_ITEM', 7),
      [line({ productNumber: 7, addedMinor: 90 })],
      590,
      590,
    ],
    [
      'one free product only',
      coupon('FREE_ITEM', 7),
      [line({ productNumber: 7 }), line({ productNumber: 7 })],
      500,
      500,
    ],
    ['another product is not free', coupon('FREE_ITEM', 7), [line()], 0, 0],
    ['an empty cart', coupon('PERCENT', 20), [], 0, 0],
  ] as const)
    it(`${what}: ${minor}, ORD-110 D-144`, () => {
      for (const sorted of [lines, lines.toReversed()]) {
        const { minor: off, byClass } = benefit(sorted);
        assert.deepEqual([off, byClass['prepared'] ?? 0], [minor, taxableMinor]);
      }
    });

  it('is spread over classes of taxes so that the parts add up to it, whatever the sequence of lines', () => {
    const lines = [
      line({ taxClass: 'drink', baseMinor: 333 }),
      line({ taxClass: 'food', baseMinor: 333 }),
      line({ taxClass: undefined, baseMinor: 334 }),
      line({ taxClass: 'drink', baseMinor: 1 }),
    ];
    for (const sorted of [lines, lines.toReversed()])
      assert.deepEqual(coupon('PERCENT', 10)(sorted), { minor: 100, byClass: { drink: 33, food: 34 } });
    assert.deepEqual(coupon('PERCENT', 100)(lines), { minor: 1001, byClass: { drink: 334, food: 333 } });
  });
});
