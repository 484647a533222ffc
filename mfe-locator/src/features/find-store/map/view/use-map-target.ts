import { useMemo, useState } from 'react';
import { useHost } from '@crema/remote-kit';
import { shortStoreNumber } from '@crema/shared-contracts';
import { useStoreEntities } from '../../../../stores/cache/store-entities.ts';
import { targetOf, type MapTarget } from './map-view.rules.ts';
import type { StoreMapProps } from '../store-map-props.ts';

/**
 * The map's part of an answer; the same object for the same answer, so that the map moves once. Further pages belong to the same
 * answer.
 */
export const useMapTarget = ({
  reply,
  answered,
  position,
  middle,
}: Pick<StoreMapProps, 'reply' | 'answered' | 'position' | 'middle'>): MapTarget => {
  const { mapDefaults, singleLocationZoom } = useHost().configuration;
  const { all } = useStoreEntities();
  const [first, setFirst] = useState(reply);
  // A further page keeps the object of the middle.
  if (first.center !== reply.center) setFirst(reply);
  return useMemo(
    () =>
      targetOf({
        query: answered ?? { features: [] },
        reply: first,
        stores: first.stores.flatMap(({ storeNumber }) => all.get().get(shortStoreNumber(storeNumber)) ?? []),
        position,
        middle,
        zoom: { default: mapDefaults.zoom, singleLocationZoom },
      }),
    [first, answered, position, middle, all, mapDefaults.zoom, singleLocationZoom],
  );
};
