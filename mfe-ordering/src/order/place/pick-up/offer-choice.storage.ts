import { integer, object, optional, string } from '@crema/shared-contracts';
import { visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { OfferInput } from '../../../generated/operations.ts';
import type { Kept } from '../visitor/keep-choice.epics.ts';

export type KeptOffer = OfferInput & Kept;

/** The chosen offer survives a reload and Back in this tab only, for the member who chose it (ORD-107, D-14, D-38). */
export const offerChoiceRecord = (home?: StorageWindow): PersistedValue<KeptOffer> =>
  visitValue<KeptOffer>(
    {
      key: 'crema.ordering.offer',
      version: 1,
      validate: object({ type: string, code: string, memberId: optional(string), at: integer }),
    },
    home,
  );
