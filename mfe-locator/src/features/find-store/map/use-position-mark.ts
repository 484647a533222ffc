import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '../../../locator.hooks.ts';
import type { StoreMap } from '../../../map/map-provider.ts';
import { selectPosition } from '../position/position.slice.ts';

/** Marks the device's position on the map, once the customer has asked for it (LOC-012, D-51). */
export const usePositionMark = (map: StoreMap | undefined): void => {
  const label = useIntl().formatMessage({ id: 'locator.map.position' });
  const { position } = useAppSelector(selectPosition);
  useEffect(() => map?.setPosition(position && { position, label }), [map, position, label]);
};
