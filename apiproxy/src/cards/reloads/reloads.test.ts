import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { decidePayment } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  newRequest,
  refuse,
  send,
  storeCard,
  succeed,
  typedCard,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { codeOf } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { undoWithinMs } from '../wallet/detach-card.job.ts';
import { decidedWithinMs } from '../../payments/payments.public.ts';

/** The webhook is delivered over HTTP, to a server that does not listen here. */
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');

describe('money that is added to a card', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let paymentMethodId: string;
  const cardId = 'card-green-1';
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('green');
    paymentMethodId = await storeCard(member, test.deps);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    await member.signIn('green');
  });
  const input = (more: object = {}) => ({
    input: { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500, ...more },
  });
  const reconcile = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const find = async (id: string) =>
    (await member.graphql(walletQueries.reload, { id })).data.user.cardReload;

  it('is on the card, in its ledger, and captured at the provider, CRD-011, CRD-035', async () => {
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const reload = await succeed(member, 'reloadCard', input());
    assert.deepEqual([reload.status, reload.card.balance.amount.amountMinor], ['DONE', earlier + 2500]);
    const { transactions } = (await member.graphql(walletQueries.transactions, { cardId })).data.user;
    assert.deepEqual(
      [transactions.entries[0].kind, transactions.entries[0].amount.amountMinor],
      ['RELOAD', 2500],
    );
    await reconcile();
  });

  it('is added once for a requestId: 30 parallel writes have one effect, D-164', async () => {
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const variables = input({ amountMinor: 1000 });
    // The limit of a member allows 30 of them in a quarter of an hour.
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => send(member, 'reloadCard', variables)),
    );
    assert.equal(new Set(replies.map(({ data }) => data?.reloadCard?.reloadId)).size, 1);
    assert.equal(await balanceOf(member, cardId), earlier + 1000);
    clock.advance(15 * 60_000);
    const other = { input: { ...variables.input, amountMinor: 2000 } };
    assert.equal(await refuse(member, 'reloadCard', other), 'IDEMPOTENCY_CONFLICT');
    await reconcile();
  });

  for (const { code, amountMinor } of [
    { code: '121005', amountMinor: null },
    { code: '121005', amountMinor: 0 },
    { code: '121036', amountMinor: 499 },
    { code: '121036', amountMinor: 1050 },
    { code: '121036', amountMinor: -1000 },
    { code: '121023', amountMinor: 50_000 },
  ])
    it(`is refused with ${code} for ${amountMinor}, CRD-081, CRD-082, CRD-085, D-152`, async () => {
      assert.equal(await refuse(member, 'reloadCard', input({ amountMinor })), code);
    });

  it('needs a payment method of the member, CRD-031', async () => {
    assert.equal(
      await refuse(member, 'reloadCard', input({ paymentMethodId: null })),
      'PAYMENT_METHOD_REQUIRED',
    );
    assert.equal(
      await refuse(member, 'reloadCard', input({ paymentMethodId: 'pm-wallet-1' })),
      'PAYMENT_METHOD_NOT_FOUND',
    );
  });

  for (const { cardId: other, code } of [
    { cardId: 'card-gold-1', code: 'CARD_NOT_FOUND' },
    { cardId: 'card-shop-1', code: '121034' },
    { cardId: 'card-shop-4', code: '121037' },
  ])
    it(`is refused with ${code} for ${other}`, async () => {
      assert.equal(await refuse(member, 'reloadCard', input({ cardId: other })), code);
    });

  it('stays within the head-room, which the card lists with its amounts, D-92', async () => {
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    const { data } = await wallet.graphql(walletQueries.cards);
    const [full] = data.user.cards;
    assert.equal(full.addMoney.headroom.amountMinor, 1);
    const variables = { requestId: newRequest(), cardId: full.cardId, amountMinor: 1000 };
    assert.equal(
      await refuse(wallet, 'reloadCard', { input: { ...variables, paymentMethodId: 'pm-wallet-1' } }),
      '121023',
    );
  });

  it('waits for the customer’s answer on the bank’s page, and is on the card after it, once', async () => {
    const method = await storeCard(member, test.deps, '4000000000003220');
    const returnUrl = `${test.deps.publicOrigin}/account/cards/${cardId}`;
    const variables = input({ paymentMethodId: method, returnUrl });
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const waiting = await succeed(member, 'reloadCard', variables);
    assert.deepEqual([waiting.status, waiting.action.kind], ['ACTION_REQUIRED', 'challenge']);
    assert.equal(await balanceOf(member, cardId), earlier);
    const key = new URL(waiting.action.url).pathname.split('/').at(-1) ?? '';
    await decidePayment(test.deps, { column: 'action_key', value: key }, true);
    const done = await Promise.all([1, 2, 3].map(() => find(waiting.reloadId)));
    for (const { status } of done) assert.equal(status, 'DONE');
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
    assert.equal((await succeed(member, 'reloadCard', variables)).status, 'DONE');
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
    await reconcile();
  });

  it('answers a repeated request with its result after the card was removed and is somebody else’s, D-164', async () => {
    const { cardId: printed } = await succeed(member, 'registerCard', typedCard('900000000105', '90000105'));
    const variables = input({ cardId: printed, amountMinor: 1000 });
    const first = await succeed(member, 'reloadCard', variables);
    const gone = { ...first, card: null };
    await succeed(member, 'removeCard', { id: printed });
    assert.deepEqual(await succeed(member, 'reloadCard', variables), gone);
    assert.deepEqual(await find(first.reloadId), gone);
    clock.advance(undoWithinMs);
    await runDueJobs(test.deps, jobs);
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    await succeed(gold, 'registerCard', typedCard('900000000105', '90000105'));
    await member.signIn('green');
    assert.deepEqual(await succeed(member, 'reloadCard', variables), gone);
    assert.equal(await balanceOf(gold, printed), 1000);
    await reconcile();
  });

  it('returns to our own pages only', async () => {
    const variables = input({ returnUrl: 'https://evil.example/' });
    assert.equal(await refuse(member, 'reloadCard', variables), 'VALIDATION');
  });

  it('is given up after ten minutes without an answer, and the money is released', async () => {
    const method = await storeCard(member, test.deps, '4000000000003063');
    const returnUrl = `${test.deps.publicOrigin}/account/cards`;
    const { reloadId, action } = await succeed(
      member,
      'reloadCard',
      input({ paymentMethodId: method, returnUrl }),
    );
    assert.equal(action.kind, 'redirect');
    clock.advance(decidedWithinMs);
    await runDueJobs(test.deps, jobs);
    const reload = await find(reloadId);
    assert.deepEqual([reload.status, reload.errorCode], ['FAILED', '121048']);
    await reconcile();
  });

  it('is booked by the bank’s decision that comes later', async () => {
    const method = await storeCard(member, test.deps, '4000000000000077');
    const waiting = await succeed(member, 'reloadCard', input({ paymentMethodId: method }));
    assert.equal(waiting.status, 'PENDING');
    clock.advance(10_000);
    await runDueJobs(test.deps, jobs);
    assert.equal((await find(waiting.reloadId)).status, 'DONE');
    await reconcile();
  });

  for (const { because, expected, change } of [
    {
      because: 'the card was removed and is another member’s',
      expected: '121034',
      change: async (id: string) => {
        await test.deps.db
          .updateTable('svc_card')
          .set({ member_id: 'member-gold', is_primary: false })
          .where('card_id', '=', id)
          .execute();
      },
    },
    {
      because: 'the card was removed',
      expected: '121034',
      change: (id: string) => succeed(member, 'removeCard', { id }),
    },
    {
      because: 'the payment method was removed',
      expected: '121043',
      change: (_id: string, method: string) => succeed(member, 'removePaymentInstrument', { id: method }),
    },
  ])
    it(`is not charged if ${because} while the bank decides, CRD-035`, async () => {
      const method = await storeCard(member, test.deps, '4000000000000077');
      const { cardId: other } = await succeed(member, 'createDigitalCard', {
        input: { requestId: newRequest() },
      });
      const variables = input({ paymentMethodId: method, cardId: other });
      const { reloadId } = await succeed(member, 'reloadCard', variables);
      await change(other, method);
      clock.advance(10_000);
      await runDueJobs(test.deps, jobs);
      clock.advance(decidedWithinMs);
      await reconcile();
      const facts = await test.deps.db
        .selectFrom('card_reload')
        .innerJoin('svc_card', 'svc_card.card_id', 'card_reload.card_id')
        .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'card_reload.reference')
        .select(['balance_minor', 'sandbox_payment.state', 'card_reload.error_code'])
        .where('reload_id', '=', reloadId)
        .executeTakeFirstOrThrow();
      assert.deepEqual(facts, { balance_minor: 0, state: 'VOIDED', error_code: expected });
    });

  it('never takes a card above $500 when reloads and a transfer run at once; the rest is released, CRD-014, D-92', async () => {
    const { cardId: full } = await succeed(member, 'createDigitalCard', {
      input: { requestId: newRequest() },
    });
    await succeed(member, 'reloadCard', input({ amountMinor: 3000 }));
    const from = (await balanceOf(member, cardId)) ?? 0;
    const transfer = { requestId: newRequest(), fromCardId: cardId, toCardId: full, amountMinor: 3000 };
    const [moved, ...added] = await Promise.all([
      send(member, 'transferCardBalance', { input: transfer }),
      ...Array.from({ length: 7 }, () =>
        send(member, 'reloadCard', input({ cardId: full, amountMinor: 10_000 })),
      ),
    ]);
    const movedMinor = codeOf(moved) === undefined ? 3000 : 0;
    const done = added.filter((reply) => codeOf(reply) === undefined).length;
    assert.deepEqual(new Set(added.map(codeOf)), new Set([undefined, '121023']));
    assert.equal(await balanceOf(member, full), done * 10_000 + movedMinor);
    assert.ok(done * 10_000 + movedMinor <= 50_000);
    assert.equal(await balanceOf(member, cardId), from - movedMinor);
    await reconcile();
    const held = await test.deps.db
      .selectFrom('sandbox_payment')
      .innerJoin('card_reload', 'card_reload.reference', 'sandbox_payment.reference')
      .select('sandbox_payment.state')
      .where('card_id', '=', full)
      .execute();
    assert.equal(held.filter(({ state }) => state === 'CAPTURED').length, done);
    assert.ok(held.every(({ state }) => state !== 'HELD'));
  });

  it('is another member’s secret: the reload of another member is null', async () => {
    const { reloadId } = await succeed(member, 'reloadCard', input());
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const reply = await gold.graphql(walletQueries.reload, { id: reloadId });
    assert.equal(reply.data.user.cardReload, null);
  });

  it('is limited to 30 attempts in a quarter of an hour; a repeated one gets its result, D-164', async () => {
    const first = input({ amountMinor: 500 });
    const { reloadId } = await succeed(member, 'reloadCard', first);
    for (let n = 0; n < 30; n += 1) await send(member, 'reloadCard', input({ amountMinor: 1 }));
    assert.equal(codeOf(await send(member, 'reloadCard', input())), 'TOO_MANY_REQUESTS');
    assert.equal((await succeed(member, 'reloadCard', first)).reloadId, reloadId);
  });
});
