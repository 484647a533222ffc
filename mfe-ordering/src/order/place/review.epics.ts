import { cupNameEpics } from './cup-name/cup-name.epics.ts';
import { cupNameRecord } from './cup-name/cup-name.storage.ts';
import { paymentChoiceEpics } from './payment/payment-choice.epics.ts';
import { paymentChoiceRecord } from './payment/payment-choice.storage.ts';
import { expireSingleUseCard } from './payment/single-use-card.epics.ts';
import { offerChoiceEpics } from './pick-up/offer-choice.epics.ts';
import { offerChoiceRecord } from './pick-up/offer-choice.storage.ts';
import { loseSlot } from './submission/lost-slot.epics.ts';
import { submissionEpics } from './submission/submission.epics.ts';
import { pricingEpics } from './pricing/pricing.epics.ts';
import { markUnavailableItems } from './pricing/unavailable-items.epics.ts';
import './api/order-requests.ts';

/**
 * The epics that price, place and settle an order: they load once an order is reviewed, or one is pending
 * from an earlier visit.
 */
export const reviewEpics = [
  ...pricingEpics,
  ...submissionEpics,
  markUnavailableItems,
  loseSlot,
  expireSingleUseCard,
  ...cupNameEpics(cupNameRecord()),
  ...paymentChoiceEpics(paymentChoiceRecord()),
  ...offerChoiceEpics(offerChoiceRecord()),
] as const;
