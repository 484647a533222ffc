import type { MapView } from '@crema/shared-contracts';
import type { StoreMap } from './map-provider.ts';
import { viewAround, type MapSize } from './mercator.ts';

/** The moves of a map. A hidden map has no size: it keeps the bounds that it has to show until it has one. */
export const movesWithPendingFit = (
  size: () => MapSize,
  setView: (view: MapView) => void,
): Pick<StoreMap, 'setView' | 'fitBounds' | 'resize'> => {
  let pending: (() => void) | undefined;
  const resize = () => {
    if (size().width > 0) pending?.();
  };
  return {
    resize,
    setView: (view) => {
      pending = undefined;
      setView(view);
    },
    fitBounds: (bounds, options) => {
      pending = () => {
        pending = undefined;
        const view = viewAround(bounds, size(), options);
        setView(view);
        options.onShown?.(view);
      };
      resize();
    },
  };
};
