import assert from 'node:assert/strict';
import { describePaymentProvider } from '../../testing/payment-provider/payment-provider-contract.ts';
import type { CardReaction } from '../../testing/payment-provider/provider-under-test.ts';
import { startStripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import type { TestCard } from '../../testing/stripe-double/test-cards.ts';
import { createVault } from '../vault/create-vault.ts';
import { withStripe } from './stripe-client.ts';
import { findPayment } from './charging/payment-rows.ts';

const cards: Readonly<Record<CardReaction, string | TestCard>> = {
  approves: 'pm_card_visa',
  declines: 'pm_card_visa_chargeDeclined',
  challenges: 'pm_card_authenticationRequired',
  redirects: { type: 'paypal', brand: 'paypal', last4: '' },
  pends: { brand: 'visa', last4: '4242', isSlow: true },
};

describePaymentProvider('Stripe (PAY-003)', async () => {
  const { deps, provider, double, clock, stop } = await startStripeTest();
  const vault = createVault(deps);
  /** The secret that the frame's page gets for Stripe's script. */
  const secretOf = async (key: string): Promise<string> => {
    const reply = await vault.inject({
      method: 'POST',
      url: '/stripe/action',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { key },
    });
    assert.equal(reply.statusCode, 200, 'the question is asked once');
    return reply.json().clientSecret;
  };
  const intentOf = async (reference: string) => (await findPayment(deps.db, reference))?.intent_id ?? 'none';
  return {
    provider,
    takeToken: async (reaction) => double.takeCard(cards[reaction]),
    act: async (url, isApproved) => {
      const { origin, pathname } = new URL(url);
      const last = pathname.split('/').at(-1) ?? '';
      double.answer(origin === deps.vaultOrigin ? await secretOf(last) : last, isApproved);
    },
    settle: async () => double.decideSlowPayments(),
    webhooks: async () => double.webhooks(),
    chargeBack: async (reference, taken) =>
      double.dispute(await intentOf(reference), { amount: taken.amountMinor }),
    captureLess: async (reference, taken) => {
      const intentId = await intentOf(reference);
      await withStripe(deps).stripe.paymentIntents.capture(intentId, {
        amount_to_capture: taken.amountMinor,
      });
    },
    returnChargeback: async (chargebackId) => double.closeDispute(chargebackId, 'won'),
    failRefund: async (refundId) => {
      const refund = [...double.state.refunds.values()].find(
        ({ metadata }) => metadata?.['refundId'] === refundId,
      );
      double.failRefund(refund?.id ?? '');
    },
    passTime: clock.advance,
    stop: async () => {
      await vault.close();
      await stop();
    },
  };
});
