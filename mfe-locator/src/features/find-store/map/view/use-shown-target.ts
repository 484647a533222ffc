import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import type { MapView } from '@crema/shared-contracts';
import type { MapProvider, StoreMap } from '../../../../map/map-provider.ts';
import { boundsWithMiddle } from '../../../../map/mercator.ts';
import {
  automaticView,
  automaticZoomLimit,
  isSameView,
  middleOf,
  viewInUrl,
  type MapTarget,
  type UrlTarget,
} from './map-view.rules.ts';

const fitPadding = 48;

/**
 * Whether the page, not the customer, chooses the zoom level of a target. The zoom level of a link, and of an entry that Back leads to,
 * stays; the default one in a new entry was written for a chosen place or position.
 */
const useIsZoomChosenByPage = (): ((target: MapTarget) => boolean) => {
  const { mapDefaults } = useHost().configuration;
  const isPushed = useNavigationType() === 'PUSH';
  return (target) =>
    'view' in target && target.isFromUrl === true && isPushed && target.view.zoom === mapDefaults.zoom;
};

/** The view that a map with this target is created with. An automatic zoom level stops where the map has no streets (D-57). */
export const useFirstView = (): ((target: MapTarget, provider: MapProvider) => MapView | undefined) => {
  const isZoomChosenByPage = useIsZoomChosenByPage();
  return (target, provider) => {
    if (!('view' in target)) return undefined;
    const isExact = target.isFromUrl && !isZoomChosenByPage(target);
    return isExact ? target.view : automaticView(target.view, provider);
  };
};

interface ShownTargetOptions {
  readonly map: StoreMap | undefined;
  readonly provider: MapProvider | undefined;
  readonly target: MapTarget;
  /** A search is in flight: the URL is that of the search. */
  readonly isSearching: boolean;
  /** The map stays where it is. */
  readonly isKept: (target: MapTarget) => boolean;
  readonly onMapMoved: (view: MapView) => void;
}

/**
 * Moves the map to its target (LOC-012). A chosen place or position stays in the middle, with the nearest stores around it, and the
 * URL has the zoom level that is shown (LOC-004).
 */
export const useShownTarget = ({
  map,
  provider,
  target,
  isSearching,
  isKept,
  onMapMoved,
}: ShownTargetOptions): void => {
  const { configuration } = useHost();
  const isZoomChosenByPage = useIsZoomChosenByPage();
  const last = useRef<{ readonly target: MapTarget; readonly isZoomFree: boolean }>(undefined);
  const writeZoom = useEffectEvent((view: MapView, zoom: number) => {
    if (zoom !== view.zoom && !isSearching) onMapMoved(viewInUrl({ ...view, zoom }));
  });
  const showNearest = useEffectEvent(
    ({ view, nearest, maxZoom }: UrlTarget, shownBy: StoreMap, by: MapProvider) =>
      shownBy.fitBounds(boundsWithMiddle(view, nearest), {
        padding: fitPadding,
        maxZoom: Math.min(maxZoom, automaticZoomLimit(view, by, configuration)),
        onShown: ({ zoom }) => writeZoom(view, zoom),
      }),
  );
  const show = useEffectEvent((next: MapTarget) => {
    if (!map || !provider || isKept(next)) return;
    const before = last.current;
    // A map that replaces another one shows the same target in the same way: the history entry has the shown zoom level by then.
    const isZoomFree = before?.target === next ? before.isZoomFree : isZoomChosenByPage(next);
    last.current = { target: next, isZoomFree };
    if ('bounds' in next) {
      const maxZoom = automaticZoomLimit(middleOf(next.bounds), provider, configuration);
      return map.fitBounds(next.bounds, { padding: fitPadding, maxZoom });
    }
    // Another filter, for example, keeps the view of the customer.
    if (before && before.target !== next && isSameView(map.area().view, next.view)) return;
    if (isZoomFree && next.isFromUrl) return showNearest(next, map, provider);
    const view = next.isFromUrl ? next.view : automaticView(next.view, provider);
    if (!isSameView(map.area().view, view)) map.setView(view);
  });
  useEffect(() => show(target), [map, target]);
};
