import { countReportedRefusal } from '../../refused-cards/refused-card-limits.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isUnexpectedState } from '../stripe-errors.ts';
import { retrieveSetup, setupMetadata } from './instruments.ts';

/** A SetupIntent that banks have refused this often stores nothing more. */
const maxRefusals = 3;

/**
 * Counts the cards that banks have refused for a SetupIntent of the frame (PAY-008), which confirms it at Stripe: our server learns of a
 * refusal by the webhook only. One with a reference is confirmed by our server, which counts its card itself. A SetupIntent on which cards are tested is canceled.
 */
export const countRefusedSetup = async (deps: StripeDeps, setupId: string): Promise<void> => {
  const setup = await retrieveSetup(deps, setupId);
  const { purpose, reference } = setup.metadata ?? {};
  if (purpose !== setupMetadata.purpose || reference !== undefined) return;
  let refusals = 0;
  for await (const { id, status, setup_error } of deps.stripe.setupAttempts.list({
    setup_intent: setupId,
    limit: 100,
  })) {
    if (status !== 'failed') continue;
    refusals += 1;
    const fingerprint = setup_error?.payment_method?.card?.fingerprint;
    if (fingerprint) await countReportedRefusal(deps, id, fingerprint);
  }
  if (refusals < maxRefusals || setup.status === 'canceled') return;
  try {
    await deps.stripe.setupIntents.cancel(setupId);
  } catch (cause) {
    // It has stored a card, or another run has canceled it.
    if (!isUnexpectedState(cause)) throw cause;
  }
};
