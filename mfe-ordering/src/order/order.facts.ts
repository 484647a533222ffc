import { fact } from '@crema/remote-kit';
import type { Audience, SubmittedOrder } from './order.types.ts';

/** Who looks at the order, and in which language its labels are. */
export const visitorChanged = fact<{ audience: Audience; locale: string }>('order/visitorChanged');
/** The server has stored and paid the order (ORD-102). */
export const orderPlaced = fact<{ order: SubmittedOrder; guest: boolean; paidWithCardId?: string }>(
  'order/placed',
);
