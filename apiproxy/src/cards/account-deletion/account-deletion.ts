import { money } from '@crema/shared-contracts';
import { sql } from 'kysely';
import type { AccountDeletion } from '../../personal-data/account-deletion.ts';
import { detachCards } from './detach-cards.ts';
import { mailDetachedCard } from './mail-detached-card.job.ts';

/** D-160: the money of a member's cards goes to the member's address. */
export const cardsDeletion: AccountDeletion = {
  effects: async (db, memberId) => {
    const cards = await db
      .selectFrom('svc_card')
      .select(['nickname', 'last4', 'balance_minor', 'currency'])
      .where('member_id', '=', memberId)
      .where('status', '=', 'ACTIVE')
      .orderBy('is_primary', 'desc')
      .orderBy('created_at')
      .orderBy('card_id')
      .execute();
    return {
      cards: cards.map(({ nickname, last4, balance_minor, currency }) => ({
        nickname,
        lastFour: last4,
        balance: money(balance_minor, currency),
      })),
    };
  },
  hasOpenBusiness: async (db, memberId) => {
    const { rows } = await sql<{ open: boolean }>`select exists (select from card_reload
      where member_id = ${memberId} and state = 'STARTED') as open`.execute(db);
    return rows[0]?.open ?? false;
  },
  close: (deps, memberId) => deps.db.transaction().execute((trx) => detachCards(trx, deps, memberId)),
  hasWaitingMail: async (db, memberId) => {
    const { rows } = await sql<{ waiting: boolean }>`select exists (select from job
      where done_at is null and dead_at is null and topic = ${mailDetachedCard.topic}
      and payload ->> 'memberId' = ${memberId}) as waiting`.execute(db);
    return rows[0]?.waiting ?? false;
  },
};
