import { money, type GiftClaimReply } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError, type AppError } from '../../http/errors/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Tables } from '../../storage/tables.ts';
import { amountOf, isPassedOn, nameOf, selectGifts, toShown } from '../delivery/gift-store.ts';
import { hashOfGiftToken } from './gift-token.ts';

/** A sent gift of a link that works for the caller, with its card. */
const selectClaimable = (db: Kysely<Tables>, tokenHash: string) =>
  selectGifts(db)
    .innerJoin('svc_card as card', 'card.card_id', 'gift.card_id')
    .select([
      'card.balance_minor',
      'card.last4',
      'card.number_sealed',
      'card.member_id as card_owner',
      'card.status as card_status',
    ])
    .where('gift.token_hash', '=', tokenHash);
type Claimable = Awaited<ReturnType<ReturnType<typeof selectClaimable>['executeTakeFirstOrThrow']>>;

/** Checked in any order: each violation has the same answer. */
const isOpenTo = (gift: Claimable, memberId: string | undefined, now: Date): boolean => {
  if (gift.state === 'CLAIMED') return gift.claimed_by === memberId;
  return gift.state === 'SENT' && gift.expires_at > now;
};

export const memberIdOf = ({ kind, memberId }: Visitor): string | undefined =>
  kind === 'member' ? memberId : undefined;

/**
 * The error of a link that doesn't work: GIFT_LINK_REPLACED for an earlier link of a gift that was sent again, else GIFT_LINK_INVALID.
 * Only who was sent that link can have its token.
 */
export const linkError = async (db: Kysely<Tables>, tokenHash: string): Promise<AppError> => {
  const earlier = await db
    .selectFrom('gift_earlier_link')
    .select('gift_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return createAppError(earlier ? 'GIFT_LINK_REPLACED' : 'GIFT_LINK_INVALID');
};

/**
 * The gift of a link. Throws GIFT_LINK_REPLACED for an earlier link, and GIFT_LINK_INVALID, after the same queries, for an unknown,
 * expired or void link, a gift that was not sent, and one that somebody else has added: nobody can tell them apart.
 */
export const findClaimable = async (deps: AppDeps, visitor: Visitor, token: string): Promise<Claimable> => {
  const tokenHash = hashOfGiftToken(deps, token.trim());
  const gift = await selectClaimable(deps.db, tokenHash).executeTakeFirst();
  if (!gift || !isOpenTo(gift, memberIdOf(visitor), deps.clock.now()))
    throw await linkError(deps.db, tokenHash);
  return gift;
};

/** The gift as the page of a link shows it. The names are in the language of the gift's sender, like its mail. */
export const presentClaimable = (gift: Claimable): GiftClaimReply => {
  const shown = toShown(gift);
  const isOwn = gift.state === 'CLAIMED';
  const isOnCard = isOwn && gift.card_owner === gift.claimed_by && gift.card_status === 'ACTIVE';
  return {
    state: isOwn ? 'yours' : 'open',
    cardId: isOnCard ? gift.card_id : null,
    name: nameOf(shown, shown.locale),
    art: shown.design.picture,
    amount: amountOf(gift),
    balance: money(gift.balance_minor, gift.currency),
    message: gift.message,
    senderName: gift.sender_name,
    recipientName: gift.recipient_name,
    accountNumberLastFour: gift.last4,
    hasRecipientEmail: !isPassedOn(shown),
  };
};
