import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapView } from '@crema/shared-contracts';
import type { MapArea } from '../../../../map/map-provider.ts';
import { viewInUrl } from './map-view.rules.ts';

interface FollowedViewOptions {
  /** The area that the map shows at rest. */
  readonly area: MapArea | undefined;
  /** A search is in flight or begins: the URL is that of the search. */
  readonly isSearching: boolean;
  readonly onMapMoved: (view: MapView) => void;
}

interface FollowedView {
  /** The customer begins to move the map. */
  readonly follow: () => void;
  /** Call it with each area at rest, before it is rendered: the next move may have begun by then. */
  readonly onIdle: (area: MapArea) => void;
}

/** Reports the view of each rest after a move of the customer, for the URL (LOC-004). */
export const useFollowedView = ({ area, isSearching, onMapMoved }: FollowedViewOptions): FollowedView => {
  const isMoving = useRef(false);
  /** The newest rest after a move. */
  const moved = useRef<MapArea>(undefined);
  const report = useEffectEvent(() => {
    if (!area || moved.current !== area) return;
    moved.current = undefined;
    if (!isSearching) onMapMoved(viewInUrl(area.view));
  });
  useEffect(() => report(), [area]);
  return {
    follow: () => {
      isMoving.current = true;
    },
    onIdle: (next) => {
      if (isMoving.current || moved.current) moved.current = next;
      isMoving.current = false;
    },
  };
};
