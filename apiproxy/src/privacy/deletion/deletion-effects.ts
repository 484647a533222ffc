import { money, type DeletionReply } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { listScheduled } from '../../gifts/gifts.public.ts';
import { listInstruments } from '../../payments/payments.public.ts';
import { listLinks, programName, readStars } from '../../rewards/rewards.public.ts';

const tenthsPerStar = 10;

/** D-160: the member's own figures that the page shows before the deletion is confirmed. */
export const readDeletionEffects = async (
  { db }: Pick<AppDeps, 'db'>,
  memberId: string,
  locale: string,
): Promise<DeletionReply> => {
  const cards = await db
    .selectFrom('svc_card')
    .select(['nickname', 'last4', 'balance_minor', 'currency'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', 'not in', ['PICKED_UP', 'VOIDED'])
    .executeTakeFirstOrThrow();
  const gifts = await listScheduled(db, { memberId }, locale);
  const links = await listLinks(db, memberId);
  return {
    cards: cards.map(({ nickname, last4, balance_minor, currency }) => ({
      nickname,
      lastFour: last4,
      balance: money(balance_minor, currency),
    })),
    stars: Math.floor((await readStars(db, memberId)) / tenthsPerStar),
    scheduledGifts: gifts.map(({ recipientName, amount, deliverAt }) => ({
      recipientName,
      amount,
      deliverAt,
    })),
    openOrders: Number(count),
    paymentMethods: (await listInstruments(db, memberId)).length,
    partnerAccount: links.find(({ partner_id }) => partner_id === 'marriott')?.masked_account ?? null,
    partnerAccounts: links.map(({ partner_id, masked_account }) => ({
      name: programName(partner_id, locale),
      account: masked_account,
    })),
  };
};
