import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findStarDeviations } from './star-audit.mjs';

const entry = (entry_id, tenths, [ref_type, ref_id]) => ({
  entry_id,
  member_id: 'one',
  tenths,
  ref_type,
  ref_id,
});
const opening = entry('e1', 1_000, ['crash', 'one']);
const spent = entry('e2', -600, ['offer-use', 'u1']);
const bonus = entry('e3', 250, ['reload', 'r1']);
const promo = entry('e4', 250, ['promo', 'p1']);
const earned = entry('e5', 55, ['order', 'o1']);
/** A member with Stars, who spent a Reward with a picked-up order, reloaded a card and redeemed a code. */
const clean = {
  accounts: [{ member_id: 'one', balance_tenths: 955 }],
  entries: [opening, spent, bonus, promo, earned],
  batches: [{ member_id: 'one', remaining_tenths: 955 }],
  uses: [{ use_id: 'u1', order_id: 'o1', state: 'SPENT', star_tenths: 600 }],
  orders: [{ order_id: 'o1', status: 'PICKED_UP', star_tenths: 55 }],
  reloads: [
    { reload_id: 'r1', amount_minor: 5_000 },
    { reload_id: 'r2', amount_minor: 2_999 },
  ],
  redemptions: [{ redemption_id: 'p1', member_id: 'one', code: 'WELCOME25', star_tenths: 250 }],
};
const results = [
  { outcome: 'placed', orderId: 'o1', hasReward: true },
  { outcome: 'done', redeemed: 'one WELCOME25' },
  { outcome: 'done', pickedUp: ['o1'] },
];
/** With changed entries, balance and months follow them. */
const withEntries = (entries) => {
  const total = entries.reduce((sum, { tenths }) => sum + tenths, 0);
  return {
    entries,
    accounts: [{ member_id: 'one', balance_tenths: total }],
    batches: [{ member_id: 'one', remaining_tenths: total }],
  };
};

describe('the Stars of a crash run, RWD-032', () => {
  it('add up when the bank took the money back before its Stars were booked', () =>
    assert.deepEqual(
      findStarDeviations(
        { ...clean, ...withEntries([opening, spent, bonus, promo]), chargebacks: [{ subject: 'o1' }] },
        results,
      ),
      [],
    ));

  it('add up in a clean database', () => assert.deepEqual(findStarDeviations(clean, results), []));
  for (const [because, rows, found] of [
    [
      'a balance is not the sum of its entries and months',
      { accounts: [{ member_id: 'one', balance_tenths: 956 }] },
      ['one: balance 956, entries 955', 'one: balance 956, months 955'],
    ],
    [
      'an entry leads below zero',
      withEntries([spent, opening, bonus, promo, earned]),
      ['one: e2 leads to -600'],
    ],
    [
      'a Reward is spent twice',
      withEntries([opening, bonus, promo, earned, spent, { ...spent, entry_id: 'e6' }]),
      ['offer-use u1: expected -600, booked -600, -600'],
    ],
    [
      'a Reward is free',
      withEntries([opening, bonus, promo, earned]),
      ['offer-use u1: expected -600, booked nothing'],
    ],
    [
      'a returned Reward has not come back',
      { uses: [{ ...clean.uses[0], state: 'RETURNED' }] },
      ['offer-use u1: expected 0, booked -600', 'order o1: its Reward is not spent'],
    ],
    [
      'a bonus is lost',
      withEntries([opening, spent, promo, earned]),
      ['reload r1: expected 250, booked nothing'],
    ],
    [
      'an order earns twice',
      withEntries([...clean.entries, { ...earned, entry_id: 'e6' }]),
      ['order o1: expected 55, booked 55, 55'],
    ],
    [
      'an order earns before it is picked up',
      { orders: [{ ...clean.orders[0], status: 'READY' }] },
      ['order o1: expected 0, booked 55', 'order o1: not handed over'],
    ],
    [
      'an order that was handed over earns nothing',
      withEntries([opening, spent, bonus, promo]),
      ['order o1: expected 55, booked nothing'],
    ],
    [
      'an acknowledged code is not redeemed',
      { ...withEntries([opening, spent, bonus, earned]), redemptions: [] },
      ['promo one WELCOME25: not redeemed'],
    ],
  ])
    it(`deviate if ${because}`, () =>
      assert.deepEqual(findStarDeviations({ ...clean, ...rows }, results), found));
});
