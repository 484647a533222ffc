import type { AttemptLimit, Caller, Counter } from '../../http/limits/rate-limit.ts';
import { networkOf } from '../../http/security/network.ts';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './read-purchase.ts';

/** Recipients of buyers whose own address is not confirmed; guests of one network count together. */
export const recipientLimit: AttemptLimit = { name: 'gift-recipients', max: 50, windowMs: 24 * 60 * 60_000 };

/** Whether the buyer's own address is unknown or unconfirmed: our mails carry this buyer's words to others. */
const isUnconfirmed = ({ memberId, giftLimitMinor }: Buyer): boolean =>
  memberId === null || giftLimitMinor !== null;
interface Recipients {
  readonly buyer: Buyer;
  readonly purchase: Purchase;
  readonly caller: Caller;
}
/** A count for each recipient of a guest, or of a member with an unconfirmed address. */
export const recipientCounters = ({ buyer, purchase, caller }: Recipients): readonly Counter[] => {
  if (!isUnconfirmed(buyer)) return [];
  const subject = buyer.memberId === null ? networkOf(caller.ip) : buyer.owner;
  return purchase.egifts.flatMap(({ recipients }) =>
    recipients.map(() => ({ limit: recipientLimit, subject })),
  );
};
