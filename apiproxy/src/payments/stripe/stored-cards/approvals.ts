import type { ApprovalRequest, ApprovalResult } from '../../payment-provider.ts';
import { returnTo } from '../../vault/return-to.ts';
import { findInstrument, startInstrument } from './instrument-rows.ts';
import { confirmSetup, createSetup, finishSetup, retrieveSetup } from './instruments.ts';
import type { StripeDeps } from '../stripe-client.ts';

/** Begins to store a PayPal account: the vault's page leads to PayPal's page, on which the customer agrees (D-97). */
export const startApproval = async (
  deps: StripeDeps,
  { reference, ownerId, returnUrl }: ApprovalRequest,
): Promise<string> => {
  const row = await startInstrument(deps, { reference, ownerId, type: 'paypal', returnUrl });
  const setup = await confirmSetup(deps, row, {
    setup: await createSetup(deps, row),
    params: {
      payment_method_data: { type: 'paypal' },
      return_url: `${deps.vaultOrigin}/stripe/return/${row.action_key}`,
    },
  });
  // A customer who has answered already is sent to our page, which reads the answer.
  return setup.next_action?.redirect_to_url
    ? `${deps.vaultOrigin}/stripe/approval/${row.action_key}`
    : returnUrl;
};

/** The page at Stripe of an approval, or our page once it is answered. Undefined if there is none under the key. */
export const findApprovalPage = async (deps: StripeDeps, key: string): Promise<string | undefined> => {
  const row = await deps.db
    .selectFrom('stripe_instrument')
    .select(['setup_id', 'return_url'])
    .where('action_key', '=', key)
    .executeTakeFirst();
  if (!row || row.setup_id === null || row.return_url === null) return undefined;
  const { next_action } = await retrieveSetup(deps, row.setup_id);
  return next_action?.redirect_to_url?.url ?? returnTo(row.return_url, deps.publicOrigin);
};

/** Ends an approval by the customer's answer. A declined one waits for no further answer. */
export const finishApproval = async (deps: StripeDeps, reference: string): Promise<ApprovalResult> => {
  const row = await findInstrument(deps.db, reference);
  if (!row || row.setup_id === null || row.removed_at !== null) return { outcome: 'failed' };
  const setup = await retrieveSetup(deps, row.setup_id);
  if (setup.status === 'succeeded') {
    const instrument = await finishSetup(deps, row, setup);
    return instrument ? { outcome: 'approved', instrument } : { outcome: 'failed' };
  }
  if (setup.last_setup_error || setup.status === 'canceled') return { outcome: 'cancelled' };
  return { outcome: 'waiting' };
};
