import type { AccountDeletion } from '../personal-data/account-deletion.ts';
import { listInstruments } from './instruments/instrument-store.ts';
import { removeInstrument } from './instruments/remove-instrument.ts';

/** D-160: stored payment methods end, at the provider too. */
export const paymentsDeletion: AccountDeletion = {
  effects: async (db, memberId) => ({ paymentMethods: (await listInstruments(db, memberId)).length }),
  close: async (deps, memberId) => {
    for (const { payment_method_id: paymentMethodId } of await listInstruments(deps.db, memberId))
      await deps.db
        .transaction()
        .execute((trx) => removeInstrument(trx, deps, { memberId, paymentMethodId }));
  },
};
