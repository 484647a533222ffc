import type { RootState } from '../../../state/root-state.ts';
import type { OpenOrder } from './open-orders.types.ts';

/** The guests' orders of this device, and the orders of the signed-in member. */
export const selectOpenOrders = ({ openOrders }: Pick<RootState, 'openOrders'>): readonly OpenOrder[] =>
  openOrders.orders;
