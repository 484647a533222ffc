import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { idempotencyHeader, restPaths } from '@crema/shared-contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  listCards,
  newRequest,
  refuse,
  send,
  storeCard,
  typedCard,
  walletDocuments,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { codeOf, documents, goodStore, priceLatte } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { highestBalanceMinor } from '../highest-balance.ts';
import { voidOrder } from '../../ordering/voiding/void-order.ts';
import { bookChargeback } from '../ledger.ts';
import { undoWithinMs } from './detach-card.job.ts';

/** Without the jobs of the store: an order waits until the store voids it. */
const jobs = collectJobs(modules).filter(({ topic }) => !['sandbox-webhook', 'move-order'].includes(topic));
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const names = ['green', 'gold', 'reserve'] as const;

interface Member {
  readonly browser: TestBrowser;
  readonly good: string;
  readonly declined: string;
  /** The bank decides nothing: the payment is released after 15 minutes. */
  readonly undecided: string;
}
interface Step {
  readonly operation: OperationName;
  readonly member: number;
  readonly first: number;
  readonly second: number;
  readonly amount: number;
}
/** The cards that a step names: any of the member's own, also one that was removed, or another member's. */
interface StepFacts {
  readonly test: TestApp;
  readonly member: Member;
  readonly one: string;
  readonly two: string;
  /** A card with a printed number and code: the member's own if there is one. */
  readonly printed: string;
  /** The member who registers a card that this one removed. */
  readonly next: Member;
  readonly amountMinor: number;
  /** Signs the members in again after `clock` was advanced. */
  readonly pass: (ms: number) => Promise<void>;
}
/** Resolves to whether the operation was carried out; it may be refused. */
type Operation = (facts: StepFacts) => Promise<boolean>;
const write = async (...sent: Parameters<typeof send>): Promise<boolean> =>
  codeOf(await send(...sent)) === undefined;
const reloadOf = ({ one, amountMinor }: StepFacts, paymentMethodId: string) => ({
  input: { requestId: newRequest(), cardId: one, amountMinor, paymentMethodId },
});
const transfer =
  (isAll: boolean, removeEmptied: boolean): Operation =>
  ({ member, one, two, amountMinor }) =>
    write(member.browser, 'transferCardBalance', {
      input: {
        requestId: newRequest(),
        fromCardId: one,
        toCardId: two,
        amountMinor: isAll ? null : amountMinor,
        removeEmptied,
      },
    });

/** The printed numbers and codes of the cards that can change their owner. */
const printedCards: Readonly<Record<string, readonly [digits: string, code: string]>> = {
  'card-gold-1': ['200000000022', '20000022'],
  'card-shop-1': ['900000000011', '90000011'],
  'card-shop-9': ['900000000105', '90000105'],
};
const register = ({ browser }: Member, cardId: string): Promise<boolean> =>
  write(browser, 'registerCard', typedCard(...(printedCards[cardId] ?? ['', ''])));

