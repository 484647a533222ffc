import { act, renderHook } from '@testing-library/react';
import type { MapArea } from '../../../../map/map-provider.ts';
import { useRestingArea } from './use-resting-area.ts';

const areaAt = (lng: number): MapArea => ({
  view: { lat: 40, lng, zoom: 12 },
  bounds: { north: 41, south: 39, east: lng + 1, west: lng - 1 },
});

describe('the area that the map shows at rest', () => {
  it('is rendered at once when the customer begins a move, which counts from there, LOC-013, D-54', () => {
    const { result } = renderHook(useRestingArea);
    act(() => {
      result.current.onIdle(areaAt(-90));
    });
    expect(result.current.area).toEqual(areaAt(-90));
    let from: MapArea | undefined;
    act(() => {
      // The map has come to rest, and the customer moves it on before that is rendered.
      result.current.onIdle(areaAt(-80));
      from = result.current.settle();
    });
    expect(from).toEqual(areaAt(-80));
    expect(result.current.area).toEqual(areaAt(-80));
  });

  it('is unknown before the first rest, LOC-013', () => {
    const { result } = renderHook(useRestingArea);
    act(() => {
      expect(result.current.settle()).toBeUndefined();
    });
    expect(result.current.area).toBeUndefined();
  });
});
