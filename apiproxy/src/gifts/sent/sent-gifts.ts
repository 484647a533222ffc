import type { GuestGift, SentGift, SentGiftState } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { linkToPassOn } from '../claim/gift-token.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { ownedBy, type GiftOwner } from '../owner/gift-owner.ts';
import { presentOwnGift } from '../owner/own-gift.ts';
import { selectGifts, toShown, type ShownGift } from '../delivery/gift-store.ts';

const hourMs = 60 * 60_000;
const listedMonths = 24;

interface Facts extends Pick<ShownGift, 'state' | 'bounced_at' | 'mailed_at' | 'sent_at' | 'amount_minor'> {
  readonly balance_minor: number;
}
/** The state of a gift that left for its recipient (pitfalls G11). */
export const sentStateOf = (gift: Facts, now: Date): SentGiftState => {
  if (gift.state === 'CLAIMED') return 'added';
  if (gift.balance_minor !== gift.amount_minor) return 'used';
  if (gift.bounced_at !== null) return 'not-delivered';
  // The relay has not taken the mail for an hour.
  const isLate =
    gift.mailed_at === null && gift.sent_at !== null && now.getTime() - gift.sent_at.getTime() > hourMs;
  return isLate ? 'not-delivered' : 'sent';
};

/** Gifts with the balance of their card. */
export const selectWithBalance = (db: Kysely<Tables>) =>
  selectGifts(db).innerJoin('svc_card as card', 'card.card_id', 'gift.card_id').select('card.balance_minor');

type Row = Awaited<ReturnType<ReturnType<typeof selectWithBalance>['executeTakeFirstOrThrow']>>;
type Deps = Pick<AppDeps, 'db' | 'clock' | 'cardNumbers' | 'publicOrigin'>;
const present = (deps: Deps, { balance_minor, ...row }: Row, locale: string): SentGift => {
  const now = deps.clock.now();
  const gift = toShown(row);
  const state = sentStateOf({ ...gift, balance_minor }, now);
  return {
    ...presentOwnGift(gift, locale),
    state,
    sentAt: (gift.sent_at ?? now).toISOString(),
    ...(state !== 'used' && linkToPassOn(deps, gift)),
  };
};

interface Listed {
  readonly owner: GiftOwner;
  readonly locale: string;
}
/** The gifts that the owner has sent in the last 24 months, newest first. */
export const listSent = async (deps: Deps, { owner, locale }: Listed): Promise<SentGift[]> => {
  const since = deps.clock.now();
  since.setUTCMonth(since.getUTCMonth() - listedMonths);
  const rows = await selectWithBalance(deps.db)
    .where(ownedBy(owner))
    .where('gift.state', 'in', ['SENT', 'CLAIMED'])
    .where('gift.sent_at', '>=', since)
    .orderBy('gift.sent_at', 'desc')
    .orderBy('gift.gift_id')
    .execute();
  return rows.map((row) => present(deps, row, locale));
};

/** The gifts that don't wait for a day: those that are being sent, were sent, or are cancelled, in the order of the purchase. */
export const listNotWaiting = async (deps: Deps, { owner, locale }: Listed): Promise<GuestGift[]> => {
  const rows = await selectWithBalance(deps.db)
    .where(ownedBy(owner))
    .where(({ or, eb }) => or([eb('gift.state', '<>', 'SCHEDULED'), eb('gift.deliver_at', 'is', null)]))
    .orderBy('gift.position')
    .execute();
  return rows.map((row) => {
    const gift = present(deps, row, locale);
    if (row.state === 'CANCELLED') return { ...gift, state: 'cancelled' };
    return row.state === 'SCHEDULED' ? { ...gift, state: 'sending' } : gift;
  });
};
