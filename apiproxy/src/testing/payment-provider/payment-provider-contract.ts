import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import type {
  AuthoriseResult,
  PaymentEvent,
  PaymentPurpose,
  PaymentSource,
} from '../../payments/payment-provider.ts';
import type { CardReaction, ProviderUnderTest } from './provider-under-test.ts';

const amount = money(1000, 'USD');
const ownerId = 'member-7';
const returnUrl = 'http://localhost:3000/menu/cart';
const errorCodeOf = (result: AuthoriseResult | undefined) =>
  result?.outcome === 'refused' ? result.errorCode : result?.outcome;

/** The tests that every payment provider must pass; each implementation runs them. */
export const describePaymentProvider = (name: string, start: () => Promise<ProviderUnderTest>): void => {
  void describe(`the payment provider contract: ${name}`, () => {
    let test: ProviderUnderTest;
    let references = 0;
    before(async () => {
      test = await start();
    });
    after(() => test.stop());
    const next = () => `contract-${(references += 1)}`;
    const byToken = async (reaction: CardReaction): Promise<PaymentSource> => ({
      kind: 'token',
      token: await test.takeToken(reaction),
    });
    const authorise = (
      reference: string,
      source: PaymentSource,
      more: { returnUrl?: string; purpose?: PaymentPurpose } = { returnUrl },
    ) =>
      test.provider.authorise({ reference, purpose: 'reload', subject: 'reload-7', source, amount, ...more });
    const eventsOf = async (reference: string): Promise<readonly PaymentEvent[]> => {
      const events: PaymentEvent[] = [];
      for (const { body, signature } of await test.webhooks()) {
        const webhook = test.provider.readWebhook(body, signature);
        const event = webhook && (await test.provider.eventOf(webhook));
        if (event?.reference === reference) events.push(event);
      }
      return events;
    };
    /** A provider may report an authorisation that its reply has reported already, and report it again when it is captured. */
    const typesAfterAuthorisation = async (reference: string) =>
      (await eventsOf(reference)).map(({ type }) => type).filter((type) => type !== 'payment.authorised');

    it('authorises once for a reference, captures it, and finds the result again', async () => {
      const [reference, source] = [next(), await byToken('approves')];
      const results = await Promise.all([1, 2, 3].map(() => authorise(reference, source)));
      assert.deepEqual(
        results.map(({ outcome }) => outcome),
        ['authorised', 'authorised', 'authorised'],
      );
      assert.deepEqual(await test.provider.find(reference), results[0]);
      await test.provider.capture(reference);
      await test.provider.capture(reference);
      assert.equal(await test.provider.find('unknown'), undefined);
    });

    it('refuses with a code of the contract, and voids what is held', async () => {
      assert.equal(errorCodeOf(await authorise(next(), await byToken('declines'))), 'PAYMENT_DECLINED');
      const reference = next();
      // Only the payment of an order is surely held: a provider may take money for a card at once.
      await authorise(reference, await byToken('approves'), { purpose: 'order' });
      assert.equal(await test.provider.void(reference), 'released');
      assert.equal(errorCodeOf(await test.provider.find(reference)), 'PAYMENT_DECLINED');
      await assert.rejects(test.provider.capture(reference));
    });

    it('refunds a captured payment once per refund id, and says so by a webhook', async () => {
      const reference = next();
      await authorise(reference, await byToken('approves'));
      await test.provider.capture(reference);
      for (let n = 0; n < 2; n += 1)
        await test.provider.refund(reference, `${reference}-r`, money(400, 'USD'));
      await assert.rejects(test.provider.refund(reference, `${reference}-s`, money(700, 'USD')));
      assert.deepEqual(await typesAfterAuthorisation(reference), ['payment.refunded']);
    });

    it('says what was captured if it is lower than the hold, and refunds no more, PAY-007', async () => {
      const [whole, part] = [next(), next()];
      for (const reference of [whole, part])
        await authorise(reference, await byToken('approves'), { purpose: 'order' });
      await test.captureLess(part, money(400, 'USD'));
      assert.deepEqual(await test.provider.capture(whole), amount);
      for (let n = 0; n < 2; n += 1) assert.deepEqual(await test.provider.capture(part), money(400, 'USD'));
      assert.equal(await test.provider.void(part), 'captured');
      await assert.rejects(test.provider.refund(part, `${part}-whole`, amount));
      await test.provider.refund(part, `${part}-part`, money(400, 'USD'));
    });

    it('answers captured instead of releasing a captured payment', async () => {
      const reference = next();
      await authorise(reference, await byToken('approves'));
      await test.provider.capture(reference);
      assert.equal(await test.provider.void(reference), 'captured');
      assert.equal((await test.provider.find(reference))?.outcome, 'authorised');
    });

    it('lists what the bank took back, and says so by a webhook, D-153', async () => {
      const reference = next();
      await authorise(reference, await byToken('approves'));
      await test.provider.capture(reference);
      const chargebackId = await test.chargeBack(reference, money(400, 'USD'));
      const listed = (await test.provider.listChargebacks(new Date(0))).filter(
        (chargeback) => chargeback.reference === reference,
      );
      assert.deepEqual(
        listed.map(({ at: _at, ...chargeback }) => chargeback),
        [
          {
            chargebackId,
            reference,
            purpose: 'reload',
            subject: 'reload-7',
            amount: money(400, 'USD'),
            returnedAt: null,
          },
        ],
      );
      assert.deepEqual(await typesAfterAuthorisation(reference), ['payment.charged-back']);
    });

    it('lists when the bank gave the money of a chargeback back, and says so by a webhook, PAY-007', async () => {
      const reference = next();
      await authorise(reference, await byToken('approves'));
      await test.provider.capture(reference);
      const chargebackId = await test.chargeBack(reference, money(400, 'USD'));
      await test.returnChargeback(chargebackId);
      const listed = await test.provider.listChargebacks(new Date(0));
      const own = listed.filter((chargeback) => chargeback.reference === reference);
      assert.deepEqual([own.length, own[0]?.returnedAt instanceof Date], [1, true]);
      assert.ok((await typesAfterAuthorisation(reference)).includes('payment.chargeback-returned'));
    });

    it('lists a refund that the customer’s bank sent back, once, and says so by a webhook, PAY-007', async () => {
      const reference = next();
      await authorise(reference, await byToken('approves'));
      await test.provider.capture(reference);
      for (const part of ['kept', 'sent-back'])
        await test.provider.refund(reference, `${reference}-${part}`, money(400, 'USD'));
      const refundId = `${reference}-sent-back`;
      await test.failRefund(refundId);
      const own = async (since: Date) =>
        (await test.provider.listFailedRefunds(since))
          .filter((refund) => refund.reference === reference)
          .map(({ madeAt: _madeAt, at: _at, ...refund }) => refund);
      assert.deepEqual(await own(new Date(0)), [{ refundId, reference, amount: money(400, 'USD') }]);
      assert.deepEqual(await own(new Date(Date.now() + 100 * 365 * 24 * 60 * 60_000)), []);
      assert.ok((await typesAfterAuthorisation(reference)).includes('payment.refund-failed'));
      // A repeated refund finds the failed one: nothing is paid twice.
      await test.provider.refund(reference, refundId, money(400, 'USD'));
      assert.equal((await own(new Date(0))).length, 1);
    });

    it('stores an instrument, charges it without the customer, and not after it was removed', async () => {
      const [reference, token] = [next(), await test.takeToken('approves')];
      const [stored, again] = [
        await test.provider.storeInstrument({ reference, token, ownerId }),
        await test.provider.storeInstrument({ reference, token, ownerId }),
      ];
      assert.ok(stored.ok);
      assert.deepEqual(again, stored);
      const { instrumentId, lastFour } = stored.instrument;
      assert.match(lastFour, /^\d{4}$/);
      const source = { kind: 'instrument', instrumentId } as const;
      for (let n = 0; n < 2; n += 1)
        assert.equal((await authorise(next(), source, {})).outcome, 'authorised');
      await test.provider.removeInstrument(instrumentId);
      await test.provider.removeInstrument(instrumentId);
      assert.equal(errorCodeOf(await authorise(next(), source, {})), 'PAYMENT_TOKEN_UNKNOWN');
    });

    it('uses up the token of a stored instrument', async () => {
      const token = await test.takeToken('approves');
      await test.provider.storeInstrument({ reference: next(), token, ownerId });
      assert.equal(errorCodeOf(await authorise(next(), { kind: 'token', token })), 'PAYMENT_TOKEN_UNKNOWN');
    });

    for (const [reaction, kind] of [
      ['challenges', 'challenge'],
      ['redirects', 'redirect'],
    ] as const)
      for (const isApproved of [true, false])
        it(`requires a ${kind}, and is ${isApproved ? 'authorised' : 'refused'} by the customer’s answer`, async () => {
          const reference = next();
          const result = await authorise(reference, await byToken(reaction));
          assert.ok(result.outcome === 'action-required');
          assert.equal(result.action.kind, kind);
          await assert.rejects(test.provider.capture(reference));
          await test.act(result.action.url, isApproved);
          assert.equal(
            errorCodeOf(await test.provider.find(reference)),
            isApproved ? 'authorised' : 'PAYMENT_DECLINED',
          );
          await assert.rejects(test.act(result.action.url, true), 'an action decides once');
          const [event, ...more] = await eventsOf(reference);
          assert.deepEqual(
            [event?.type, event?.purpose, event?.subject, more],
            [isApproved ? 'payment.authorised' : 'payment.refused', 'reload', 'reload-7', []],
          );
        });

    it('refuses an action when the customer is not there', async () => {
      const result = await authorise(next(), await byToken('challenges'), {});
      assert.equal(result.outcome, 'refused');
    });

    it('answers pending, and authorises once the bank has decided', async () => {
      const reference = next();
      assert.deepEqual(await authorise(reference, await byToken('pends')), { outcome: 'pending' });
      await assert.rejects(test.provider.capture(reference));
      await test.settle();
      assert.equal((await test.provider.find(reference))?.outcome, 'authorised');
      assert.deepEqual(
        (await eventsOf(reference)).map(({ type }) => type),
        ['payment.authorised'],
      );
      await test.provider.capture(reference);
    });

    it('reads only webhooks that it has signed within the last five minutes', async () => {
      const [webhook] = await test.webhooks();
      assert.ok(webhook);
      const { body, signature } = webhook;
      assert.ok(test.provider.readWebhook(body, signature));
      assert.equal(test.provider.readWebhook(`${body} `, signature), undefined);
      assert.equal(test.provider.readWebhook(body, `${signature}x`), undefined);
      assert.equal(test.provider.readWebhook(body, undefined), undefined);
      test.passTime(6 * 60_000);
      assert.equal(test.provider.readWebhook(body, signature), undefined);
    });
  });
};
