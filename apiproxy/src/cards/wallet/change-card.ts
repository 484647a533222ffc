import { readText } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { RenameCardInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { lockWallet } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockOwnCard } from '../own-card.ts';
import { validateNickname } from './add-card.ts';

export const renameCard = async (
  { db }: AppDeps,
  memberId: string,
  { cardId, nickname }: RenameCardInput,
): Promise<void> => {
  validateNickname(nickname);
  await db.transaction().execute(async (trx) => {
    await lockOwnCard(trx, memberId, cardId);
    await trx
      .updateTable('svc_card')
      .set({ nickname: readText(nickname) })
      .where('card_id', '=', cardId)
      .execute();
  });
};

/** Makes a card the primary one and takes the role from the others. The wallet is locked. */
export const makePrimary = async (
  trx: Transaction<Tables>,
  memberId: string,
  cardId: string,
): Promise<void> => {
  const own = trx.updateTable('svc_card').where('member_id', '=', memberId);
  await own.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await own.set({ is_primary: true }).where('card_id', '=', cardId).execute();
};

export const setPrimaryCard = async ({ db }: AppDeps, memberId: string, cardId: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    await lockOwnCard(trx, memberId, cardId);
    await makePrimary(trx, memberId, cardId);
    // The member has chosen: undoing an earlier removal does not take the role back.
    await trx
      .updateTable('svc_card')
      .set({ was_primary: false })
      .where('member_id', '=', memberId)
      .where('was_primary', '=', true)
      .execute();
  });
};
