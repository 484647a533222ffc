import { useState } from 'react';
import type { LocatorQuery, MapView } from '@crema/shared-contracts';
import { isSameView } from './map-view.rules.ts';

/**
 * The view in the URL when the map is created, if the customer left it there after the answered search: on the Nearby tab before
 * another tab, or before another page (LOC-004). While a search is in flight the URL is that of the search.
 */
export const useLeftView = (
  answered: LocatorQuery | undefined,
  inUrl: MapView | undefined,
  isSearching: boolean,
): MapView | undefined => {
  const [left] = useState(() => {
    const isAnswered = inUrl && answered?.view && isSameView(inUrl, answered.view);
    return isSearching || isAnswered ? undefined : inUrl;
  });
  return left;
};
