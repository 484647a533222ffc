import { useEffect, type RefObject } from 'react';
import type { StoreMap } from '../../../map/map-provider.ts';

/** LOC-013: the map is drawn again after its size has not changed for this time. */
const resizeDelayMs = 200;

/** Sends the map its new size, once it has stopped changing. */
export const useResize = (
  element: RefObject<HTMLElement | null>,
  map: Pick<StoreMap, 'resize'> | undefined,
): void =>
  useEffect(() => {
    const { current } = element;
    if (!map || !current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => map.resize(), resizeDelayMs);
    });
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, map]);
