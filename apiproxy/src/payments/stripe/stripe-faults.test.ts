import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { money } from '@crema/shared-contracts';
import { nextRequests, type Fault } from '../../testing/stripe-double/faults.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import type { AuthoriseRequest, PaymentSource } from '../payment-provider.ts';

const amount = money(1000, 'USD');
/** More often than the package repeats a request. */
const always = 10;

describe('the Stripe provider, PAY-003', () => {
  let test: StripeTest;
  let count = 0;
  before(async () => {
    test = await startStripeTest();
  });
  beforeEach(() => test.double.setFaults(() => undefined));
  after(() => test.stop());

  const next = () => `faults-${(count += 1)}`;
  const byToken = (card = 'pm_card_visa'): PaymentSource => ({
    kind: 'token',
    token: test.double.takeCard(card),
  });
  const authorise = (reference: string, source: PaymentSource, more: Partial<AuthoriseRequest> = {}) =>
    test.provider.authorise({ reference, purpose: 'order', subject: 'order-7', source, amount, ...more });
  const intentsOf = (reference: string) =>
    [...test.double.state.intents.values()].filter(({ metadata }) => metadata['reference'] === reference);
  const holdsOf = (reference: string) =>
    intentsOf(reference).filter(({ status }) => status === 'requires_capture');
  const held = async () => {
    const reference = next();
    assert.equal((await authorise(reference, byToken())).outcome, 'authorised');
    return reference;
  };
  const failing = (pattern: RegExp, kind: Fault['kind'], times = 1) =>
    test.double.setFaults(nextRequests(pattern, { kind }, times));

  it('says what a statement and an operator need: our ids, the purpose, no receipt by Stripe', async () => {
    const captured = {
      order: 'manual',
      reload: 'automatic',
      'auto-reload': 'automatic',
      gift: 'automatic',
    } as const;
    for (const [purpose, method] of Object.entries(captured) as [keyof typeof captured, string][]) {
      const reference = next();
      await authorise(reference, byToken(), { purpose });
      const [intent] = intentsOf(reference);
      assert.deepEqual(intent?.metadata, { reference, purpose, subject: 'order-7' });
      assert.deepEqual(
        [intent?.capture_method, intent?.receipt_email, intent?.currency, intent?.amount],
        [method, null, 'usd', 1000],
      );
      assert.match(intent?.statement_descriptor_suffix ?? '', /^[A-Z ]{1,10}$/);
    }
  });

  for (const [step, pattern] of [
    ['creates', /POST .*payment_intents$/],
    ['confirms', /POST .*confirm$/],
  ] as const)
    for (const kind of ['lost', 'unreachable', 'rate-limit', 'error', 'error-after'] as const)
      it(`holds once when the request that ${step} the payment meets "${kind}"`, async () => {
        const [reference, source] = [next(), byToken()];
        failing(pattern, kind, always);
        await assert.rejects(
          authorise(reference, source),
          new RegExp(`Stripe gave no result for ${reference}`),
        );
        test.double.setFaults(() => undefined);
        const found = await test.provider.find(reference);
        assert.ok(found === undefined || found.outcome === 'authorised');
        // Stripe repeats a stored 500 for a day: a new key finds the payment made or not.
        assert.equal((await authorise(reference, source)).outcome, 'authorised');
        assert.equal(holdsOf(reference).length, 1);
        assert.equal(await test.provider.void(reference), 'released');
        assert.deepEqual(holdsOf(reference), [], 'no hold is left');
      });

  it('holds once for one lost reply, which the package repeats under the same key', async () => {
    const reference = next();
    failing(/POST .*payment_intents/, 'lost');
    assert.equal((await authorise(reference, byToken())).outcome, 'authorised');
    assert.equal(intentsOf(reference).length, 1);
  });

  it('holds once for parallel requests that each meet a stored 500', async () => {
    const [reference, source] = [next(), byToken()];
    failing(/POST .*payment_intents$/, 'error', always);
    await assert.rejects(authorise(reference, source));
    test.double.setFaults(() => undefined);
    const results = await Promise.all(Array.from({ length: 4 }, () => authorise(reference, source)));
    assert.ok(results.every(({ outcome }) => outcome === 'authorised'));
    assert.equal(holdsOf(reference).length, 1);
    await test.provider.capture(reference);
    assert.equal(await test.provider.void(reference), 'captured');
  });

  it('cancels an intent that is created while its reference is voided', async () => {
    const [reference, source] = [next(), byToken()];
    test.double.setFaults(nextRequests(/POST .*payment_intents$/, { kind: 'slow', delayMs: 300 }));
    const asked = test.double.requests.length;
    const paying = authorise(reference, source);
    // The request to create the intent has arrived, and its reply is late.
    while (!test.double.requests.slice(asked).some((request) => /POST .*payment_intents$/.test(request)))
      await setImmediate();
    assert.equal(await test.provider.void(reference), 'released');
    assert.deepEqual(await paying, { outcome: 'refused', errorCode: 'PAYMENT_DECLINED' });
    assert.deepEqual(
      intentsOf(reference).map(({ status }) => status),
      ['canceled'],
    );
    assert.deepEqual(await authorise(reference, source), {
      outcome: 'refused',
      errorCode: 'PAYMENT_DECLINED',
    });
  });

  it('charges the lowest amount that the module states, and Stripe nothing below it', async () => {
    const { lowestCharge } = test.deps.paymentModule;
    assert.deepEqual(lowestCharge, { USD: 50, CAD: 50 });
    const outcomes: string[] = [];
    for (const minor of [50, 49]) {
      const request = { reference: next(), purpose: 'order' as const, subject: 'order-1', source: byToken() };
      outcomes.push((await test.provider.authorise({ ...request, amount: money(minor, 'USD') })).outcome);
    }
    assert.deepEqual(outcomes, ['authorised', 'refused']);
  });

  it('blocks an unknown reference that is voided, and asks Stripe nothing', async () => {
    const reference = next();
    const asked = test.double.requests.length;
    assert.equal(await test.provider.void(reference), 'released');
    assert.equal(await test.provider.void(reference), 'released');
    assert.equal((await authorise(reference, byToken())).outcome, 'refused');
    assert.equal((await test.provider.find(reference))?.outcome, 'refused');
    assert.equal(test.double.requests.length, asked);
  });

  for (const kind of ['lost', 'error', 'error-after'] as const)
    it(`captures once, and releases nothing that is captured, when "${kind}" hides the result`, async () => {
      const reference = await held();
      failing(/capture$/, kind, always);
      await assert.rejects(test.provider.capture(reference));
      test.double.setFaults(() => undefined);
      await test.provider.capture(reference);
      await test.provider.capture(reference);
      assert.equal(intentsOf(reference)[0]?.amount_received, 1000);
      assert.equal(await test.provider.void(reference), 'captured');
    });

  for (const kind of ['lost', 'error-after'] as const)
    it(`refunds once, also a day later, when "${kind}" hides the result`, async () => {
      const reference = await held();
      await test.provider.capture(reference);
      failing(/POST .*refunds$/, kind, always);
      await assert.rejects(test.provider.refund(reference, `${reference}-r`, money(400, 'USD')));
      test.double.setFaults(() => undefined);
      for (const hours of [0, 25]) {
        test.clock.advance(hours * 60 * 60_000);
        await test.provider.refund(reference, `${reference}-r`, money(400, 'USD'));
      }
      const refunds = [...test.double.state.refunds.values()].filter(
        ({ metadata }) => metadata?.['reference'] === reference,
      );
      assert.deepEqual(
        refunds.map(({ amount: refunded }) => refunded),
        [400],
      );
    });

  for (const [answer, isInquiry] of [
    ['charged-back', false],
    ['accepted', true],
  ] as const)
    it(`answers ${answer} to a refund of a payment that the bank ${isInquiry ? 'asks about' : 'took back'}`, async () => {
      const reference = await held();
      await test.provider.capture(reference);
      test.double.dispute(intentsOf(reference)[0]?.id ?? '', { isInquiry });
      const refunded = await test.provider.refund(reference, `${reference}-r`, money(400, 'USD'));
      assert.equal(refunded === 'charged-back' ? refunded : 'accepted', answer);
    });

  it('throws for a refund in another currency, and for one of a payment that it does not know', async () => {
    const reference = await held();
    await test.provider.capture(reference);
    await assert.rejects(test.provider.refund(reference, 'r-cad', money(400, 'CAD')), /paid in USD/);
    await assert.rejects(test.provider.refund('never', 'r-never', amount), /Nothing is held/);
    await assert.rejects(test.provider.capture('never'), /Nothing is held/);
  });

  it('answers a hold that Stripe has ended after seven days as refused, and captures nothing', async () => {
    const reference = await held();
    test.clock.advance(7 * 24 * 60 * 60_000);
    assert.equal((await test.provider.find(reference))?.outcome, 'refused');
    await assert.rejects(test.provider.capture(reference), /its status at Stripe is canceled/);
    assert.equal(await test.provider.void(reference), 'released');
  });

  it('settles nothing whose amount was changed at Stripe, and raises an alarm', async () => {
    const reference = await held();
    const [intent] = intentsOf(reference);
    assert.ok(intent);
    intent.amount = 100;
    await assert.rejects(test.provider.find(reference), /is 100 usd .*expected 1000 USD/);
    await assert.rejects(test.provider.capture(reference), /is 100 usd/);
    assert.equal(intent.status, 'requires_capture');
    assert.ok(
      test.test.logged.some(({ level, facts }) => level === 'error' && facts['alarm'] === 'payment-differs'),
    );
    intent.amount = 1000;
    intent.amount_capturable = 900;
    await assert.rejects(test.provider.find(reference), /holds 900/);
  });

  it('explains a key that was used for other parameters', async () => {
    const reference = await held();
    const row = test.deps.db.updateTable('stripe_payment').where('reference', '=', reference);
    await row.set({ intent_id: null }).execute();
    await assert.rejects(
      authorise(reference, byToken(), { subject: 'another' }),
      /no result for .*idempotency.* the key was used for another request/i,
    );
  });

  it('refuses an amount below what Stripe charges, and charges nothing', async () => {
    const reference = next();
    const result = await authorise(reference, byToken(), { amount: money(49, 'USD') });
    assert.deepEqual(result, { outcome: 'refused', errorCode: 'PAYMENT_DECLINED', reason: '121059' });
    assert.deepEqual(intentsOf(reference), []);
  });

  it('refuses a token that is old, unknown, a stored card or not a token, ORD-121', async () => {
    const codeOf = async (token: string) => {
      const result = await authorise(next(), { kind: 'token', token });
      return result.outcome === 'refused' ? result.errorCode : result.outcome;
    };
    const stored = test.double.takeCard('pm_card_visa');
    const kept = { reference: next(), token: stored, ownerId: 'member-token' };
    assert.ok((await test.provider.storeInstrument(kept)).ok);
    await test.deps.db.deleteFrom('stripe_token').where('reference', '=', kept.reference).execute();
    for (const token of [stored, 'pm_none', 'ctoken_none', 'in_1', 'pm_../customers', ''])
      assert.equal(await codeOf(token), 'PAYMENT_TOKEN_UNKNOWN', token);
    const old = test.double.takeCard('pm_card_visa');
    test.clock.advance(test.deps.configuration.securePayment.guestPaymentTokenMaxAge + 1000);
    assert.equal(await codeOf(old), 'PAYMENT_TOKEN_EXPIRED');
  });

  it('charges a wallet’s confirmation token once', async () => {
    const token = test.double.takeConfirmationToken('pm_card_mastercard');
    const reference = next();
    assert.deepEqual(await authorise(reference, { kind: 'token', token }), {
      outcome: 'authorised',
      authorisation: { reference, brand: 'googlepay', lastFour: '4444' },
    });
    const again = await authorise(next(), { kind: 'token', token });
    assert.equal(again.outcome === 'refused' && again.errorCode, 'PAYMENT_TOKEN_UNKNOWN');
  });
});
