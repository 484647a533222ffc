import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import type { DomainEvents } from '@crema/shared-contracts';
import type { DeviceRecord } from '@crema/remote-kit';
import type { OrderApi } from './order-api.ts';
import type { HasOrder } from './order.reducer.ts';
import type { PendingOrder } from './pending-order.storage.ts';

export interface PlacementDeps {
  readonly orders: Pick<OrderApi, 'submit' | 'find'>;
  readonly monotonic: () => number;
  readonly pendingRecord: DeviceRecord<PendingOrder>;
  readonly emitOrderPlaced: (payload: DomainEvents['order-placed']) => void;
  readonly navigate: (to: string) => void;
}
export type PlacementEpic = Epic<Action, Action, HasOrder, PlacementDeps>;
