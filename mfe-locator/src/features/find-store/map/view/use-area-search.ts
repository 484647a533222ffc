import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Configuration, MapView } from '@crema/shared-contracts';
import type { MapArea, Position } from '../../../../map/map-provider.ts';
import { areaState, isSameView, middleOf, type AreaState, type MapTarget } from './map-view.rules.ts';

interface AreaSearchOptions {
  /** The area that the map shows at rest. */
  readonly area: MapArea | undefined;
  readonly target: MapTarget;
  readonly hasMore: boolean;
  /** The view that the customer left at another map with the same target. */
  readonly leftView: MapView | undefined;
  readonly settings: Pick<Configuration, 'panThreshold' | 'zoomThreshold'>;
  readonly onSearchArea: (area: MapArea) => void;
}
/** By hand or key, which searches beyond the threshold; by opening a cluster or on a map before, which only offers a search. */
type Way = 'hand' | 'cluster' | 'before';
interface Move {
  readonly target: MapTarget;
  readonly rest: MapView;
  readonly way: Way;
}
interface AreaSearch {
  readonly state: AreaState;
  /** The area that the map shows is searched without a press. */
  readonly isAutomatic: boolean;
  /** The customer begins to move the map, which was at rest at `from`. */
  readonly onUserMove: (way: Exclude<Way, 'before'>, from: MapArea | undefined) => void;
  /** Searches the area that the map shows. */
  readonly search: () => void;
  /**
   * Whether this target is the area that was searched from the map. The map then stays where it is: the customer may have
   * moved it on since.
   */
  readonly isOwnTarget: (target: MapTarget) => boolean;
}

/**
 * The state of a map that is not moved: the view of a link can be too far out (LOC-014), or another one than that of its search
 * (LOC-004).
 */
const stateOfTarget = (
  target: MapTarget,
  area: MapArea,
  { settings, hasMore }: Pick<AreaSearchOptions, 'settings' | 'hasMore'>,
): AreaState => {
  if (!('view' in target)) return 'searched';
  if (area.view.zoom < settings.zoomThreshold) return 'zoomedOut';
  const searchedAt = target.isFromUrl && target.searchedAt;
  return searchedAt
    ? areaState(area, { ...searchedAt, zoom: area.view.zoom }, settings, hasMore)
    : 'searched';
};

const middleOfSearch = (target: MapTarget): Position => {
  if (!('view' in target)) return middleOf(target.bounds);
  return (target.isFromUrl && target.searchedAt) || target.view;
};
/**
 * The move that led to the view that the customer left. Its zoom level may be the page's choice for the target: only another middle is
 * a move.
 */
const moveBefore = (target: MapTarget, { zoom }: MapView): Move => {
  const { lat, lng } = middleOfSearch(target);
  return { target, rest: { lat, lng, zoom }, way: 'before' };
};

/** Searches again after the customer has moved the map by more than the threshold (LOC-013, D-54). */
export const useAreaSearch = ({
  area,
  target,
  hasMore,
  leftView,
  settings,
  onSearchArea,
}: AreaSearchOptions): AreaSearch => {
  const [lastMove, setMove] = useState(() => leftView && moveBefore(target, leftView));
  /** The searches that are not answered, the oldest first. */
  const searched = useRef<readonly MapView[]>([]);
  const move = lastMove?.target === target ? lastMove : undefined;
  const moved = area && move ? areaState(area, move.rest, settings, hasMore) : 'searched';
  const state = area && moved === 'searched' ? stateOfTarget(target, area, { settings, hasMore }) : moved;
  const isAutomatic = moved === 'left' && move?.way === 'hand';
  const search = () => {
    if (!area) return;
    searched.current = [...searched.current, area.view];
    onSearchArea(area);
  };
  const searchIfLeft = useEffectEvent(() => {
    if (isAutomatic) search();
  });
  useEffect(() => searchIfLeft(), [area, isAutomatic]);
  return {
    state,
    isAutomatic,
    search,
    onUserMove: (way, from) => {
      // After a cluster was opened, a move by hand counts from there.
      const isContinued = move && (move.way === way || way === 'cluster');
      if (from && (!isContinued || move.way !== way))
        setMove({ target, rest: isContinued ? move.rest : from.view, way });
    },
    isOwnTarget: (next) => {
      const place = 'view' in next ? searched.current.findIndex((view) => isSameView(view, next.view)) : -1;
      searched.current = place < 0 ? [] : searched.current.slice(place + 1);
      if (place < 0 || !('view' in next)) return false;
      setMove({ target: next, rest: next.view, way: 'hand' });
      return true;
    },
  };
};
