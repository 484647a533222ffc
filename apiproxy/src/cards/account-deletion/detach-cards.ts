import { textLimits } from '@crema/shared-contracts';
import { sql, type Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardRow } from '../card-store.ts';
import { lockCards } from '../ledger.ts';
import { storeCardToken } from '../mailed-cards/card-tokens.ts';
import { mailDetachedCard, tokenOfDetachedCard } from './mail-detached-card.job.ts';

const codeOf = ({ random }: Pick<AppDeps, 'random'>): string =>
  Array.from({ length: textLimits.securityCode }, () => random.integer(10)).join('');

/** Gives the card a new security code and mails a link with it: the printed code would open it for a finder of the card. */
const mailAsGift = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  card: CardRow,
): Promise<void> => {
  const { card_id: cardId, last4: lastFour, balance_minor: amountMinor, currency } = card;
  const code = codeOf(deps);
  await trx
    .updateTable('svc_card')
    .set({ code_hash: deps.cardNumbers.codeHashOf(deps.cardNumbers.open(card.number_sealed), code) })
    .where('card_id', '=', cardId)
    .execute();
  await storeCardToken(trx, deps, {
    token: tokenOfDetachedCard(deps, cardId, memberId),
    cardId,
    code,
    expiresAt: null,
  });
  await enqueueJob(trx, deps, {
    job: mailDetachedCard,
    payload: { memberId, cardId, lastFour, amountMinor, currency },
    dedupeKey: `mail-detached-card:${cardId}:${memberId}`,
  });
};

/**
 * D-160: ends the member's cards. One with a balance belongs to no account then, and is mailed to the member as a gift card. One
 * below zero is closed: nobody can use it. A repeated call finds no card and changes nothing.
 */
export const detachCards = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
): Promise<void> => {
  await trx.deleteFrom('auto_reload').where('member_id', '=', memberId).execute();
  const own = await trx.selectFrom('svc_card').select('card_id').where('member_id', '=', memberId).execute();
  if (own.length === 0) return;
  const cards = await lockCards(
    trx,
    own.map(({ card_id }) => card_id),
  );
  for (const card of cards) {
    const isOpen = card.status === 'ACTIVE' || card.status === 'REMOVED';
    if (isOpen && card.balance_minor > 0) await mailAsGift(trx, deps, memberId, card);
    const isOver = card.balance_minor < 0 || (card.is_digital && card.balance_minor === 0);
    await trx
      .updateTable('svc_card')
      .set({
        member_id: null,
        status: isOpen ? (isOver ? 'CLOSED' : 'ACTIVE') : card.status,
        nickname: '',
        is_primary: false,
        was_primary: false,
        removed_at: null,
        // The entries of this member are not shown to the next one.
        hidden_through_seq: sql<number>`(select coalesce(max(seq), 0) from svc_ledger where svc_ledger.card_id = svc_card.card_id)`,
      })
      .where('card_id', '=', card.card_id)
      .execute();
  }
};
