import { money, serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import type { CardReload, ReloadStatus } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { AuthoriseResult } from '../../payments/payments.public.ts';
import { findPresentedCard } from '../present-card.ts';
import type { ReloadState } from '../cards.tables.ts';
import type { ReloadRow } from './reload-store.ts';

const settled: Readonly<Record<Exclude<ReloadState, 'STARTED'>, ReloadStatus>> = {
  DONE: 'DONE',
  FAILED: 'FAILED',
};
const statusOf = ({ state }: ReloadRow, decision: AuthoriseResult | undefined): ReloadStatus => {
  if (state !== 'STARTED') return settled[state];
  return decision?.outcome === 'action-required' ? 'ACTION_REQUIRED' : 'PENDING';
};

/**
 * A reload with its card, and the action of the customer if the provider waits for one. A repeated request gets the reload's
 * result also if the card was removed since (D-164).
 */
export const presentReload = async (
  deps: AppDeps,
  memberId: string,
  reload: ReloadRow,
): Promise<CardReload> => {
  const decision = reload.state === 'STARTED' ? await deps.payments.find(reload.reference) : undefined;
  return {
    reloadId: reload.reload_id,
    status: statusOf(reload, decision),
    amount: money(reload.amount_minor, reload.currency),
    errorCode: reload.error_code,
    action: decision?.outcome === 'action-required' ? decision.action : null,
    card: await findPresentedCard(deps, memberId, reload.card_id),
  };
};

const isServerCode = (code: string): code is ServerErrorCode => Object.hasOwn(serverErrors, code);
/** Throws the code of a failed reload. */
export const assertNotFailed = ({ state, error_code: code }: ReloadRow): void => {
  if (state === 'FAILED') throw createAppError(code && isServerCode(code) ? code : '123000');
};
