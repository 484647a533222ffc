import type { PersistedValue } from '@crema/remote-kit';
import type { OfferInput } from '../../../generated/operations.ts';
import { keepChoiceEpics } from '../visitor/keep-choice.epics.ts';
import { offerChosen, offerRejected, offersCleared } from './fulfilment.slice.ts';
import type { KeptOffer } from './offer-choice.storage.ts';

/** The offer that a member chose is chosen again, unless another one is. An offer that was refused or taken back is forgotten. */
export const offerChoiceEpics = (record: PersistedValue<KeptOffer>) =>
  keepChoiceEpics<OfferInput>({
    record,
    isOpen: ({ order }) => order.visitor.memberId !== undefined && order.fulfilment.offers.length === 0,
    restore: ({ type, code }) => offerChosen({ type, code }),
    valueOf: (action, { order }) =>
      offerChosen.match(action) && order.visitor.memberId !== undefined ? action.payload : undefined,
    isOver: (action) => offerRejected.match(action) || offersCleared.match(action),
  });
