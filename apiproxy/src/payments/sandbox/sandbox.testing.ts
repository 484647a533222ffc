/** The parts of the sandbox that tests of other folders use. Lint refuses an import of any other of its files (PAY-001). */
export { captureLess, chargeBack, failRefund, returnChargeback } from './sandbox-chargebacks.ts';
export { decidePayment, pendingMs, sendWebhook, signatureHeader } from './sandbox.jobs.ts';
export { testCards } from './test-cards.ts';
export { signWebhook } from './webhook-signature.ts';
