import type { Selectable, Transaction } from 'kysely';
import type { CardInfoReply } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardTokenTable } from '../cards.tables.ts';
import { lockCards } from '../ledger.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { findRegistrationError } from '../register-card.ts';

const hashOf = ({ cardNumbers }: Pick<AppDeps, 'cardNumbers'>, token: string): string =>
  cardNumbers.hashOf(`card token ${token}`);

interface NewToken {
  readonly token: string;
  readonly cardId: string;
  /** The security code that is printed on the card. */
  readonly code: string;
  readonly expiresAt: Date | null;
}
/** Stores the token of a mailed link to a card. The table has its hash only. */
export const storeCardToken = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'cardNumbers'>,
  { token, cardId, code, expiresAt }: NewToken,
): Promise<void> => {
  const code_sealed = deps.cardNumbers.seal(code).sealed;
  await trx
    .insertInto('card_token')
    .values({ token_hash: hashOf(deps, token), card_id: cardId, code_sealed, expires_at: expiresAt })
    .execute();
};

const isUsable = (row: Selectable<CardTokenTable>, now: Date): boolean =>
  row.used_at === null && (row.expires_at === null || row.expires_at > now);

/**
 * CRD-017: number and code of the token's card. The token works once; a card that the member cannot register does not use it up.
 * Throws CARD_TOKEN_UNKNOWN for an unknown, expired or used token, and CARD_TOKEN_STATE for the state of the card.
 */
export const useCardToken = (deps: AppDeps, memberId: string, token: string): Promise<CardInfoReply> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('card_token')
      .selectAll()
      .where('token_hash', '=', hashOf(deps, token))
      .forUpdate()
      .executeTakeFirst();
    const now = deps.clock.now();
    if (!row || !isUsable(row, now)) throw createAppError('CARD_TOKEN_UNKNOWN');
    const [card] = await lockCards(trx, [row.card_id]);
    if (!card) throw createAppError('CARD_TOKEN_UNKNOWN');
    const { currency } = await loadMemberFacts(trx, memberId);
    if (findRegistrationError({ card, currency, memberId })) throw createAppError('CARD_TOKEN_STATE');
    await trx
      .updateTable('card_token')
      .set({ used_at: now })
      .where('token_hash', '=', row.token_hash)
      .execute();
    return {
      cardNumber: deps.cardNumbers.open(card.number_sealed),
      securityCode: deps.cardNumbers.open(row.code_sealed),
    };
  });
