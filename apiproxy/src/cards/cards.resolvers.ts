import { money } from '@crema/shared-contracts';
import type { GraphqlContext } from '../http/graphql/graphql-context.ts';
import type { Resolvers, StoredValueCard } from '../generated/resolvers.ts';
import { cardArt } from './card-designs.ts';
import { findOwnCard, listCards, type CardRow } from './card-store.ts';

const maxEntries = 100;

/** CRD-010: the card without its number, which only the barcode endpoint returns. */
const presentCard = (card: CardRow): StoredValueCard => ({
  cardId: card.card_id,
  cardNumberLastFour: card.last4,
  nickname: card.nickname,
  cardImageUrl: `/apiproxy/v1/cards/designs/${card.design}.svg`,
  thumbImageUrl: `/apiproxy/v1/cards/designs/${card.design}.svg`,
  art: cardArt(card.design),
  balance: { amount: money(card.balance_minor, card.currency) },
  orderPaymentType: 'SVC',
  isPrimary: card.is_primary,
  autoReloadProfile: null,
});

const listEntries = async ({ deps }: GraphqlContext, card: CardRow, limit: number) => {
  const rows = await deps.db
    .selectFrom('svc_ledger')
    .selectAll()
    .where('card_id', '=', card.card_id)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    kind: row.kind,
    amount: money(row.amount_minor, card.currency),
    balanceAfter: money(row.balance_after_minor, card.currency),
    at: row.at.toISOString(),
    refId: row.ref_id,
  }));
};

/** `user` is null unless a member is signed in; its fields are that member's own. */
export const cardsResolvers: Resolvers = {
  Query: {
    user: (_parent, _args, { visitor }) =>
      visitor.kind === 'member' && visitor.memberId ? { memberId: visitor.memberId } : null,
  },
  User: {
    cards: async ({ memberId }, _args, { deps }) => (await listCards(deps.db, memberId)).map(presentCard),
    card: async ({ memberId }, { cardId }, { deps }) => {
      const card = await findOwnCard(deps.db, memberId, cardId);
      return card ? presentCard(card) : null;
    },
    ledger: async ({ memberId }, { cardId, limit }, context) => {
      const card = await findOwnCard(context.deps.db, memberId, cardId);
      return card ? listEntries(context, card, Math.min(Math.max(limit ?? 20, 1), maxEntries)) : [];
    },
  },
};
