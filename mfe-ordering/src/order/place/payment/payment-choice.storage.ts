import { integer, object, optional, picklist, string } from '@crema/shared-contracts';
import { visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { Kept } from '../visitor/keep-choice.epics.ts';
import type { PickedPayment } from '../../facts/order.types.ts';

/** The payment that a member chose. It holds no card data: a typed card is typed again. */
export type KeptPayment = PickedPayment & Kept;

/** The choice survives a reload and Back in this tab only, for the member who made it (D-14). */
export const paymentChoiceRecord = (home?: StorageWindow): PersistedValue<KeptPayment> =>
  visitValue<KeptPayment>(
    {
      key: 'crema.ordering.payment',
      version: 1,
      validate: object({
        kind: picklist('stored-value', 'instrument', 'new-card'),
        id: optional(string),
        memberId: optional(string),
        at: integer,
      }),
    },
    home,
  );
