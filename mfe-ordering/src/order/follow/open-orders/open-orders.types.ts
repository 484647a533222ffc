import type { Money } from '@crema/shared-contracts';
import type { OrderStatus } from '../../../generated/operations.ts';

/** An order that is not picked up yet, or was just voided, as this device stores it (ORD-067). */
export interface OpenOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly storeName: string;
  readonly timeZoneId: string;
  /** Instants (ISO 8601). */
  readonly readyAt: string;
  readonly readyBy: string | null;
  /** The path of the status page; a guest's path is signed. */
  readonly path: string;
  /** The amount that the customer of a voided order gets back. */
  readonly givenBack?: Money;
  /** The token of a guest's order: it proves the ownership after the session has ended too. */
  readonly token?: string;
  /** The id of the member who ordered: only that member sees the order on this device (D-14). */
  readonly memberId?: string;
}
