import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { historyRestPaths, money } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { refusedCardLimits } from '../../payments/refused-cards/refused-card-limits.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, refuse, succeed } from '../../testing/cards-kit.ts';
import { mailsTo } from '../../testing/gifts-kit.ts';
import { nextRequests } from '../../testing/stripe-double/faults.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const cardId = 'card-green-1';

describe('money that a wallet adds to a card', () => {
  let test: StripeTest;
  let member: TestBrowser;
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    test.double.setFaults(() => undefined);
    test.clock.advance(60 * 60_000);
    await member.signIn('green');
  });
  const take = (card: Parameters<StripeTest['double']['takeConfirmationToken']>[0] = 'pm_card_mastercard') =>
    test.double.takeConfirmationToken(card);
  const inputOf = (paymentInstrumentToken: string, more: object = {}) => ({
    input: { requestId: newRequest(), cardId, paymentInstrumentToken, amountMinor: 2500, ...more },
  });
  const paid = () =>
    [...test.double.state.intents.values()].reduce((sum, { amount_received }) => sum + amount_received, 0);
  const reconcile = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, test.clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };

  it('is on the card once for one token, also when the reply is lost, and the receipts name the wallet', async () => {
    const [earlier, before] = [(await balanceOf(member, cardId)) ?? 0, paid()];
    const variables = inputOf(take());
    test.double.setFaults(nextRequests(/confirm$/, { kind: 'lost' }, 10));
    assert.notEqual(await refuse(member, 'reloadCard', variables), undefined);
    test.double.setFaults(() => undefined);
    const replies = await Promise.all([1, 2, 3].map(() => succeed(member, 'reloadCard', variables)));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], ['DONE']);
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
    assert.equal(paid(), before + 2500);
    await reconcile();
    const [mail = ''] = mailsTo(test.deps, 'green@crema.test').slice(-1);
    assert.match(mail, /Paid with: Google Pay [^]{1,50} 4444/);
    const { entry_id } = await test.deps.db
      .selectFrom('svc_ledger')
      .select('entry_id')
      .where('ref_id', '=', replies[0].reloadId)
      .executeTakeFirstOrThrow();
    const reply = await member.get(historyRestPaths.receipt(`reload.${entry_id}`));
    assert.deepEqual(reply.json().tenders, [
      { kind: 'googlepay', lastFour: '4444', amount: money(2500, 'USD') },
    ]);
  });

  it('is the amount of its request: the same requestId with another amount or token charges nothing', async () => {
    const variables = inputOf(take());
    await succeed(member, 'reloadCard', variables);
    const before = paid();
    for (const change of [{ amountMinor: 5000 }, { paymentInstrumentToken: take() }])
      assert.equal(
        await refuse(member, 'reloadCard', { input: { ...variables.input, ...change } }),
        'IDEMPOTENCY_CONFLICT',
      );
    assert.equal(paid(), before);
    await reconcile();
  });

  it('is charged to no token that has paid another request, of this member or of another', async () => {
    const token = take();
    await succeed(member, 'reloadCard', inputOf(token));
    const before = paid();
    assert.equal(await refuse(member, 'reloadCard', inputOf(token)), '121043');
    const gold = openBrowser(test.test.app);
    await gold.signIn('gold');
    assert.equal(await refuse(gold, 'reloadCard', inputOf(token, { cardId: 'card-gold-1' })), '121043');
    assert.equal(paid(), before);
    await reconcile();
  });

  it('takes a wallet’s token only: not a typed card’s, and not one beside a stored payment method', async () => {
    const before = paid();
    const typed = test.double.takeCard('pm_card_visa');
    assert.equal(await refuse(member, 'reloadCard', inputOf(typed)), 'PAYMENT_TOKEN_UNKNOWN');
    const both = inputOf(take(), { paymentMethodId: 'pm-green-1' });
    assert.equal(await refuse(member, 'reloadCard', both), 'PAYMENT_TOKEN_UNKNOWN');
    // Typed in a form that makes confirmation tokens.
    const unwrapped = take({ brand: 'visa', last4: '4242', wallet: null });
    assert.equal(await refuse(member, 'reloadCard', inputOf(unwrapped)), '121043');
    assert.equal(paid(), before);
    await reconcile();
  });

  it('waits for the agreement on the page of an account, and is not charged without it', async () => {
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const returnUrl = `${test.deps.publicOrigin}/account/cards/${cardId}`;
    const payPal = { type: 'paypal', brand: 'paypal', last4: '', asks: 'always' } as const;
    const { status, action, reloadId } = await succeed(
      member,
      'reloadCard',
      inputOf(take(payPal), { returnUrl }),
    );
    assert.deepEqual([status, action.kind], ['ACTION_REQUIRED', 'redirect']);
    assert.equal(await balanceOf(member, cardId), earlier);
    const intent = [...test.double.state.intents.values()].find(
      ({ metadata }) => metadata['subject'] === reloadId,
    );
    test.double.answer(intent?.id ?? '', true);
    test.clock.advance(10 * 60_000);
    await reconcile();
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
  });

  it('counts refused cards, PAY-008', async () => {
    const { max } = refusedCardLimits.card;
    for (let n = 0; n < max; n += 1)
      assert.equal(
        await refuse(member, 'reloadCard', inputOf(take('pm_card_visa_chargeDeclined'))),
        '121035',
      );
    const asked = test.double.state.intents.size;
    assert.equal(
      await refuse(member, 'reloadCard', inputOf(take('pm_card_visa_chargeDeclined'))),
      'TOO_MANY_REQUESTS',
    );
    assert.equal(test.double.state.intents.size, asked);
    await reconcile();
  });
});
