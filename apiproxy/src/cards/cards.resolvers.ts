import type { Resolvers } from '../generated/resolvers.ts';
import { findOwnCard } from './card-store.ts';
import { findCardProblem } from './own-card.ts';
import { findPresentedCard, presentCards } from './present-card.ts';
import { presentReload } from './reloads/present-reload.ts';
import { addedMoney } from './reloads/reload-purchase.ts';
import { findReload } from './reloads/reload-store.ts';
import { readLatest, readMonth } from './transactions/transactions.ts';
import { listRemovals } from './wallet/remove-card.ts';

const defaultEntries = 20;
const maxEntries = 100;
const noTransactions = { month: null, entries: [], olderMonth: null, newerMonth: null };

/** `user` is null unless a member is signed in; its fields are that member's own. */
export const cardsResolvers: Resolvers = {
  Query: {
    user: (_parent, _args, { visitor }) =>
      visitor.kind === 'member' && visitor.memberId ? { memberId: visitor.memberId } : null,
  },
  User: {
    cards: ({ memberId }, _args, { deps }) => presentCards(deps, memberId),
    card: ({ memberId }, { cardId }, { deps }) => findPresentedCard(deps, memberId, cardId),
    cardProblem: ({ memberId }, { cardId }, { deps }) => findCardProblem(deps.db, memberId, cardId),
    removedCards: ({ memberId }, _args, { deps }) => listRemovals(deps, memberId),
    ledger: async ({ memberId }, { cardId, limit }, { deps }) => {
      const card = await findOwnCard(deps.db, memberId, cardId);
      const count = Math.min(Math.max(limit ?? defaultEntries, 1), maxEntries);
      return card ? readLatest(deps.db, card, count) : [];
    },
    transactions: async ({ memberId }, { cardId, ...filter }, { deps }) => {
      const card = await findOwnCard(deps.db, memberId, cardId);
      return card ? readMonth(deps.db, card, filter) : noTransactions;
    },
    cardReload: async ({ memberId }, { reloadId }, { deps }) => {
      const reload = await findReload(deps.db, reloadId);
      if (reload?.member_id !== memberId) return null;
      return presentReload(deps, memberId, await addedMoney.check(deps, reload));
    },
  },
};