/** Eighteen operations, of which chargebacks alone take a card below zero; each may be refused, and none may break an invariant. */
const operations = {
  addDigitalCard: ({ member }) =>
    write(member.browser, 'createDigitalCard', { input: { requestId: newRequest() } }),
  rename: ({ member, one }) =>
    write(member.browser, 'renameCard', { input: { cardId: one, nickname: 'Renamed' } }),
  makePrimary: ({ member, one }) => write(member.browser, 'setPrimaryCard', { id: one }),
  remove: ({ member, one }) => write(member.browser, 'removeCard', { id: one }),
  undo: ({ member, one }) => write(member.browser, 'undoRemoveCard', { id: one }),
  reload: (facts) => write(facts.member.browser, 'reloadCard', reloadOf(facts, facts.member.good)),
  // It is carried out when the bank is asked and declines.
  declinedReload: async (facts) =>
    (await refuse(facts.member.browser, 'reloadCard', reloadOf(facts, facts.member.declined))) === '121035',
  undecidedReload: (facts) =>
    write(facts.member.browser, 'reloadCard', reloadOf(facts, facts.member.undecided)),
  register: ({ member, printed }) => register(member, printed),
  // The card belongs to another member after it was removed, with its money: number and code are the proof (D-93).
  changeOwner: async ({ member, printed, next, pass }) => {
    if (!(await write(member.browser, 'removeCard', { id: printed }))) return false;
    await pass(undoWithinMs);
    return register(next, printed);
  },
  // The card belongs to nobody after it was removed.
  giveUp: async ({ member, printed, pass }) => {
    if (!(await write(member.browser, 'removeCard', { id: printed }))) return false;
    await pass(undoWithinMs);
    return true;
  },
  // The store cannot make an order. The card that paid it may have another owner by now.
  voidOrder: async ({ test }) => {
    const { db } = test.deps;
    const order = await db
      .selectFrom('orders')
      .innerJoin('order_tender', 'order_tender.order_id', 'orders.order_id')
      .select('orders.order_id')
      .where('status', 'in', ['RECEIVED', 'PREPARING', 'READY'])
      .where('ref_id', 'in', Object.keys(printedCards))
      .orderBy('placed_at')
      .limit(1)
      .executeTakeFirst();
    if (!order) return false;
    const voiding = { orderId: order.order_id, reason: 'SOLD_OUT' } as const;
    return db.transaction().execute((trx) => voidOrder(trx, test.deps, voiding));
  },
  transferPart: transfer(false, false),
  transferAll: transfer(true, false),
  transferAllAndRemove: transfer(true, true),
  turnOnAutoReload: ({ member, one }) =>
    write(member.browser, 'createAutoReload', {
      input: { cardId: one, amountMinor: 2500, triggerAmountMinor: 1500, paymentMethodId: member.good },
    }),
  order: async ({ member, one }) => {
    const { orderId, totalMinor } = await priceLatte(member.browser);
    const tenders = [{ id: one, tender: 'SVC', amountMinor: totalMinor }];
    const subInp = { orderId, storeNumber: goodStore, tenders };
    return codeOf(await member.browser.graphql(documents.submitOrder, { subInp })) === undefined;
  },
  chargeback: async ({ test, one, amountMinor }) => {
    const movement = { cardId: one, amountMinor, refType: 'test', refId: newRequest() };
    const trx = test.deps.db.transaction();
    return (await trx.execute((db) => bookChargeback(db, test.deps, movement))) > 0;
  },
} as const satisfies Record<string, Operation>;
type OperationName = keyof typeof operations;
const operationNames = Object.keys(operations) as OperationName[];
/**
 * The first run: every operation on the first member's cards in a state in which it is carried out. The numbers are places in the
 * list of the member's cards, where the primary card is first and removed ones are last.
 */
const firstRun: readonly Step[] = (
  [
    // A new card is empty, so that it can be removed; later reloads may fill each of the cards.
    ['addDigitalCard', 0, 0],
    ['remove', 1, 0],
    ['undo', 1, 0],
    ['addDigitalCard', 0, 0],
    ['makePrimary', 2, 0],
    ['rename', 2, 0],
    ['reload', 2, 0],
    ['declinedReload', 2, 0],
    ['turnOnAutoReload', 2, 0],
    ['transferPart', 2, 0],
    ['transferAll', 2, 0],
    ['order', 0, 0],
    ['transferAllAndRemove', 0, 2],
    ['chargeback', 0, 0],
    // The card of another member pays an order and gets a new owner; then the order is given back to who paid it.
    ['order', 0, 0, 1],
    ['undecidedReload', 0, 0, 1],
    ['changeOwner', 0, 0, 1],
    ['voidOrder', 0, 0, 1],
    ['register', 9, 0, 1],
    ['order', 1, 0, 2],
    ['giveUp', 0, 0, 2],
    ['voidOrder', 0, 0, 2],
  ] as const
).map(([operation, first, second, member = 0]) => ({
  operation,
  member,
  first,
  second,
  amount: operation === 'reload' ? 2500 : 1000,
}));

const step = fc.record({
  operation: fc.constantFrom(...operationNames),
  member: fc.nat({ max: names.length - 1 }),
  first: fc.nat({ max: 9 }),
  second: fc.nat({ max: 9 }),
  amount: fc.constantFrom(500, 1000, 2500, 10_000, 40_000, 50_000),
});

