import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import type { Observable } from 'rxjs';
import type { Connection, DomainEvents } from '@crema/shared-contracts';
import type { PersistedValue } from '@crema/remote-kit';
import type { OrderStoreDeps } from '../../../order-store/order-store.deps.ts';
import type { OrderApi } from '../api/order-api.types.ts';
import type { PendingOrder } from './pending-order.storage.ts';
import type { RootState } from '../../../state/root-state.ts';

export interface SubmissionDeps extends OrderStoreDeps {
  readonly orders: Pick<OrderApi, 'submit' | 'find' | 'payment' | 'cancelPayment'>;
  /** The URL of the open page without its hash: the bank's own page returns to it. */
  readonly returnUrl: () => string;
  /** Leaves for a page of another origin. */
  readonly leave: (url: string) => void;
  readonly monotonic: () => number;
  readonly now: () => number;
  readonly pendingRecord: PersistedValue<PendingOrder>;
  readonly emitOrderPlaced: (payload: DomainEvents['order-placed']) => void;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Emits the present value first. */
  readonly connection$: Observable<Connection>;
}
export type SubmissionEpic = Epic<Action, Action, RootState, SubmissionDeps>;
