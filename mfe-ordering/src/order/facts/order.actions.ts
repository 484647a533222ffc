import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '@crema/remote-kit';
import type { Audience, SubmittedOrder } from './order.types.ts';

/** The visitor who reviews the order, and the language of the labels. */
export interface Visitor {
  readonly audience: Audience;
  readonly locale: string;
  readonly memberId?: string;
}
export const visitorChanged = createAction<Visitor>('order/visitorChanged');
/** The member signed out or signed in, or another member followed. The first one of a page is its member, if it has one. */
export const memberChanged = createAction('order/memberChanged');
/** The server has stored and paid the order (ORD-102). */
export const orderPlaced = createAction<{ order: SubmittedOrder; guest: boolean; paidWithCardId?: string }>(
  'order/placed',
);
/** The rules or the server refused the order (ORD-101). */
export const submissionFailed = createAction<{ error: AppError }>('submission/submissionFailed');
