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
  walletDocuments,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { codeOf, documents, goodStore, priceLatte } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { highestBalanceMinor } from '../highest-balance.ts';
import { bookChargeback } from '../ledger.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const names = ['green', 'gold', 'reserve'] as const;

interface Member {
  readonly browser: TestBrowser;
  readonly good: string;
  readonly declined: string;
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
  readonly amountMinor: number;
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

/** Thirteen operations, of which chargebacks alone take a card below zero; each may be refused, and none may break an invariant. */
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
  ] as const
).map(([operation, first, second]) => ({
  operation,
  member: 0,
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
      members.push({ browser, good, declined: await storeCard(browser, test.deps, '4000000000000341') });
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
    const isCarriedOut = await operations[operation]({
      test,
      member: members[index]!,
      one: pick(first),
      two: pick(second),
      amountMinor: amount,
    });
    if (isCarriedOut) carriedOut.add(operation);
    clock.advance(60_000);
    await runDueJobs(test.deps, jobs);
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

  it('keep balances at the sum of entries, conserve money in transfers, and stay between zero, or the chargebacks down to −$500, and $500, CRD-014, CRD-035, D-153', async () => {
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
