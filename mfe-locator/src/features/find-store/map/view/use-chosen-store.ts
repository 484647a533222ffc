import { useEffect, useEffectEvent } from 'react';
import type { StoreSummary } from '@crema/shared-contracts';
import type { StoreMap } from '../../../../map/map-provider.ts';
import { isSameView } from './map-view.rules.ts';

/** Moves the map to the store that the customer chooses, at the present zoom level (LOC-012). Calls `onMove` before each move. */
export const useChosenStore = (
  map: StoreMap | undefined,
  stores: readonly StoreSummary[],
  chosen: string | undefined,
  onMove: () => void,
): void => {
  const show = useEffectEvent(() => {
    const store = stores.find(({ storeNumber }) => storeNumber === chosen);
    if (!store || !map) return;
    const { view } = map.area();
    const next = { lat: store.coordinates.latitude, lng: store.coordinates.longitude, zoom: view.zoom };
    if (isSameView(view, next)) return;
    onMove();
    map.setView(next);
  });
  useEffect(() => show(), [chosen]);
};
