import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type {
  Instrument,
  InstrumentBrand,
  StoreInstrumentRequest,
  StoreInstrumentResult,
} from '../payment-provider.ts';
import type { PaymentErrorCode } from '../payment-refusal.ts';
import type { VaultTokenTable } from './sandbox.tables.ts';
import { hashOfToken } from '../token-hash.ts';
import { validateStoredCard, validateToken } from './token-rules.ts';

export type SandboxDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'configuration' | 'ids' | 'random' | 'signer' | 'vaultOrigin'
>;
type Charged = Pick<VaultTokenTable, 'reaction' | 'reason' | 'brand' | 'last_four'>;
interface Card {
  readonly card?: Charged;
  readonly errorCode?: PaymentErrorCode | undefined;
}

/** Errors that are not recorded: a repeated request may succeed. */
export const passing: ReadonlySet<PaymentErrorCode> = new Set([
  'PAYMENT_PROVIDER_DOWN',
  'PAYMENT_TOKEN_UNKNOWN',
]);

/** Locks the token's row, so that concurrent requests with one token are checked one after another. */
export const useToken = async (
  db: Transaction<Tables>,
  deps: SandboxDeps,
  {
    reference,
    token,
    isStored = false,
  }: { readonly reference: string; readonly token: string; readonly isStored?: boolean },
) => {
  const hash = hashOfToken(token);
  const found = await db
    .selectFrom('vault_token')
    .selectAll()
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  const maxAgeMs = deps.configuration.securePayment.guestPaymentTokenMaxAge;
  const errorCode = validateToken({ token: found, reference, now: deps.clock.now(), maxAgeMs, isStored });
  if (found && !(errorCode && passing.has(errorCode)))
    await db.updateTable('vault_token').set({ used_by: reference }).where('token_hash', '=', hash).execute();
  return { token: found, errorCode };
};
/** The stored card, with the error with which a charge of it is refused. */
export const findInstrument = async (
  db: Kysely<Tables>,
  { clock }: SandboxDeps,
  instrumentId: string,
): Promise<Card> => {
  const card = await db
    .selectFrom('sandbox_instrument')
    .selectAll()
    .where('instrument_id', '=', instrumentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!card) return { errorCode: 'PAYMENT_TOKEN_UNKNOWN' };
  return { card, errorCode: validateStoredCard(card, clock.now()) };
};

export const toInstrument = (row: Tables['sandbox_instrument']): Instrument => ({
  instrumentId: row.instrument_id,
  brand: row.brand as InstrumentBrand,
  lastFour: row.last_four,
  accountName: row.account_name,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
});
/** A card that was removed is not stored again: its token is used up. */
const stored = (row: Tables['sandbox_instrument']): StoreInstrumentResult =>
  row.removed_at === null
    ? { ok: true, instrument: toInstrument(row) }
    : { ok: false, errorCode: 'PAYMENT_TOKEN_UNKNOWN' };
export const storeInstrument = (
  deps: SandboxDeps,
  { reference, token }: StoreInstrumentRequest,
): Promise<StoreInstrumentResult> =>
  deps.db.transaction().execute(async (db) => {
    const { token: found, errorCode } = await useToken(db, deps, { reference, token, isStored: true });
    const find = () =>
      db.selectFrom('sandbox_instrument').selectAll().where('reference', '=', reference).executeTakeFirst();
    const earlier = await find();
    if (earlier) return stored(earlier);
    if (!found || errorCode) return { ok: false, errorCode: errorCode ?? 'PAYMENT_TOKEN_UNKNOWN' };
    const { reaction, reason, brand, last_four, expiry_month, expiry_year } = found;
    const row = {
      instrument_id: `in_${deps.ids.next()}`,
      reference,
      reaction,
      reason,
      brand,
      last_four,
      account_name: null,
      expiry_month,
      expiry_year,
      removed_at: null,
    };
    // A request with another card may have stored the reference meanwhile: then both get the first card.
    await db
      .insertInto('sandbox_instrument')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    return stored((await find()) ?? row);
  });

export const removeInstrument = async ({ db, clock }: SandboxDeps, instrumentId: string): Promise<void> => {
  await db
    .updateTable('sandbox_instrument')
    .set({ removed_at: clock.now() })
    .where('instrument_id', '=', instrumentId)
    .where('removed_at', 'is', null)
    .execute();
};
