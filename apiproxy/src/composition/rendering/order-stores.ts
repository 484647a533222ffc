import type { OrderStore } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';

/** The number in the visitor's cookie belongs to no store. */
export class UnknownOrderStore extends Error {
  override name = 'UnknownOrderStore';
}
/** The order store that a browser keeps under this number. Rejects with UnknownOrderStore if no store has it. */
export type ReadOrderStore = (storeNumber: string) => Promise<OrderStore>;

const toOrderStore = (store: StoreFacts): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.country,
  timeZoneId: store.timeZone,
  ownershipTypeCode: store.ownershipType,
  guestOrdering: store.guestOrdering,
});

export const createReadOrderStore =
  ({ stores }: AppDeps): ReadOrderStore =>
  async (storeNumber) => {
    const found = await stores.find(storeNumber);
    if (!found) throw new UnknownOrderStore(`No store has the number ${storeNumber}.`);
    return toOrderStore(found);
  };
