import { money } from '@crema/shared-contracts';
import type { CardReload, ReloadStatus } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Decided } from '../../payments/payments.public.ts';
import { findPresentedCard } from '../present-card.ts';
import type { ReloadState } from '../cards.tables.ts';
import type { ReloadRow } from './reload-store.ts';

const statuses: Readonly<Record<ReloadState, ReloadStatus>> = {
  STARTED: 'PENDING',
  DONE: 'DONE',
  FAILED: 'FAILED',
};

/**
 * A reload with its card, and the action of the customer if the provider waits for one. A repeated request gets the reload's
 * result also if the card was removed since (D-164).
 */
export const presentReload = async (
  deps: AppDeps,
  memberId: string,
  { row: reload, action }: Decided<ReloadRow>,
): Promise<CardReload> => ({
  reloadId: reload.reload_id,
  status: action ? 'ACTION_REQUIRED' : statuses[reload.state],
  amount: money(reload.amount_minor, reload.currency),
  errorCode: reload.error_code,
  action,
  card: await findPresentedCard(deps, memberId, reload.card_id),
});
