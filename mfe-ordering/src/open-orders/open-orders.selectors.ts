import type { RootState } from '../ordering.reducer.ts';
import type { OpenOrder } from './open-orders.types.ts';

/** A guest's orders of this device, and those of the member who looks. */
export const selectOpenOrders = ({ openOrders }: Pick<RootState, 'openOrders'>): readonly OpenOrder[] =>
  openOrders.orders;
