import { startTransition, useRef, useState } from 'react';
import type { MapArea } from '../../../../map/map-provider.ts';

interface RestingArea {
  /** The area of the last rest that is rendered. */
  readonly area: MapArea | undefined;
  /** Call it with each area at rest. It is rendered when there is time. */
  readonly onIdle: (area: MapArea) => void;
  /** Renders the newest rest at once and returns it: a move that begins counts from there (LOC-013). */
  readonly settle: () => MapArea | undefined;
}

/** The area that the map shows at rest. */
export const useRestingArea = (): RestingArea => {
  const [area, setArea] = useState<MapArea>();
  const newest = useRef<MapArea>(undefined);
  return {
    area,
    onIdle: (next) => {
      newest.current = next;
      startTransition(() => setArea(next));
    },
    settle: () => {
      setArea(newest.current);
      return newest.current;
    },
  };
};
