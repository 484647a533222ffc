import type { OrderStatus } from '../generated/operations.ts';

/** An order that is not picked up yet, as this device remembers it (ORD-067). */
export interface OpenOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly storeName: string;
  readonly timeZoneId: string;
  /** Instants (ISO 8601). */
  readonly readyAt: string;
  readonly readyBy: string | null;
  /** The status page; a guest's is signed. */
  readonly path: string;
  /** A guest's: what proves that it is theirs, beyond the session too. */
  readonly token?: string;
  /** Of a member's order: only that member sees it on this device (D-14). */
  readonly memberId?: string;
}
