import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../storage/tables.ts';
import { hashOfToken } from '../../token-hash.ts';
import type { AuthoriseRequest } from '../../payment-provider.ts';
import type { StripeDeps } from '../stripe-client.ts';
import type { StripePaymentTable } from '../stripe.tables.ts';

export type PaymentRow = Selectable<StripePaymentTable>;

const keyBytes = 24;
export const newActionKey = ({ random }: Pick<StripeDeps, 'random'>): string =>
  random.bytes(keyBytes).toString('base64url');

/** A token is accepted for minutes only; a SetupIntent is known by its own column. */
const tokenKeptMs = 24 * 60 * 60_000;

/** Uses the token up for the reference. False if another reference has used it (ORD-121). */
export const claimToken = async (
  { db, clock }: Pick<StripeDeps, 'db' | 'clock'>,
  reference: string,
  token: string,
): Promise<boolean> => {
  const token_hash = hashOfToken(token);
  const now = clock.now();
  await db
    .deleteFrom('stripe_token')
    .where('created_at', '<', new Date(now.getTime() - tokenKeptMs))
    .execute();
  await db
    .insertInto('stripe_token')
    .values({ token_hash, reference, created_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const claimed = await db
    .selectFrom('stripe_token')
    .select('reference')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  return claimed.reference === reference;
};

export const findPayment = (db: Kysely<Tables>, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('stripe_payment').selectAll().where('reference', '=', reference).executeTakeFirst();

/** The row of the reference, stored before Stripe is called. */
export const startPayment = async (deps: StripeDeps, request: AuthoriseRequest): Promise<PaymentRow> => {
  const { reference, purpose, subject, amount, returnUrl } = request;
  await deps.db
    .insertInto('stripe_payment')
    .values({
      reference,
      intent_id: null,
      state: 'STARTED',
      purpose,
      subject,
      amount_minor: amount.amountMinor,
      currency: amount.currency,
      action_key: newActionKey(deps),
      return_url: returnUrl ?? null,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const row = await findPayment(deps.db, reference);
  if (!row) throw new Error(`The payment ${reference} was just stored and is not there.`);
  return row;
};

/** Stores the intent of a payment, and returns the one that counts: a parallel request may have stored another. Undefined if the reference was voided. */
export const storeIntent = async (
  { db }: Pick<StripeDeps, 'db'>,
  reference: string,
  intentId: string,
): Promise<string | undefined> => {
  await db
    .updateTable('stripe_payment')
    .set({ intent_id: intentId })
    .where('reference', '=', reference)
    .where('state', '=', 'STARTED')
    .where('intent_id', 'is', null)
    .execute();
  const row = await findPayment(db, reference);
  return row?.state === 'STARTED' ? (row.intent_id ?? undefined) : undefined;
};

/** Blocks a reference that has no intent, also an unknown one. False if it has an intent, which must be canceled first. */
export const blockReference = async ({
  deps: { db, clock, random },
  reference,
}: {
  readonly deps: Pick<StripeDeps, 'db' | 'clock' | 'random'>;
  readonly reference: string;
}): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('stripe_payment')
    .values({
      reference,
      intent_id: null,
      state: 'VOIDED',
      purpose: 'order',
      subject: '',
      amount_minor: 0,
      currency: 'USD',
      action_key: newActionKey({ random }),
      return_url: null,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ state: 'VOIDED' })
        .where('stripe_payment.intent_id', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const markVoided = async ({ db }: Pick<StripeDeps, 'db'>, reference: string): Promise<void> => {
  await db
    .updateTable('stripe_payment')
    .set({ state: 'VOIDED' })
    .where('reference', '=', reference)
    .execute();
};
