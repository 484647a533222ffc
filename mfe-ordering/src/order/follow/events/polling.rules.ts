import { growingPause } from '@crema/remote-kit/ask-until';
import type { OrderStatus } from '../../../generated/operations.ts';

/** The steps of an order in sequence. */
export const steps = [
  'RECEIVED',
  'PREPARING',
  'READY',
  'PICKED_UP',
] as const satisfies readonly OrderStatus[];
export type OrderStep = (typeof steps)[number];
/** A voided order reaches no further step: the store could not make it. */
export const statuses = [...steps, 'VOIDED'] as const satisfies readonly OrderStatus[];
export const isFinal = (status: OrderStatus): boolean => status === 'PICKED_UP' || status === 'VOIDED';

/**
 * Returns the milliseconds until the next request: 5 s at first, growing by half, at most a minute (D-35).
 */
export const nextPause = (round: number): number => growingPause(round, 5_000);
