import type { DeletionReply } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

const nothing: DeletionReply = {
  cards: [],
  stars: 0,
  scheduledGifts: [],
  openOrders: 0,
  paymentMethods: 0,
  partnerAccount: null,
  partnerAccounts: [],
};
/** D-160: the member's own figures that the page shows before the deletion is confirmed, from the modules that own them. */
export const readDeletionEffects = async (
  { db, accountDeletions }: Pick<AppDeps, 'db' | 'accountDeletions'>,
  memberId: string,
  locale: string,
): Promise<DeletionReply> => {
  const parts = await Promise.all(accountDeletions.map(({ effects }) => effects?.(db, memberId, locale)));
  return Object.assign({}, nothing, ...parts) as DeletionReply;
};
