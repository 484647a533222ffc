import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { idempotencyHeader, restPaths } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { decidePayment } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  listCards,
  newRequest,
  storeCard,
  succeed,
  walletDocuments,
  type WalletOperation,
} from '../../testing/cards-kit.ts';
import { documents, goodStore, priceLatte, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { issueCard } from '../cards.public.ts';

const copies = 50;
/** Below the limits of requests, which count copies that have no idempotency key. */
const copiesWithoutKey = 15;
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const askingCard = '4000000000003220';

/** The rows that a write can change, counted over the whole database. */
const countEffects = async ({ deps }: TestApp) => {
  const { rows } = await sql<Record<string, string>>`
    select (select count(*) from svc_ledger) as entries,
      (select coalesce(sum(amount_minor), 0) from svc_ledger) as "moneyMinor",
      (select count(*) from svc_card where member_id = 'member-gold' and status = 'ACTIVE') as cards,
      (select count(*) from svc_card where status = 'REMOVED') as removed,
      (select count(*) from job where topic = 'detach-card') as removals,
      (select count(*) from auto_reload where status = 'on') as "autoReloads",
      (select coalesce(sum(amount_minor), 0) from auto_reload where status = 'on') as "autoReloadMinor",
      (select count(*) from payment_instrument where removed_at is null) as methods,
      (select count(*) from sandbox_instrument where removed_at is null) as "storedAtProvider",
      (select count(*) from sandbox_payment where state in ('ACTION', 'HELD', 'CAPTURED')) as charges,
      (select count(*) from order_payment where state = 'WAITING') as waiting,
      (select count(*) from orders) as orders`.execute(deps.db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]));
};
type Effects = Readonly<Record<string, number>>;

interface Write {
  readonly query: string;
  readonly variables: object;
}
interface Case {
  readonly name: string;
  readonly prepare: (gold: TestBrowser, test: TestApp) => Promise<Write>;
  readonly effects: Effects;
  /** The write has one effect without a key too, because its id follows from requestId or orderId. */
  readonly isOnceWithoutKey: boolean;
}
const write = (operation: WalletOperation, variables: object): Write => ({
  query: walletDocuments[operation],
  variables,
});
const change = (operation: WalletOperation, content: object): Write =>
  write(operation, { input: { requestId: newRequest(), ...content } });
const newCard = async (gold: TestBrowser): Promise<string> =>
  (await succeed(gold, 'createDigitalCard', { input: { requestId: newRequest() } })).cardId;
/** A card with money: its reload is captured before the write begins. */
const newFilledCard = async (gold: TestBrowser, test: TestApp, amountMinor: number): Promise<string> => {
  const cardId = await newCard(gold);
  const paymentMethodId = await storeCard(gold, test.deps);
  await succeed(gold, 'reloadCard', {
    input: { requestId: newRequest(), cardId, amountMinor, paymentMethodId },
  });
  return cardId;
};
const profile = { amountMinor: 2500, triggerAmountMinor: 1000 };
let physical = 0;
const newPhysicalCard = async ({ deps }: TestApp) => {
  physical += 1;
  const number = `604381000000${String(physical).padStart(4, '0')}`;
  await deps.db.transaction().execute((trx) =>
    issueCard(trx, deps, {
      cardId: `card-parallel-${physical}`,
      memberId: null,
      number,
      code: '12345678',
      nickname: '',
      design: 'oat',
      currency: 'USD',
      isPrimary: false,
      openingMinor: 700,
    }),
  );
  return { cardNumber: number, securityCode: '12345678' };
};
const byBank = async (gold: TestBrowser, test: TestApp, number?: string) => {
  const { orderId, totalMinor } = await priceLatte(gold);
  const tenders = [{ id: await takeToken(test.deps, number), tender: 'CARD', amountMinor: totalMinor }];
  const subInp = { orderId, storeNumber: goodStore, tenders, returnUrl: '/menu/cart' };
  return { orderId, submission: { query: documents.submitOrder, variables: { subInp } } };
};
const startWaiting = async (gold: TestBrowser, test: TestApp): Promise<string> => {
  const { orderId, submission } = await byBank(gold, test, askingCard);
  await gold.graphql(submission.query, submission.variables);
  return orderId;
};
const orderPayment = 'query ($id: ID!) { orderPayment(orderId: $id) { status order { orderNumber } } }';
const cancelPayment = 'mutation ($id: ID!) { cancelOrderPayment(orderId: $id) { status } }';

