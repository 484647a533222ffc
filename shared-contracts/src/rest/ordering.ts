/** The data of an event of restPaths.orderEvents. */
export interface OrderStatusNotice {
  readonly status: 'RECEIVED' | 'PREPARING' | 'READY' | 'PICKED_UP' | 'VOIDED';
}
