import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { Tables } from '../storage/tables.ts';

export interface WalletRequest {
  /** The id that follows from the member and the requestId (idOfRequest). */
  readonly id: string;
  readonly memberId: string;
  /** The content of the request. Only its keyed hash is stored: it may contain a card number or a token. */
  readonly body: object;
}
const hashOf = ({ signer }: Pick<AppDeps, 'signer'>, { body }: WalletRequest): string =>
  signer.sign('wallet request', JSON.stringify(body));

/**
 * The id of the result of an earlier request with the same requestId; undefined if there was none. Ask before any limit or rule: a
 * repeated request gets the first result (D-164). Throws IDEMPOTENCY_CONFLICT if the earlier request had another body.
 */
export const findEarlierResult = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'signer'>,
  request: WalletRequest,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('wallet_request')
    .select(['request_hash', 'result_id'])
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  if (row && row.request_hash !== hashOf(deps, request)) throw createAppError('IDEMPOTENCY_CONFLICT');
  return row?.result_id;
};

/** Whether an earlier request with this requestId has a stored result: the provider is not asked again for it. */
export const isKnownRequest = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db
    .selectFrom('wallet_request')
    .select('request_id')
    .where('request_id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Stores what a request created, in the transaction that creates it. The wallet is locked. */
export const storeResult = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'signer' | 'clock'>,
  request: WalletRequest,
  resultId: string,
): Promise<void> => {
  await trx
    .insertInto('wallet_request')
    .values({
      request_id: request.id,
      member_id: request.memberId,
      request_hash: hashOf(deps, request),
      result_id: resultId,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute();
};
