import { picklist, recordOf, object, type Validator } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import { pickUpCodes, type Consumption, type PickUpCode } from './order.types.ts';

export interface PickUpChoice {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
}
const choice: Validator<PickUpChoice> = object({
  pickUp: picklist(...pickUpCodes),
  consumption: picklist('ConsumeInStore', 'ConsumeOutOfStore'),
});
/** By store number: what one store offers, another may not. */
export type PickUpChoices = Readonly<Record<string, PickUpChoice>>;

/** How the order in the making is handed over outlives the page and is in step across tabs (D-23, D-36). */
export const pickUpChoiceRecord = (home?: StorageWindow): PersistedValue<PickUpChoices> =>
  persistedValue<PickUpChoices>(
    { key: 'crema.ordering.pickup', version: 1, validate: recordOf(choice) },
    home,
  );
