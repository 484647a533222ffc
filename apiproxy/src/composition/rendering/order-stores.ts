import type { OrderStore } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';

/** The order store that a browser keeps under this number; undefined if no store has it. */
export type ReadOrderStore = (storeNumber: string) => Promise<OrderStore | undefined>;

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
    return found && toOrderStore(found);
  };
