import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StoreSummary } from '@crema/shared-contracts';
import { useAppSelector } from '../../../locator.hooks.ts';
import { createClusters, createPinIndex, type Clusters } from '../../../map/pins/cluster-pins.ts';
import { selectNow } from '../../../visit/clock.slice.ts';
import { selectMap, selectedStore } from './map.slice.ts';
import { storePins } from './store-pins.ts';

const placeOf = ({ storeNumber, coordinates: { latitude, longitude } }: StoreSummary) => ({
  id: storeNumber,
  position: { lat: latitude, lng: longitude },
});

/** The stores as pins. They are grouped once; another state of a store changes its pin only. */
export const usePins = (
  stores: readonly StoreSummary[],
  isGreyed: (store: StoreSummary) => boolean,
): Clusters => {
  const intl = useIntl();
  const { highlightedStoreNumber: highlighted, selectedStoreNumber } = useAppSelector(selectMap);
  const selected = selectedStore(stores, selectedStoreNumber)?.storeNumber;
  const now = useAppSelector(selectNow);
  const index = useMemo(() => createPinIndex(stores.map(placeOf)), [stores]);
  return useMemo(
    () =>
      createClusters(
        storePins(stores, {
          selected,
          highlighted,
          now,
          isGreyed,
          labelOf: (name, states) => intl.formatMessage({ id: 'locator.map.pin' }, { name, ...states }),
        }),
        (count) => intl.formatMessage({ id: 'locator.map.cluster' }, { count }),
        index,
      ),
    [stores, index, selected, highlighted, now, isGreyed, intl],
  );
};
