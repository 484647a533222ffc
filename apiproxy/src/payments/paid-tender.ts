import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/**
 * The brand and the last digits that paid: of the stored payment method, also if the member has removed it since, or of a payment
 * without one, which a wallet made. Undefined if neither is known.
 */
export const findPaidTender = (
  db: Kysely<Tables>,
  {
    paymentMethodId,
    reference,
  }: { readonly paymentMethodId: string | null; readonly reference: string | null },
): Promise<{ readonly kind: string; readonly lastFour: string } | undefined> =>
  paymentMethodId === null
    ? db
        .selectFrom('payment_attempt')
        .select((attempt) => [
          attempt.fn.coalesce('brand', attempt.val('')).as('kind'),
          attempt.fn.coalesce('last_four', attempt.val('')).as('lastFour'),
        ])
        .where('reference', '=', reference ?? '')
        .where('brand', 'is not', null)
        .executeTakeFirst()
    : db
        .selectFrom('payment_instrument')
        .select(['payment_type as kind', 'last_four as lastFour'])
        .where('payment_method_id', '=', paymentMethodId)
        .executeTakeFirst();
