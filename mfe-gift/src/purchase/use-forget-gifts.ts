import { useDomainEvent } from '@crema/remote-kit';
import { giftFormDraft } from '../gift-form/gift-values.ts';
import { purchaseRecord } from './purchase-record.ts';

/** A member's form and purchase are forgotten once the member is signed out, in every tab (D-166). */
export const useForgetGifts = (): void =>
  useDomainEvent('session-changed', ({ reason }) => {
    if (reason !== 'signed-out') return;
    // The event is repeated for later pages: what a guest has begun since stays.
    purchaseRecord.forgetMember();
    giftFormDraft.forgetMember();
  });
