import { act, renderHook } from '@testing-library/react';
import type { MapArea } from '../../../../map/map-provider.ts';
import { useFollowedView } from './use-followed-view.ts';

const areaAt = (zoom: number): MapArea => ({
  view: { lat: 40, lng: -90, zoom },
  bounds: { north: 41, south: 39, east: -89, west: -91 },
});
const setup = () => {
  const onMapMoved = jest.fn();
  const initialProps: Parameters<typeof useFollowedView>[0] = {
    area: areaAt(15),
    isSearching: false,
    onMapMoved,
  };
  const hook = renderHook(useFollowedView, { initialProps });
  return {
    levels: () => onMapMoved.mock.calls.map(([{ zoom }]: [MapArea['view']]) => zoom),
    follow: () => act(() => hook.result.current.follow()),
    rest: (area: MapArea) => act(() => hook.result.current.onIdle(area)),
    render: (area: MapArea, isSearching = false) => hook.rerender({ area, isSearching, onMapMoved }),
  };
};
const [first, second] = [areaAt(14), areaAt(13)];

describe('the view in the URL follows the map', () => {
  it('to each rest, also if the next move begins before the rest is rendered, LOC-004, LOC-010', () => {
    const { levels, follow, rest, render } = setup();
    follow();
    rest(first);
    follow();
    render(first);
    expect(levels()).toEqual([14]);
    rest(second);
    render(second);
    expect(levels()).toEqual([14, 13]);
  });
  it('to the newest of several rests that are rendered together, LOC-004', () => {
    const { levels, follow, rest, render } = setup();
    follow();
    rest(first);
    rest(second);
    render(second);
    expect(levels()).toEqual([13]);
  });
  it('not without a move of the customer, and not during a search, LOC-004', () => {
    const { levels, follow, rest, render } = setup();
    rest(first);
    render(first);
    follow();
    rest(second);
    render(second, true);
    expect(levels()).toEqual([]);
  });
});
