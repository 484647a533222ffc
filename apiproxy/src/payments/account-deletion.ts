import type { AccountDeletion } from '../personal-data/account-deletion.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { removeInstrument } from './instruments/remove-instrument.ts';

/** Of every provider. */
const listStored = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('payment_instrument')
    .select('payment_method_id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute();

/** D-160: stored payment methods end, at the provider too. */
export const paymentsDeletion: AccountDeletion = {
  effects: async (db, memberId) => ({ paymentMethods: (await listStored(db, memberId)).length }),
  close: async (deps, memberId) => {
    for (const { payment_method_id: paymentMethodId } of await listStored(deps.db, memberId))
      await deps.db
        .transaction()
        .execute((trx) => removeInstrument(trx, deps, { memberId, paymentMethodId }));
  },
};
