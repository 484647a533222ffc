import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../storage/tables.ts';
import { newActionKey } from '../charging/payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';
import type { StripeInstrumentTable } from '../stripe.tables.ts';

export type InstrumentRow = Selectable<StripeInstrumentTable>;

export interface StoredInstrument {
  readonly customerId: string;
  readonly type: InstrumentRow['type'];
}
/** A stored instrument that was not removed. */
export const findStored = async (
  db: Kysely<Tables>,
  instrumentId: string,
): Promise<StoredInstrument | undefined> => {
  const row = await db
    .selectFrom('stripe_instrument')
    .select(['customer_id', 'type'])
    .where('instrument_id', '=', instrumentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && row.customer_id !== null ? { customerId: row.customer_id, type: row.type } : undefined;
};

export const findInstrument = (db: Kysely<Tables>, reference: string): Promise<InstrumentRow | undefined> =>
  db.selectFrom('stripe_instrument').selectAll().where('reference', '=', reference).executeTakeFirst();

interface NewInstrument {
  readonly reference: string;
  readonly ownerId: string;
  readonly type: InstrumentRow['type'];
  readonly returnUrl?: string;
}
/** The row of the reference, stored before Stripe is called: the customer's record stays while a card is being stored. */
export const startInstrument = async (
  deps: StripeDeps,
  { reference, ownerId, type, returnUrl }: NewInstrument,
): Promise<InstrumentRow> => {
  await deps.db
    .insertInto('stripe_instrument')
    .values({
      reference,
      owner_id: ownerId,
      type,
      setup_id: null,
      instrument_id: null,
      customer_id: null,
      action_key: newActionKey(deps),
      return_url: returnUrl ?? null,
      created_at: deps.clock.now(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const row = await findInstrument(deps.db, reference);
  if (!row) throw new Error(`The instrument ${reference} was just stored and is not there.`);
  return row;
};

export const updateInstrument = async (
  { db }: Pick<StripeDeps, 'db'>,
  reference: string,
  columns: Partial<Pick<InstrumentRow, 'setup_id' | 'instrument_id' | 'customer_id'>>,
): Promise<void> => {
  await db.updateTable('stripe_instrument').set(columns).where('reference', '=', reference).execute();
};
