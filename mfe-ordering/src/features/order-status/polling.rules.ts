import type { OrderStatus } from '../../generated/operations.ts';

/** The way of an order, in order. */
export const steps = [
  'RECEIVED',
  'PREPARING',
  'READY',
  'PICKED_UP',
] as const satisfies readonly OrderStatus[];
export const isFinal = (status: OrderStatus): boolean => status === 'PICKED_UP';

const firstPause = 5_000;
const longestPause = 60_000;
/** Milliseconds until the next question: 5 s, growing by half, a minute at most (D-35). */
export const nextPause = (round: number): number => Math.min(longestPause, firstPause * 1.5 ** round);
