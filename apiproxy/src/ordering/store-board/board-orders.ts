import type { OptionAmount } from '../cart/option-text.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { PickupWireCode } from '../../stores/stores.public.ts';
import { openStatuses, type OrderStatus } from '../life/order-pace.ts';
import type { PriceLineItem } from '../pricing/order-summary.ts';

const maxOrders = 100;

export interface BoardLine {
  readonly quantity: number;
  readonly name: string;
  readonly options: readonly OptionAmount[];
  readonly excludedIngredients: readonly string[];
}
export interface BoardArrival {
  readonly spot: number;
  readonly name: string;
  readonly at: Date;
  /** A person of the store has confirmed that the customer was seen. */
  readonly isNoticed: boolean;
}
export interface BoardOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly firstName: string;
  readonly status: OrderStatus;
  readonly pickupOption: PickupWireCode;
  readonly readyAt: Date;
  readonly lines: readonly BoardLine[];
  /** The customer is at the curb. */
  readonly arrival: BoardArrival | undefined;
}

/** Joins equal units: a stored order has one entry for each unit. */
const toLines = (units: readonly Partial<PriceLineItem>[]): readonly BoardLine[] => {
  const lines = new Map<string, BoardLine>();
  for (const { name = '', children = [], excludedIngredients = [] } of units) {
    const options = children.map(({ quantity, standardQuantity, ...child }) => ({
      name: child.name,
      quantity,
      standardQuantity,
    }));
    const key = JSON.stringify([name, options, excludedIngredients]);
    lines.set(key, { quantity: (lines.get(key)?.quantity ?? 0) + 1, name, options, excludedIngredients });
  }
  return [...lines.values()];
};

interface ArrivalColumns {
  readonly stall_number: number | null;
  readonly display_name: string | null;
  readonly arrived_at: Date | null;
  readonly noticed_at: Date | null;
}
const toArrival = ({ stall_number: spot, display_name: name, arrived_at: at, noticed_at }: ArrivalColumns) =>
  spot !== null && name !== null && at !== null
    ? { spot, name, at, isNoticed: noticed_at !== null }
    : undefined;

/** The orders of a store that are not picked up, earliest pickup first. */
export const listBoardOrders = async (
  db: Kysely<Tables>,
  storeNumber: string,
): Promise<readonly BoardOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .select([
      'orders.order_id',
      'order_number',
      'first_name',
      'status',
      'pickup_option',
      'ready_at',
      'summary',
    ])
    .leftJoin('order_arrival', 'order_arrival.order_id', 'orders.order_id')
    .select(['stall_number', 'display_name', 'arrived_at', 'noticed_at'])
    .where('store_number', '=', storeNumber)
    .where('status', 'in', openStatuses)
    .orderBy('ready_at')
    .orderBy('orders.order_id')
    .limit(maxOrders)
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNumber: row.order_number,
    firstName: row.first_name,
    status: row.status,
    pickupOption: row.pickup_option,
    readyAt: row.ready_at,
    lines: toLines(row.summary.lineItems),
    arrival: toArrival(row),
  }));
};
