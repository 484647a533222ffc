import type { LocatorQuery, MapView, StoreSummary } from '@crema/shared-contracts';
import type { Position } from '../../../map/map-provider.ts';
import type { StoreActions } from '../results/store-actions.ts';
import type { StoreListing } from '../search/list-reply.ts';

export interface StoreMapProps {
  readonly stores: readonly StoreSummary[];
  /** The answer that lists the stores. Another one moves the map. */
  readonly reply: StoreListing;
  /** The search of the answer. */
  readonly answered: LocatorQuery | undefined;
  /** The view in the URL: it is another one than that of the answer after the customer has moved the map. */
  readonly view: MapView | undefined;
  /** The customer's position, if the search is around it. */
  readonly position: Position | undefined;
  /** The middle of a search without results: it is seen together with the nearest store, which is the answer then. */
  readonly middle?: Position;
  /** The filters of a search in the map's area. */
  readonly features: readonly string[];
  /** A pin is greyed out like its card, and pressing it has the same effect (LOC-041). */
  readonly actions: Pick<StoreActions, 'isGreyed' | 'onOrder'>;
  /** A search is in flight. */
  readonly isBusy: boolean;
  /** Searches the stores in the area that the map shows. */
  readonly onSearchArea: (query: LocatorQuery) => void;
  /** The map rests at another view than the URL’s: the URL follows, without a search (LOC-004). */
  readonly onMapMoved: (view: MapView) => void;
}