const cases: readonly Case[] = [
  {
    name: 'registerCard',
    prepare: async (_gold, test) => change('registerCard', await newPhysicalCard(test)),
    effects: { cards: 1 },
    isOnceWithoutKey: false,
  },
  {
    name: 'createDigitalCard',
    prepare: async () => change('createDigitalCard', {}),
    effects: { cards: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'reloadCard',
    prepare: async (gold, test) =>
      change('reloadCard', {
        cardId: await newCard(gold),
        amountMinor: 500,
        paymentMethodId: await storeCard(gold, test.deps),
      }),
    effects: { entries: 1, moneyMinor: 500, charges: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'transferCardBalance',
    prepare: async (gold, test) =>
      change('transferCardBalance', {
        fromCardId: await newFilledCard(gold, test, 10_000),
        toCardId: await newCard(gold),
        amountMinor: 100,
      }),
    effects: { entries: 2 },
    isOnceWithoutKey: true,
  },
  {
    name: 'transferCardBalance of everything, which removes the card',
    prepare: async (gold, test) =>
      change('transferCardBalance', {
        fromCardId: await newFilledCard(gold, test, 1_000),
        toCardId: await newCard(gold),
        removeEmptied: true,
      }),
    effects: { entries: 2, cards: -1, removed: 1, removals: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'removeCard',
    prepare: async (gold) => write('removeCard', { id: await newCard(gold) }),
    effects: { cards: -1, removed: 1, removals: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'undoRemoveCard',
    prepare: async (gold) => {
      const id = await newCard(gold);
      await succeed(gold, 'removeCard', { id });
      return write('undoRemoveCard', { id });
    },
    effects: { cards: 1, removed: -1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'createAutoReload',
    prepare: async (gold, test) =>
      write('createAutoReload', {
        input: { ...profile, cardId: await newCard(gold), paymentMethodId: await storeCard(gold, test.deps) },
      }),
    effects: { autoReloads: 1, autoReloadMinor: 2500 },
    isOnceWithoutKey: true,
  },
  {
    name: 'updateAutoReload',
    prepare: async (gold, test) => {
      const input = {
        ...profile,
        cardId: await newCard(gold),
        paymentMethodId: await storeCard(gold, test.deps),
      };
      await succeed(gold, 'createAutoReload', { input });
      return write('updateAutoReload', { input: { ...input, amountMinor: 5000 } });
    },
    effects: { autoReloadMinor: 2500 },
    isOnceWithoutKey: true,
  },
  {
    name: 'addPaymentInstrument',
    prepare: async (_gold, test) =>
      change('addPaymentInstrument', { paymentInstrumentToken: await takeToken(test.deps) }),
    effects: { methods: 1, storedAtProvider: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'submitOrder by bank card',
    prepare: async (gold, test) => (await byBank(gold, test)).submission,
    effects: { orders: 1, charges: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'submitOrder while the bank asks',
    prepare: async (gold, test) => (await byBank(gold, test, askingCard)).submission,
    effects: { waiting: 1, charges: 1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'orderPayment after the bank approved',
    prepare: async (gold, test) => {
      const id = await startWaiting(gold, test);
      const { action_key } = await test.deps.db
        .selectFrom('sandbox_payment')
        .select('action_key')
        .where('subject', '=', id)
        .executeTakeFirstOrThrow();
      await decidePayment(test.deps, { column: 'action_key', value: action_key ?? '' }, true);
      return { query: orderPayment, variables: { id } };
    },
    effects: { orders: 1, waiting: -1 },
    isOnceWithoutKey: true,
  },
  {
    name: 'cancelOrderPayment',
    prepare: async (gold, test) => ({
      query: cancelPayment,
      variables: { id: await startWaiting(gold, test) },
    }),
    effects: { waiting: -1 },
    isOnceWithoutKey: true,
  },
];

describe('writes that arrive many times at once', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, pause: (ms) => wait(ms) });
    gold = openBrowser(test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    // Limits by the hour, and the wallet's room, do not add up over the cases.
    clock.advance(61 * 60_000);
    await gold.signIn('gold');
    // A digital card with money cannot be removed.
    await test.deps.db
      .updateTable('svc_card')
      .set({ is_digital: false })
      .where('member_id', '=', 'member-gold')
      .execute();
    for (const { cardId } of await listCards(gold))
      if (cardId.startsWith('card_') || cardId.startsWith('card-parallel'))
        await gold.graphql(walletDocuments.removeCard, { id: cardId });
    const { db } = test.deps;
    const methods = await gold.graphql('{ user { paymentInstruments { paymentMethodId } } }');
    for (const { paymentMethodId } of methods.data.user.paymentInstruments)
      await succeed(gold, 'removePaymentInstrument', { id: paymentMethodId });
    await runDueJobs(test.deps, jobs);
    assert.equal(
      (await db.selectFrom('order_payment').select('order_id').where('state', '=', 'WAITING').execute())
        .length,
      0,
    );
  });

  const changesOf = async ({ query, variables }: Write, n: number, key: string | undefined) => {
    const earlier = await countEffects(test);
    const replies = await Promise.all(
      Array.from({ length: n }, () =>
        gold.post(restPaths.graphql, { query, variables }, key ? { [idempotencyHeader]: key } : {}),
      ),
    );
    const now = await countEffects(test);
    const changed = Object.entries(now)
      .map(([name, n]) => [name, n - (earlier[name] ?? 0)] as const)
      .filter(([, difference]) => difference !== 0);
    return { replies, changed: Object.fromEntries(changed) };
  };
  const assertReconciled = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };

  for (const { name, prepare, effects, isOnceWithoutKey } of cases) {
    it(`${name}: ${copies} with one key have one effect and one reply, CRD-035, D-164`, async () => {
      const { replies, changed } = await changesOf(await prepare(gold, test), copies, newRequest());
      assert.equal(new Set(replies.map(({ body }) => body)).size, 1);
      assert.deepEqual(changed, effects);
      await assertReconciled();
    });
    if (isOnceWithoutKey)
      it(`${name}: ${copiesWithoutKey} of the same request without a key have one effect, CRD-035`, async () => {
        const { changed } = await changesOf(await prepare(gold, test), copiesWithoutKey, undefined);
        assert.deepEqual(changed, effects);
        await assertReconciled();
      });
  }

  it('the balance after 50 equal reloads is one amount higher, CRD-035', async () => {
    const cardId = await newCard(gold);
    const paymentMethodId = await storeCard(gold, test.deps);
    await changesOf(
      change('reloadCard', { cardId, amountMinor: 500, paymentMethodId }),
      copies,
      newRequest(),
    );
    assert.equal(await balanceOf(gold, cardId), 500);
  });
});
