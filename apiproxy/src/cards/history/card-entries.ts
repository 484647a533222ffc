import { money, type HistoryEntry } from '@crema/shared-contracts';
import { type HistorySource, plainEntry } from '../../history/history.public.ts';
import { inWindow, newestFirst } from '../../storage/newest-first.ts';
import { findReloadReceipt, findTransferReceipt } from './card-receipts.ts';
import { selectReloads, selectTransfers } from './member-movements.ts';

/** The reloads of a member's cards, for the history (ACC-060). */
export const reloadHistory: HistorySource = {
  types: ['reload'],
  kinds: ['reload'],
  list: async ({ db }, { memberId }, window) => {
    const rows = await db
      .selectFrom(selectReloads(db, memberId).as('entry'))
      .selectAll('entry')
      .where(inWindow(window))
      .orderBy(newestFirst)
      .limit(window.limit)
      .execute();
    return rows.map((row): HistoryEntry => ({
      ...plainEntry,
      id: row.id,
      type: 'reload',
      at: row.at.toISOString(),
      amount: money(row.amount_minor, row.currency),
      card: { cardId: row.own_card_id, lastFour: row.last4 },
      isAutomatic: row.kind === 'AUTO_RELOAD',
    }));
  },
  receipt: ({ db }, { memberId }, { key }) => findReloadReceipt(db, memberId, key),
};
/** The transfers between a member's cards, for the history (ACC-060). */
export const transferHistory: HistorySource = {
  types: ['transfer'],
  kinds: ['transfer'],
  list: async ({ db }, { memberId }, window) => {
    const rows = await db
      .selectFrom(selectTransfers(db, memberId).as('entry'))
      .selectAll('entry')
      .where(inWindow(window))
      .orderBy(newestFirst)
      .limit(window.limit)
      .execute();
    return rows.map((row): HistoryEntry => ({
      ...plainEntry,
      id: row.id,
      type: 'transfer',
      at: row.at.toISOString(),
      amount: money(row.amount_minor, row.currency),
      from: { cardId: row.from_card_id, lastFour: row.from_last4 },
      to: { cardId: row.to_card_id, lastFour: row.to_last4 },
    }));
  },
  receipt: ({ db }, { memberId }, { key }) => findTransferReceipt(db, memberId, key),
};
