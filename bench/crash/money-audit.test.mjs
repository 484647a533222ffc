import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMoneyDeviations } from './money-audit.mjs';

const entry = (entry_id, card_id, kind, amount_minor, [ref_type, ref_id]) => ({
  entry_id,
  card_id,
  kind,
  amount_minor,
  ref_type,
  ref_id,
});
const payment = (reference, amount_minor) => ({
  reference,
  state: 'CAPTURED',
  amount_minor,
  refunded_minor: 0,
});
/** Two cards: an opening balance, a reload, a transfer; an order paid by bank. */
const clean = {
  cards: [
    { card_id: 'one', balance_minor: 4_000 },
    { card_id: 'two', balance_minor: 1_000 },
  ],
  entries: [
    entry('e1', 'one', 'ISSUE', 3_000, ['card', 'one']),
    entry('e2', 'one', 'RELOAD', 2_000, ['reload', 'r1']),
    entry('e3', 'one', 'TRANSFER_OUT', -1_000, ['transfer', 't1']),
    entry('e4', 'two', 'TRANSFER_IN', 1_000, ['transfer', 't1']),
  ],
  payments: [payment('r1', 2_000), payment('o1-card', 485)],
  reloads: [{ reload_id: 'r1', reference: 'r1' }],
  tenders: [{ ref_id: 'o1-card', amount_minor: 485 }],
};
const asked = new Set(['reload r1', 'transfer t1']);
const find = (rows, requests = asked) => findMoneyDeviations({ ...clean, ...rows }, requests);

describe('the money of a crash run, CRD-035', () => {
  it('adds up in a clean database', () => assert.deepEqual(find({}), []));
  for (const [because, rows, found] of [
    [
      'a balance is not the sum of its entries',
      { cards: [{ card_id: 'one', balance_minor: 4_001 }, clean.cards[1]] },
      ['one: balance 4001, entries 4000'],
    ],
    [
      'a transfer lacks its second entry',
      { cards: [clean.cards[0]], entries: clean.entries.slice(0, 3) },
      ['transfer t1: -1000'],
    ],
    [
      'a reload is booked twice for one capture',
      {
        cards: [{ card_id: 'one', balance_minor: 6_000 }, clean.cards[1]],
        entries: [...clean.entries, entry('e5', 'one', 'RELOAD', 2_000, ['reload', 'r1'])],
      },
      [
        'payment r1: captured 2000, effects 2000, 2000',
        'provider captured 2485, reloads, orders and gifts 4485',
      ],
    ],
    [
      'a captured charge has no effect',
      { payments: [...clean.payments, payment('o2-card', 500)] },
      [
        'payment o2-card: captured 500, effects none',
        'provider captured 2985, reloads, orders and gifts 2485',
      ],
    ],
    [
      'more is booked for a payment than the bank took back',
      {
        chargebacks: [{ reference: 'r1' }],
        payments: [payment('r1', 1_500), clean.payments[1]],
      },
      ['payment r1: captured 1500, effects 2000'],
    ],
    [
      'an order was paid with nothing',
      { payments: clean.payments.slice(0, 1) },
      ['effect of o1-card: 485, captured nothing', 'provider captured 2000, reloads, orders and gifts 2485'],
    ],
    [
      'the gifts of a purchase have less than was captured',
      {
        cards: [...clean.cards, { card_id: 'gift', balance_minor: 1_000 }],
        entries: [...clean.entries, entry('e5', 'gift', 'GIFT', 1_000, ['gift', 'g1'])],
        payments: [...clean.payments, payment('p1', 2_000)],
        gifts: [{ gift_id: 'g1', purchase_id: 'p1' }],
      },
      ['payment p1: captured 2000, effects 1000', 'provider captured 4485, reloads, orders and gifts 3485'],
    ],
    [
      'a debit leads below zero',
      {
        cards: [clean.cards[0], { card_id: 'two', balance_minor: -500 }],
        entries: [...clean.entries, entry('e5', 'two', 'ORDER', -1_500, ['order', 'o3'])],
      },
      ['two: ORDER e5 leads to -500'],
    ],
    [
      'a balance is above $500',
      {
        cards: [clean.cards[0], { card_id: 'two', balance_minor: 50_001 }],
        entries: [...clean.entries, entry('e5', 'two', 'GIFT', 49_001, ['gift', 'g1'])],
      },
      ['two: e5 leads to 50001'],
    ],
  ])
    it(`deviates if ${because}`, () => assert.deepEqual(find(rows), found));
  it('may be below zero after a chargeback, D-153', () =>
    assert.deepEqual(
      find({
        cards: [clean.cards[0], { card_id: 'two', balance_minor: -500 }],
        entries: [...clean.entries, entry('e5', 'two', 'CHARGEBACK', -1_500, ['bank', 'b1'])],
      }),
      [],
    ));
  it('deviates if a refused request has an effect', () =>
    assert.deepEqual(find({}, new Set(['transfer t1'])), ['reload r1: 2000, not asked for or refused']));
});
