import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { startAutoReload } from './auto-reload/start-auto-reload.ts';
import { bookDebit, type LedgerDeps, type Movement, type MovementResult } from './ledger.ts';

/**
 * Debits a card once per reference, never below zero, and starts the auto reload that the debit causes. A repeated
 * reference returns the first result and starts nothing. Call `deps.jobs.notify()` after the commit.
 */
export const debitCard = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  movement: Movement,
): Promise<MovementResult> => {
  const { entry, ...result } = await bookDebit(db, deps, movement);
  if (result.ok && entry)
    await startAutoReload(db, deps, {
      cardId: movement.cardId,
      entryId: entry.entryId,
      beforeMinor: entry.beforeMinor,
      afterMinor: result.balanceMinor,
    });
  return result;
};
