import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** The beginnings of a member with stored-value cards (ENG-002, ENG-011, ENG-013). */
export interface CardMilestones {
  readonly hasPrimary: boolean;
  /** When the first card came to the account and what it had on it, in minor units; undefined without one. */
  readonly firstCard: { readonly at: Date; readonly openingMinor: number } | undefined;
  readonly firstReloadAt: Date | undefined;
}

/** A card that was removed counts too: what a member has done once stays done. */
export const readCardMilestones = async (db: Kysely<Tables>, memberId: string): Promise<CardMilestones> => {
  const cards = await db
    .selectFrom('svc_card')
    .select(['card_id', 'status', 'is_primary', 'created_at', 'hidden_through_seq'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
  const [first] = cards;
  if (!first) return { hasPrimary: false, firstCard: undefined, firstReloadAt: undefined };
  const opening = await db
    .selectFrom('svc_ledger')
    .select('balance_after_minor')
    .where('card_id', '=', first.card_id)
    .where('seq', '<=', first.hidden_through_seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entries = await db
    .selectFrom('svc_ledger')
    .innerJoin('svc_card', 'svc_card.card_id', 'svc_ledger.card_id')
    .select(['svc_ledger.card_id', 'kind', 'balance_after_minor', 'at'])
    .where('svc_card.member_id', '=', memberId)
    .whereRef('svc_ledger.seq', '>', 'svc_card.hidden_through_seq')
    .orderBy('seq')
    .execute();
  const issue = entries.find(({ card_id, kind }) => card_id === first.card_id && kind === 'ISSUE');
  return {
    hasPrimary: cards.some(({ is_primary, status }) => is_primary && status === 'ACTIVE'),
    firstCard: {
      at: first.created_at,
      openingMinor: (opening ?? issue)?.balance_after_minor ?? 0,
    },
    firstReloadAt: entries.find(({ kind }) => kind === 'RELOAD' || kind === 'AUTO_RELOAD')?.at,
  };
};
