import { connectEntities, fragmentOf, type ConnectEntities } from '@crema/remote-kit';
import { GetRecommendedStoresDocument } from '../../generated/get-recommended-stores.ts';
import '../../generated/syntax-trees.ts';
import type { StoreEntity } from './store-entity.ts';

const fields = fragmentOf(GetRecommendedStoresDocument, 'StoreFields');
/** A member's relation to the store, which the fragment of everyone's fields does not have. */
const relation = ['isFavorite', 'isPrevious'].map(
  (value) => ({ kind: 'Field', name: { kind: 'Name', value } }) as (typeof fields.selections)[number],
);

/** Connects the stores with Apollo's cache. */
export const connect: ConnectEntities<StoreEntity> = connectEntities({
  typename: 'Store',
  key: 'storeNumber',
  selectionSet: { ...fields, selections: [...fields.selections, ...relation] },
  typenames: {
    coordinates: 'Coordinates',
    address: 'StoreAddress',
    timeZone: 'TimeZoneInfo',
    mobileOrdering: 'MobileOrdering',
    pickUpOptions: 'CodeName',
    warningLabels: 'WarningLabel',
    amenities: 'CodeName',
    schedule: 'ScheduleDay',
    openIntervals: 'OpenInterval',
  },
});
