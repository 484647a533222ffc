import { oneOf, recordOf, shape, type Guard } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';
import { pickUpCodes, type Consumption, type PickUpCode } from './order.types.ts';

export interface PickUpChoice {
  readonly pickUp: PickUpCode;
  readonly consumption: Consumption;
}
const choice: Guard<PickUpChoice> = shape({
  pickUp: oneOf(...pickUpCodes),
  consumption: oneOf('ConsumeInStore', 'ConsumeOutOfStore'),
});
/** By store number: what one store offers, another may not. */
export type PickUpChoices = Readonly<Record<string, PickUpChoice>>;

/** How the order in the making is handed over outlives the page and is in step across tabs (D-23, D-36). */
export const pickUpChoiceRecord = (home?: StorageHome): DeviceRecord<PickUpChoices> =>
  deviceRecord<PickUpChoices>({ key: 'crema.ordering.pickup', version: 1, guard: recordOf(choice) }, home);