describe('random operations of three members', () => {
  const clock = createTestClock();
  let test: TestApp;
  const members: Member[] = [];
  before(async () => {
    test = await startTestApp({ clock, pause: (ms) => wait(ms) });
    for (const name of names) {
      const browser = openBrowser(test.app);
      await browser.signIn(name);
      const good = await storeCard(browser, test.deps);
      const declined = await storeCard(browser, test.deps, '4000000000000341');
      const undecided = await storeCard(browser, test.deps, '4000000000000077');
      members.push({ browser, good, declined, undecided });
    }
  });
  after(() => test.stop());

  const cardIds = async () => {
    const { rows } = await sql<{ card_id: string }>`
      select card_id from svc_card where member_id like 'member-%' or starts_with(card_id, 'card_')
      order by created_at, card_id`.execute(test.deps.db);
    return rows.map(({ card_id }) => card_id);
  };
  const carriedOut = new Set<OperationName>();
  const run = async ({ operation, member: index, first, second, amount }: Step) => {
    const ids = await cardIds();
    const { browser } = members[index]!;
    const { removedCards } = (await browser.graphql(walletQueries.removedCards)).data.user;
    const own = [...(await listCards(browser)), ...removedCards];
    const pick = (place: number): string =>
      // Mostly an own card, sometimes any card of the database.
      (place < 8 && own.length > 0 ? own[place % own.length].cardId : ids[place % ids.length]) ?? '';
    const printedIds = Object.keys(printedCards);
    const ownPrinted = printedIds.filter((id) => own.some(({ cardId }) => cardId === id));
    const offered = first < 8 && ownPrinted.length > 0 ? ownPrinted : printedIds;
    const isCarriedOut = await operations[operation]({
      test,
      member: members[index]!,
      one: pick(first),
      two: pick(second),
      printed: offered[first % offered.length] ?? '',
      next: members[(index + 1) % names.length]!,
      pass: async (ms) => {
        clock.advance(ms);
        for (const [at, name] of names.entries()) await members[at]!.browser.signIn(name);
        await runDueJobs(test.deps, jobs);
      },
      amountMinor: amount,
    });
    if (isCarriedOut) carriedOut.add(operation);
    clock.advance(60_000);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await strangersMoney(), [], operation);
  };
  /** Entries that a card's owner sees, of an order or a reload that another member paid. */
  const strangersMoney = async () => {
    const { rows } = await sql`
      select entry.kind, entry.ref_id, card.card_id, card.member_id, coalesce(orders.member_id, reload.member_id) as paid_by
      from svc_ledger entry join svc_card card on card.card_id = entry.card_id
      left join orders on entry.ref_type in ('order', 'order-tip')
        and orders.order_id = split_part(entry.ref_id, ':', 1)
      left join card_reload reload on entry.ref_type = 'reload' and reload.reload_id = entry.ref_id
      where entry.seq > card.hidden_through_seq
        and coalesce(orders.member_id, reload.member_id, card.member_id) is distinct from card.member_id`.execute(
      test.deps.db,
    );
    return rows;
  };
  const money = async () => {
    const { rows } = await sql<{ balances: number; outside: number; tooLow: number; highest: number }>`
      select (select sum(balance_minor) from svc_card)::bigint as balances,
        (select sum(amount_minor) from svc_ledger where ref_type <> 'transfer')::bigint as outside,
        (select count(*) from svc_card card where balance_minor < greatest(${-highestBalanceMinor}, (
          select coalesce(sum(amount_minor), 0) from svc_ledger entry
          where entry.card_id = card.card_id and kind = 'CHARGEBACK')))::int as "tooLow",
        (select max(balance_minor) from svc_card)::bigint as highest`.execute(test.deps.db);
    assert.ok(rows[0]);
    return rows[0];
  };

  it('keep balances at the sum of entries, conserve money in transfers, stay between zero, or the chargebacks down to −$500, and $500, and leave money with the member who paid it, CRD-014, CRD-035, D-93, D-153', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        for (const [index, name] of names.entries()) await members[index]!.browser.signIn(name);
        for (const one of steps) await run(one);
        const { balances, outside, tooLow, highest } = await money();
        assert.equal(Number(balances), Number(outside));
        // A card is below zero by its chargebacks at most, and by $500 at most.
        assert.deepEqual([Number(tooLow), Number(highest) <= highestBalanceMinor], [0, true]);
        const results = await runChecks(test.deps.db, checks, clock.now());
        assert.deepEqual(
          results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
          [],
        );
      }),
      // The state stays from run to run, so a shrunken sequence would begin from another state. A failure prints its seed: with
      // `seed` here, the same sequences run on the same cards.
      { numRuns: 11, endOnFailure: true, examples: [[[...firstRun]]] },
    );
    assert.deepEqual(
      operationNames.filter((name) => !carriedOut.has(name)),
      [],
    );
    const kinds = await test.deps.db.selectFrom('svc_ledger').select('kind').distinct().execute();
    assert.ok(kinds.length >= 3);
  });

  it('have one effect if one of them arrives 50 times at once with one key, D-164', async () => {
    const [, gold] = members;
    assert.ok(gold);
    await gold.browser.signIn('gold');
    const created = await send(gold.browser, 'createDigitalCard', { input: { requestId: newRequest() } });
    const cardId = created.data?.createDigitalCard?.cardId ?? (await listCards(gold.browser))[0].cardId;
    const earlier = (await balanceOf(gold.browser, cardId)) ?? 0;
    const key = newRequest();
    const variables = {
      input: { requestId: newRequest(), cardId, amountMinor: 500, paymentMethodId: gold.good },
    };
    const body = { query: walletDocuments.reloadCard, variables };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        gold.browser.post(restPaths.graphql, body, { [idempotencyHeader]: key }),
      ),
    );
    assert.deepEqual([...new Set(replies.map((reply) => reply.body))].length, 1);
    assert.equal(await balanceOf(gold.browser, cardId), earlier + 500);
  });
});
