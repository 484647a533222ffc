import type { Action } from '@reduxjs/toolkit';
import type { PersistedValue } from '@crema/remote-kit';
import { keepChoiceEpics } from '../visitor/keep-choice.epics.ts';
import type { PickedPayment } from '../../facts/order.types.ts';
import type { KeptPayment } from './payment-choice.storage.ts';
import { bankChosen, cardChosen, paymentLost, paymentPicked } from './tender.slice.ts';

const choiceOf = (action: Action): PickedPayment | undefined => {
  if (cardChosen.match(action)) return { kind: 'stored-value', id: action.payload.cardId };
  if (paymentPicked.match(action)) return action.payload;
  if (!bankChosen.match(action)) return undefined;
  const { payload } = action;
  return payload.kind === 'instrument'
    ? { kind: payload.kind, id: payload.paymentMethodId }
    : { kind: payload.kind };
};

/** The payment that a member chose is picked again, unless another one is picked. A choice that can no longer pay is forgotten. */
export const paymentChoiceEpics = (record: PersistedValue<KeptPayment>) =>
  keepChoiceEpics<PickedPayment>({
    record,
    isOpen: ({ order }) => order.visitor.memberId !== undefined && order.tender.picked === undefined,
    restore: ({ kind, id }) => paymentPicked({ kind, id }),
    valueOf: (action, { order }) => (order.visitor.memberId === undefined ? undefined : choiceOf(action)),
    isOver: paymentLost.match,
  });
