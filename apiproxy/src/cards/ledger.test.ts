import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { issueCard } from './card-store.ts';
import { debitCard } from './debit-card.ts';
import { highestBalanceMinor } from './highest-balance.ts';
import { creditCard, lockCards, type Movement } from './ledger.ts';

describe('the ledger of a card', () => {
  let test: TestApp;
  let cards = 0;
  before(async () => {
    test = await startTestApp({ modules: [] });
  });
  after(() => test.stop());

  const newCard = async (openingMinor: number): Promise<string> => {
    cards += 1;
    const cardId = `card-${cards}`;
    await test.deps.db.transaction().execute((trx) =>
      issueCard(trx, test.deps, {
        cardId,
        memberId: null,
        number: `7000${String(cards).padStart(12, '0')}`,
        nickname: '',
        design: 'oat',
        currency: 'USD',
        isPrimary: false,
        openingMinor,
      }),
    );
    return cardId;
  };
  const debit = (movement: Omit<Movement, 'kind' | 'refType'>) =>
    test.deps.db
      .transaction()
      .execute((trx) => debitCard(trx, test.deps, { kind: 'ORDER', refType: 'order', ...movement }));
  const credit = (movement: Omit<Movement, 'kind' | 'refType'>) =>
    test.deps.db
      .transaction()
      .execute((trx) => creditCard(trx, test.deps, { kind: 'RELOAD', refType: 'reload', ...movement }));
  /**
   * On a slow machine the last of many transactions waits longer for the database than a request may; the
   * test then sends it again.
   */
  const untilAnswered = async <T>(send: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await send();
      } catch (cause) {
        if (!(cause instanceof DatabaseUnavailable)) throw cause;
      }
  };
  const books = async (cardId: string) => {
    const { balance_minor } = await test.deps.db
      .selectFrom('svc_card')
      .select('balance_minor')
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();
    const entries = await test.deps.db
      .selectFrom('svc_ledger')
      .select('amount_minor')
      .where('card_id', '=', cardId)
      .execute();
    return {
      balance: balance_minor,
      sum: entries.reduce((sum, entry) => sum + entry.amount_minor, 0),
      entries: entries.length,
    };
  };

  it('debits exactly the balance in 200 concurrent debits', async () => {
    const cardId = await newCard(100);
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        untilAnswered(() => debit({ cardId, amountMinor: 1, refId: `r${n}` })),
      ),
    );
    assert.equal(results.filter(({ ok }) => ok).length, 100);
    assert.deepEqual(await books(cardId), { balance: 0, sum: 0, entries: 101 });
  });

  it('moves money once per reference, however often it is called', async () => {
    const cardId = await newCard(1000);
    const results = await Promise.all(
      Array.from({ length: 15 }, () => debit({ cardId, amountMinor: 300, refId: 'same' })),
    );
    assert.deepEqual(
      new Set(results.map((result) => JSON.stringify(result))),
      new Set([JSON.stringify({ ok: true, balanceMinor: 700 })]),
    );
    assert.deepEqual(await books(cardId), { balance: 700, sum: 700, entries: 2 });
  });

  it('never goes below zero or above the maximum', async () => {
    const cardId = await newCard(highestBalanceMinor - 100);
    assert.deepEqual(await credit({ cardId, amountMinor: 101, refId: 'a' }), {
      ok: false,
      reason: 'TOO_HIGH',
    });
    assert.deepEqual(await debit({ cardId, amountMinor: highestBalanceMinor, refId: 'b' }), {
      ok: false,
      reason: 'TOO_LOW',
    });
    assert.deepEqual(await debit({ cardId: 'none', amountMinor: 1, refId: 'c' }), {
      ok: false,
      reason: 'CARD_NOT_FOUND',
    });
    assert.equal((await books(cardId)).entries, 1);
  });

  for (const amountMinor of [0, -5, 1.5, Number.NaN, 2 ** 60])
    it(`throws for the amount ${amountMinor}`, async () => {
      const cardId = await newCard(500);
      await assert.rejects(debit({ cardId, amountMinor, refId: 'x' }));
      assert.deepEqual(await books(cardId), { balance: 500, sum: 500, entries: 1 });
    });

  it('takes locks in one order, so that opposite transfers do not deadlock', async () => {
    const [a, b] = [await newCard(20_000), await newCard(20_000)];
    const transfer = (from: string, to: string, n: number) =>
      test.deps.db.transaction().execute(async (trx) => {
        await lockCards(trx, [from, to]);
        await debitCard(trx, test.deps, {
          cardId: from,
          amountMinor: 10,
          kind: 'TRANSFER_OUT',
          refType: 'transfer',
          refId: `t${n}`,
        });
        await creditCard(trx, test.deps, {
          cardId: to,
          amountMinor: 10,
          kind: 'TRANSFER_IN',
          refType: 'transfer',
          refId: `t${n}`,
        });
      });
    await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? transfer(a, b, n) : transfer(b, a, n))));
    assert.equal((await books(a)).balance + (await books(b)).balance, 40_000);
  });

  it('adds up for every seeded card', async () => {
    const seeded = await test.deps.db
      .selectFrom('svc_card')
      .select('card_id')
      .where('member_id', 'is not', null)
      .execute();
    assert.ok(seeded.length >= 6);
    for (const { card_id } of seeded) {
      const { balance, sum } = await books(card_id);
      assert.equal(balance, sum);
    }
    assert.equal((await books('card-poor-1')).balance, 125);
  });
});
