import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  homeAddress,
  listCards,
  newRequest,
  refuse,
  send,
  succeed,
  typedCard,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { codeOf, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { idempotencyRetentionMs } from '../../http/idempotency/idempotency-store.ts';
import { scheduleWalletRequestSweep, sweepWalletRequests } from '../../payments/sweep-wallet-requests.job.ts';
import { cards } from '../cards.module.ts';
import { debitCard } from '../debit-card.ts';
import { undoWithinMs } from './detach-card.job.ts';

describe('a wallet that is changed twice, or by two members', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let next: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    member = openBrowser(test.app);
    await member.signIn('green');
    next = openBrowser(test.app);
    await next.signIn('green');
  });

  it('answers a repeated registration with the first card, at the limit of ten cards and in parallel too, D-164', async () => {
    const full = openBrowser(test.app);
    await full.signIn('reserve');
    for (let n = (await listCards(full)).length; n < 9; n += 1)
      await succeed(full, 'createDigitalCard', { input: { requestId: newRequest() } });
    const variables = typedCard('900000000105', '90000105', { nickname: 'Blue' });
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(full, 'registerCard', variables)),
    );
    assert.deepEqual(
      new Set(replies.map(({ data }) => data?.registerCard?.cardId)),
      new Set(['card-shop-9']),
    );
    assert.equal((await listCards(full)).length, 10);
    assert.equal(
      await refuse(full, 'registerCard', {
        input: { ...variables.input, nickname: 'Other' },
      }),
      'IDEMPOTENCY_CONFLICT',
    );
    assert.equal(await refuse(full, 'registerCard', typedCard('600000000063', '60000063')), 'WALLET_LIMIT');
    const digital = { input: { requestId: newRequest(), nickname: 'One' } };
    await succeed(full, 'removeCard', { id: 'card-shop-9' });
    const made = await Promise.all(
      Array.from({ length: 50 }, () => send(full, 'createDigitalCard', digital)),
    );
    assert.equal(new Set(made.map(({ data }) => data?.createDigitalCard?.cardId)).size, 1);
    const other = { input: { ...digital.input, nickname: 'Two' } };
    assert.equal(await refuse(full, 'createDigitalCard', other), 'IDEMPOTENCY_CONFLICT');
  });

  it('answers a repeated request with its card after the member removed it, but not once it left the account, D-164', async () => {
    const typed = typedCard('900000000077', '90000077');
    const digital = { input: { requestId: newRequest() } };
    const [physicalId, digitalId] = [
      (await succeed(member, 'registerCard', typed)).cardId,
      (await succeed(member, 'createDigitalCard', digital)).cardId,
    ];
    for (const id of [physicalId, digitalId]) await succeed(member, 'removeCard', { id });
    assert.equal((await succeed(member, 'registerCard', typed)).cardId, physicalId);
    assert.equal((await succeed(member, 'createDigitalCard', digital)).cardId, digitalId);
    const listed = (await listCards(member)).map(({ cardId }: { cardId: string }) => cardId);
    assert.deepEqual([listed.includes(physicalId), listed.includes(digitalId)], [false, false]);
    clock.advance(undoWithinMs);
    await runDueJobs(test.deps, cards.jobs ?? []);
    assert.equal(await refuse(member, 'registerCard', typed), 'CARD_NOT_FOUND');
  });

  it('gets a card that two members register at once only if it is first, CRD-090', async () => {
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const replies = await Promise.all(
      [member, gold].map((one) => send(one, 'registerCard', typedCard('900000000011', '90000011'))),
    );
    assert.deepEqual(replies.map((reply) => codeOf(reply)).toSorted(), ['122000', undefined]);
  });

  it('stores a payment method and an address once for a requestId, at their limits too, D-164', async () => {
    const card = { input: { requestId: newRequest(), paymentInstrumentToken: await takeToken(test.deps) } };
    const { paymentMethodId } = await succeed(member, 'addPaymentInstrument', card);
    for (let n = 0; n < 9; n += 1) {
      const input = { requestId: newRequest(), paymentInstrumentToken: await takeToken(test.deps) };
      const reply = await send(member, 'addPaymentInstrument', { input });
      if (codeOf(reply) === 'WALLET_LIMIT') break;
    }
    assert.equal((await succeed(member, 'addPaymentInstrument', card)).paymentMethodId, paymentMethodId);
    const other = { input: { ...card.input, default: true } };
    assert.equal(await refuse(member, 'addPaymentInstrument', other), 'IDEMPOTENCY_CONFLICT');
    const home = { input: { requestId: newRequest(), ...homeAddress } };
    const { addressId } = await succeed(member, 'createAddress', home);
    for (let n = 1; n < 20; n += 1)
      await send(member, 'createAddress', { input: { ...home.input, requestId: newRequest() } });
    assert.equal((await succeed(member, 'createAddress', home)).addressId, addressId);
    const moved = { input: { ...home.input, city: 'Boston' } };
    assert.equal(await refuse(member, 'createAddress', moved), 'IDEMPOTENCY_CONFLICT');
  });

  it('shows the next member no transaction of the earlier one, in the list, the file and the ledger, CRD-035', async () => {
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    await succeed(wallet, 'removeCard', { id: 'card-wallet-3' });
    clock.advance(undoWithinMs);
    await runDueJobs(test.deps, cards.jobs ?? []);
    await next.signIn('green');
    await succeed(next, 'registerCard', typedCard('600000000063', '60000063'));
    await test.deps.db.transaction().execute((trx) =>
      debitCard(trx, test.deps, {
        cardId: 'card-wallet-3',
        amountMinor: 100,
        kind: 'ORDER',
        refType: 'seed',
        refId: 'seen-by-its-owner',
      }),
    );
    const entries = async () =>
      (await next.graphql(walletQueries.transactions, { cardId: 'card-wallet-3' })).data.user.transactions
        .entries;
    assert.deepEqual(
      (await entries()).map(({ refId }: { refId: string }) => refId),
      ['seen-by-its-owner'],
    );
    const file = await next.get(`${restPaths.transactionsCsv}?cardId=card-wallet-3`);
    assert.equal(file.body.trim().split('\r\n').length, 2);
    const { ledger } = (await next.graphql('{ user { ledger(cardId: "card-wallet-3") { refId } } }')).data
      .user;
    assert.equal(ledger.length, 1);
  });

  it('keeps the primary card that the member chose meanwhile when the removal is undone, D-90, D-93', async () => {
    const primaryOf = async () =>
      (await listCards(next)).find(({ isPrimary }: { isPrimary: boolean }) => isPrimary).cardId;
    const newCard = async () =>
      (await succeed(next, 'createDigitalCard', { input: { requestId: newRequest() } })).cardId;
    const [removed, chosen] = [await newCard(), await newCard()];
    await succeed(next, 'setPrimaryCard', { id: removed });
    await succeed(next, 'removeCard', { id: removed });
    await succeed(next, 'setPrimaryCard', { id: chosen });
    await succeed(next, 'undoRemoveCard', { id: removed });
    assert.equal(await primaryOf(), chosen);
  });

  it('forgets the results of requests when their idempotency keys expire, and a later copy of a request does no harm, D-164', async () => {
    const digital = { input: { requestId: newRequest(), nickname: 'Old' } };
    const home = { input: { requestId: newRequest(), ...homeAddress } };
    const card = { input: { requestId: newRequest(), paymentInstrumentToken: await takeToken(test.deps) } };
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const results = async () => [
      (await succeed(gold, 'createDigitalCard', digital)).cardId,
      (await succeed(gold, 'createAddress', home)).addressId,
      (await succeed(gold, 'addPaymentInstrument', card)).paymentMethodId,
    ];
    const first = await results();
    const stored = async () => {
      await runDueJobs(test.deps, [sweepWalletRequests]);
      const rows = await test.deps.db
        .selectFrom('wallet_request')
        .select('result_id')
        .where('result_id', 'in', first)
        .execute();
      return rows.length;
    };
    await scheduleWalletRequestSweep(test.deps);
    clock.advance(idempotencyRetentionMs - 60 * 60_000);
    assert.equal(await stored(), 3);
    clock.advance(2 * 60 * 60_000);
    assert.equal(await stored(), 0);
    await gold.signIn('gold');
    assert.deepEqual(await results(), first);
  });
});
