import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type {
  Authorisation,
  AuthoriseRequest,
  AuthoriseResult,
  CardBrand,
  PaymentErrorCode,
  PaymentProvider,
} from '../payment-provider.ts';
import { validateToken, type TokenFacts } from './token-rules.ts';
import { hashOfToken } from './token-hash.ts';

type SandboxDeps = Pick<AppDeps, 'db' | 'clock' | 'configuration'>;
type Row = Tables['sandbox_payment'];

const toResult = (row: Row): AuthoriseResult => {
  if (row.state === 'REFUSED') return { ok: false, errorCode: row.fault as PaymentErrorCode };
  if (row.state === 'VOIDED') return { ok: false, errorCode: 'PAYMENT_DECLINED' };
  const { reference, brand, last_four } = row;
  const authorisation: Authorisation = { reference, brand: brand as CardBrand, lastFour: last_four };
  return { ok: true, authorisation };
};

const findPayment = (db: Kysely<Tables>, reference: string) =>
  db.selectFrom('sandbox_payment').selectAll().where('reference', '=', reference).forUpdate();

/** Locks the token's row, so that concurrent requests with one token are checked one after another. */
const loadToken = async (
  db: Transaction<Tables>,
  deps: SandboxDeps,
  request: AuthoriseRequest,
): Promise<TokenFacts> => ({
  token: await db
    .selectFrom('vault_token')
    .selectAll()
    .where('token_hash', '=', hashOfToken(request.token))
    .forUpdate()
    .executeTakeFirst(),
  reference: request.reference,
  now: deps.clock.now(),
  maxAgeMs: deps.configuration.securePayment.guestPaymentTokenMaxAge,
});

/** Errors that are not recorded: a repeated request may succeed. */
const passing: ReadonlySet<PaymentErrorCode> = new Set(['PAYMENT_PROVIDER_DOWN', 'PAYMENT_TOKEN_UNKNOWN']);

const authorise = async (deps: SandboxDeps, request: AuthoriseRequest): Promise<AuthoriseResult> =>
  deps.db.transaction().execute(async (db) => {
    const facts = await loadToken(db, deps, request);
    const earlier = await findPayment(db, request.reference).executeTakeFirst();
    if (earlier) return toResult(earlier);
    const errorCode = validateToken(facts);
    if (!facts.token || (errorCode && passing.has(errorCode)))
      return { ok: false, errorCode: errorCode ?? 'PAYMENT_TOKEN_UNKNOWN' };
    await db
      .updateTable('vault_token')
      .set({ used_by: request.reference })
      .where('token_hash', '=', facts.token.token_hash)
      .execute();
    await db
      .insertInto('sandbox_payment')
      .values({
        reference: request.reference,
        state: errorCode ? 'REFUSED' : 'HELD',
        fault: errorCode ?? null,
        amount_minor: request.amount.amountMinor,
        refunded_minor: 0,
        currency: request.amount.currency,
        brand: facts.token.brand,
        last_four: facts.token.last_four,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    return toResult(await findPayment(db, request.reference).executeTakeFirstOrThrow());
  });

const capture = async ({ db }: SandboxDeps, reference: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set({ state: 'CAPTURED' })
    .where('reference', '=', reference)
    .where('state', 'in', ['HELD', 'CAPTURED'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new Error(`Cannot capture ${reference}: nothing is held under this reference. Authorise it first.`);
};

/** An unknown reference is stored as void, so that a later authorisation under it fails. */
const voidPayment = async ({ db }: SandboxDeps, reference: string): Promise<void> => {
  await db
    .insertInto('sandbox_payment')
    .values({
      reference,
      state: 'VOIDED',
      fault: null,
      amount_minor: 0,
      refunded_minor: 0,
      currency: '',
      brand: '',
      last_four: '',
    })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ state: 'VOIDED' })
        .where('sandbox_payment.state', '=', 'HELD'),
    )
    .execute();
};

const refund = async (
  { db }: SandboxDeps,
  reference: string,
  refundId: string,
  amountMinor: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, reference).executeTakeFirst();
    const earlier = await trx
      .selectFrom('sandbox_refund')
      .select('reference')
      .where('refund_id', '=', refundId)
      .executeTakeFirst();
    if (earlier) return;
    if (payment?.state !== 'CAPTURED' || payment.refunded_minor + amountMinor > payment.amount_minor)
      throw new Error(
        `Cannot refund ${amountMinor} of ${reference}: expected a captured payment of at least this amount`,
      );
    await trx
      .insertInto('sandbox_refund')
      .values({ refund_id: refundId, reference, amount_minor: amountMinor })
      .execute();
    await trx
      .updateTable('sandbox_payment')
      .set({ refunded_minor: payment.refunded_minor + amountMinor })
      .where('reference', '=', reference)
      .execute();
  });

/**
 * The built-in payment provider for development and demonstrations. It keeps its own records and reacts by the test
 * card of the token.
 */
export const createSandboxProvider = (deps: SandboxDeps): PaymentProvider => ({
  authorise: (request) => authorise(deps, request),
  capture: (reference) => capture(deps, reference),
  void: (reference) => voidPayment(deps, reference),
  refund: (reference, refundId, amount) => refund(deps, reference, refundId, amount.amountMinor),
});
