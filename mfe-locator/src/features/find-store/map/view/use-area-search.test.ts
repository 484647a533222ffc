import { act, renderHook } from '@testing-library/react';
import type { MapView } from '@crema/shared-contracts';
import type { MapArea } from '../../../../map/map-provider.ts';
import type { MapTarget } from './map-view.rules.ts';
import { useAreaSearch } from './use-area-search.ts';

const settings = { panThreshold: 0.25, zoomThreshold: 8 };
const areaAt = (lng: number, zoom = 12): MapArea => ({
  view: { lat: 40, lng, zoom },
  bounds: { north: 41, south: 39, east: lng + 1, west: lng - 1 },
});
const place: MapTarget = { view: areaAt(-90).view };

const setup = (hasMore = false, leftView?: MapView, target: MapTarget = place) => {
  const onSearchArea = jest.fn();
  let shown = areaAt(-90);
  const initialProps: Parameters<typeof useAreaSearch>[0] = {
    area: shown,
    target,
    hasMore,
    leftView,
    settings,
    onSearchArea,
  };
  const hook = renderHook(useAreaSearch, { initialProps });
  const show = (area: MapArea, next: MapTarget = target) => {
    shown = area;
    hook.rerender({ area, target: next, hasMore, leftView, settings, onSearchArea });
  };
  return {
    hook,
    show,
    searched: () => onSearchArea.mock.calls.map(([{ view }]: [MapArea]) => view.lng),
    state: () => hook.result.current.state,
    search: () => act(() => hook.result.current.search()),
    openCluster: (area: MapArea) => {
      act(() => hook.result.current.onUserMove('cluster', shown));
      show(area);
    },
    moveTo: (area: MapArea, next: MapTarget = target) => {
      act(() => hook.result.current.onUserMove('hand', shown));
      show(area, next);
    },
    answer: (next: MapTarget) => {
      show(areaAt(-90), next);
      let isOwn = false;
      act(() => {
        isOwn = hook.result.current.isOwnTarget(next);
      });
      return isOwn;
    },
  };
};

describe('a map that the customer moves', () => {
  it('searches again beyond the threshold, once for each rest, D-54', () => {
    const { moveTo, show, searched } = setup();
    moveTo(areaAt(-89.6));
    expect(searched()).toEqual([]);
    const far = areaAt(-89.4);
    moveTo(far);
    show(far);
    expect(searched()).toEqual([-89.4]);
    moveTo(areaAt(-88));
    expect(searched()).toEqual([-89.4, -88]);
  });

  it('searches again at half of the threshold if there are more results, LOC-013', () => {
    const { moveTo, searched } = setup(true);
    moveTo(areaAt(-89.7));
    expect(searched()).toEqual([-89.7]);
  });

  it('searches nothing while it is zoomed out too far, or was not moved by the customer, LOC-014', () => {
    const { moveTo, show, searched, state } = setup();
    show(areaAt(-80));
    expect(state()).toBe('searched');
    moveTo(areaAt(-70, 7));
    expect(state()).toBe('zoomedOut');
    expect(searched()).toEqual([]);
  });

  it('offers a search where an opened cluster leads beyond the threshold; a move by hand counts from there, D-54', () => {
    const { openCluster, moveTo, search, state, searched } = setup();
    openCluster(areaAt(-88, 13));
    expect(state()).toBe('left');
    expect(searched()).toEqual([]);
    moveTo(areaAt(-87.9, 13));
    expect(state()).toBe('changed');
    expect(searched()).toEqual([]);
    search();
    expect(searched()).toEqual([-87.9]);
    moveTo(areaAt(-87, 13));
    expect(searched()).toEqual([-87.9, -87]);
  });

  it.each([
    { left: areaAt(-88, 13).view, state: 'left', because: 'its middle is another one' },
    { left: areaAt(-90, 10).view, state: 'searched', because: 'the page may have chosen the level' },
  ])(
    'that is created at a view that the customer left before is $state: $because; a move by hand counts from there, LOC-004, D-54',
    ({ left, state: expected }) => {
      const { show, moveTo, state, searched } = setup(false, left);
      show({ ...areaAt(left.lng), view: left });
      expect(state()).toBe(expected);
      moveTo({ ...areaAt(left.lng), view: { ...left, lng: left.lng + 0.1 } });
      expect(state()).toBe('changed');
      expect(searched()).toEqual([]);
    },
  );

  it.each([
    { searchedLng: -80, state: 'left' },
    { searchedLng: -90.1, state: 'changed' },
  ])(
    'of a link whose search has its middle at $searchedLng° instead of -90° is $state before any move; a small move searches nothing, LOC-004, D-54',
    ({ searchedLng, state: expected }) => {
      const searchedAt = { lat: 40, lng: searchedLng };
      const link: MapTarget = { ...place, isFromUrl: true, searchedAt, nearest: [], maxZoom: 12 };
      const { moveTo, search, state, searched } = setup(false, undefined, link);
      expect(state()).toBe(expected);
      moveTo(areaAt(-90));
      expect(state()).toBe(expected);
      moveTo(areaAt(-90.01));
      expect(state()).toBe('changed');
      expect(searched()).toEqual([]);
      search();
      moveTo(areaAt(-89));
      expect(searched()).toEqual([-90.01, -89]);
    },
  );

  it('of a link with another search that is zoomed out past the threshold is too large for a search, LOC-014', () => {
    const searchedAt = { lat: 40, lng: -80 };
    const link: MapTarget = { ...place, isFromUrl: true, searchedAt, nearest: [], maxZoom: 12 };
    const { show, state } = setup(false, undefined, link);
    show(areaAt(-90, 4));
    expect(state()).toBe('zoomedOut');
  });

  it('counts a move from the rest that it began at, D-54', () => {
    const { hook, show, searched, state } = setup();
    act(() => {
      // The newest rest is rendered together with the beginning of the move.
      hook.result.current.onUserMove('hand', areaAt(-80));
      show(areaAt(-80));
    });
    show(areaAt(-80.1));
    expect(state()).toBe('changed');
    expect(searched()).toEqual([]);
  });

  it('of a link that is zoomed out past the threshold is too large for a search, before any move, LOC-014', () => {
    const { show, state, searched } = setup();
    show(areaAt(-90, 4));
    expect(state()).toBe('zoomedOut');
    show(areaAt(-90, 4), { bounds: areaAt(-90).bounds });
    expect(state()).toBe('searched');
    expect(searched()).toEqual([]);
  });

  it('offers a search after a small change, D-54', () => {
    const { moveTo, search, state, searched } = setup();
    moveTo(areaAt(-90, 13));
    expect(state()).toBe('changed');
    search();
    expect(searched()).toEqual([-90]);
  });

  it('stays where it is when its own search is answered, and goes to any other target, LOC-012', () => {
    const { moveTo, answer } = setup();
    moveTo(areaAt(-89));
    expect(answer({ view: { lat: 40, lng: -89.000001, zoom: 12 } })).toBe(true);
    expect(answer({ view: { lat: 40, lng: -89, zoom: 12 } })).toBe(false);
    expect(answer({ bounds: areaAt(-89).bounds })).toBe(false);
  });

  it('stays where it is when a search is answered after the customer has moved on to the next one, LOC-012', () => {
    const { moveTo, answer } = setup();
    moveTo(areaAt(-89));
    moveTo(areaAt(-88));
    expect(answer({ view: areaAt(-89).view })).toBe(true);
    expect(answer({ view: areaAt(-88).view })).toBe(true);
    expect(answer({ view: areaAt(-88).view })).toBe(false);
  });
});
