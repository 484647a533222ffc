import { optional, picklist, recordOf, object, string, type Validator } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import { pickUpCodes, type Consumption, type PickUpCode } from '../../facts/order.types.ts';

export interface PickUpChoice {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
  /** The start of the chosen slot; missing for as soon as possible. */
  readonly slotStartsAt?: string | undefined;
}
const choice: Validator<PickUpChoice> = object({
  pickUp: picklist(...pickUpCodes),
  consumption: picklist('ConsumeInStore', 'ConsumeOutOfStore'),
  slotStartsAt: optional(string),
});
/** Keyed by store number, because stores offer different options. */
export type PickUpChoices = Readonly<Record<string, PickUpChoice>>;

/** The choice of pickup survives a reload and is synchronized across tabs (D-23, D-36). */
export const pickUpChoiceRecord = (home?: StorageWindow): PersistedValue<PickUpChoices> =>
  persistedValue<PickUpChoices>(
    { key: 'crema.ordering.pickup', version: 1, validate: recordOf(choice) },
    home,
  );
