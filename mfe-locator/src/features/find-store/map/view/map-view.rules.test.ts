import type { LocatorQuery, StoreSummary } from '@crema/shared-contracts';
import { busyStore, loop } from '../../../../testing/sample-stores.ts';
import {
  areaState,
  automaticView,
  automaticZoomLimit,
  isSameView,
  middleOf,
  lacksStreets,
  queryOfArea,
  targetOf,
  viewInUrl,
} from './map-view.rules.ts';
import type { Position } from '../../../../map/map-provider.ts';
import { mapReducer, selectedStore, storeHighlighted, storeSelected } from '../map.slice.ts';
import { storePins } from '../store-pins.ts';

const at = (latitude: number, longitude: number, changes: Partial<StoreSummary> = {}): StoreSummary => ({
  ...loop,
  storeNumber: `${latitude}-${longitude}`,
  coordinates: { latitude, longitude },
  ...changes,
});
const replyWith = (...stores: readonly StoreSummary[]) => ({
  reply: { center: { lat: 41.9, lng: -87.7 } },
  stores,
});

describe('what the map shows of an answered search', () => {
  const four = replyWith(at(41, -87), at(42, -88), at(43, -86), at(45, -80));
  const search = { ...four, position: undefined, zoom: { default: 13, singleLocationZoom: 15 } };

  it('is the area of all results of a place, LOC-012', () => {
    expect(targetOf({ ...search, query: { place: 'Chicago', features: [] } })).toEqual({
      bounds: { north: 45, south: 41, east: -80, west: -88 },
    });
  });
  const nearest = [
    { lat: 41, lng: -87 },
    { lat: 42, lng: -88 },
    { lat: 43, lng: -86 },
  ];
  it('is the customer with the first three results after a search by position, up to the level for one store, LOC-012', () => {
    const position = { lat: 40, lng: -87.5 };
    const view = { ...position, zoom: 13 };
    const query = { features: [], view };
    expect(targetOf({ ...search, query, position })).toEqual({ view, isFromUrl: true, nearest, maxZoom: 15 });
  });
  it('is the view in the URL, with the first three results, LOC-004, LOC-012', () => {
    const view = { lat: 1, lng: 2, zoom: 9 };
    const query = { features: ['ON'], view };
    expect(targetOf({ ...search, query })).toEqual({ view, isFromUrl: true, nearest, maxZoom: 9 });
  });
  describe('of a link with a search', () => {
    const view = { lat: 41.9, lng: -87.7, zoom: 13 };
    const searchedAt = (
      query: Omit<LocatorQuery, 'features' | 'view'>,
      center = { lat: 41.9, lng: -87.7 },
    ) => {
      const target = targetOf({ ...search, reply: { center }, query: { features: [], view, ...query } });
      return 'view' in target && target.isFromUrl ? target.searchedAt : target;
    };
    it('around the same place knows no other middle, LOC-004', () => {
      expect(searchedAt({ place: 'Chicago' })).toBeUndefined();
      expect(searchedAt({ place: 'Chicago' }, { lat: 41.900004, lng: -87.700004 })).toBeUndefined();
      expect(searchedAt({}, { lat: 1, lng: 2 })).toBeUndefined();
    });
    it('around another place knows its middle, LOC-004', () => {
      const denver = { lat: 39.7392, lng: -104.9847 };
      expect(searchedAt({ place: 'Denver' }, denver)).toEqual({
        lat: denver.lat,
        lng: expect.closeTo(denver.lng, 9) as number,
      });
    });
    it.each([
      { box: { west: -87.9, south: 41.75, east: -87.5, north: 42.05 }, middle: undefined },
      // A map rounds the edges of its area to pixels.
      { box: { west: -87.9003, south: 41.7502, east: -87.5003, north: 42.0502 }, middle: undefined },
      {
        box: { west: -87.8, south: 41.75, east: -87.4, north: 42.05 },
        middle: { lat: expect.closeTo(41.9002, 3) as number, lng: expect.closeTo(-87.6, 6) as number },
      },
      {
        box: { west: 179, south: 41.75, east: -179.8, north: 42.05 },
        middle: { lat: expect.closeTo(41.9002, 3) as number, lng: expect.closeTo(179.6, 6) as number },
      },
    ])('in the area $box knows its middle $middle, LOC-004, D-54', ({ box, middle }) => {
      expect(searchedAt({ box })).toEqual(middle);
    });
  });

  it('is the nearest store with the middle of a search without results, also with a view in the URL, LOC-012, LOC-025', () => {
    const only = replyWith(at(41.5, -87.5));
    const query = { features: [], view: { lat: 43, lng: -86, zoom: 13 } };
    const middle = { lat: 43, lng: -86 };
    expect(targetOf({ ...search, ...only, query, middle })).toEqual({
      bounds: { north: 43, south: 41.5, east: -86, west: -87.5 },
    });
  });
  it('is the default place at the configured zoom, also without a store, LOC-014', () => {
    const view = { lat: 41.9, lng: -87.7, zoom: 13 };
    expect(targetOf({ ...search, query: { features: [] } })).toEqual({ view });
    expect(targetOf({ ...search, ...replyWith(), query: { place: 'x', features: [] } })).toEqual({
      view,
    });
  });
  it('is the only result of a place, at the zoom level for one store, LOC-014', () => {
    const only = replyWith(at(41.5, -87.5));
    expect(targetOf({ ...search, ...only, query: { place: 'Chicago', features: [] } })).toEqual({
      view: { lat: 41.5, lng: -87.5, zoom: 15 },
    });
  });
  it.each([
    [0.000004, true],
    [0.000006, false],
  ])('moves by %d° only if that is more than the tolerance, LOC-013', (step, isSame) => {
    const view = { lat: 1, lng: 2, zoom: 9 };
    expect(isSameView(view, { ...view, lat: 1 + step })).toBe(isSame);
    expect(isSameView(view, { ...view, lng: 2 - step })).toBe(isSame);
  });
});

describe('automatic zoom', () => {
  const settings = { singleLocationZoom: 15 };
  const position = { lat: 41, lng: -87 };
  it.each([
    [true, 15],
    [false, 12],
  ])('with streets on the map (%s) goes up to level %d, LOC-014, D-57', (streets, most) => {
    const provider = { hasStreets: () => streets };
    expect(automaticZoomLimit(position, provider, settings)).toBe(most);
    expect(automaticView({ ...position, zoom: 15 }, provider).zoom).toBe(most);
    expect(automaticView({ ...position, zoom: 9 }, provider).zoom).toBe(9);
  });
  it.each([
    ['middle', { north: 42.2, zoom: 13 }, true],
    ['middle at a level of automatic zoom', { north: 42.2, zoom: 12 }, false],
    ['beside streets', { north: 41.9, zoom: 12 }, true],
    ['beside them at a level without streets', { north: 41.9, zoom: 10 }, false],
    ['nowhere', { north: 41.8, zoom: 12 }, false],
  ])('the map says where streets are missing: %s, D-57, L-20', (_where, { north, zoom }, expected) => {
    const provider = { hasStreets: ({ lat }: Position) => lat <= 41.85 };
    const bounds = { north, south: north - 0.2, east: -87, west: -88 };
    expect(lacksStreets({ view: { ...middleOf(bounds), zoom }, bounds }, provider)).toBe(expected);
  });
  it('asks for the streets in the middle of an area, D-57', () => {
    expect(middleOf({ north: 3, south: 1, east: -4, west: -8 })).toEqual({ lat: 2, lng: -6 });
  });
});

describe('the area that the map shows', () => {
  const settings = { panThreshold: 0.25, zoomThreshold: 8 };
  const areaAt = (lat: number, lng: number, zoom = 12) => ({
    view: { lat, lng, zoom },
    bounds: { north: lat + 0.5, south: lat - 0.5, east: lng + 1, west: lng - 1 },
  });
  const rest = { lat: 40, lng: -90, zoom: 12 };
  it.each([
    [40, -90, false, 'searched'],
    [40, -89.51, false, 'changed'],
    [40, -89.49, false, 'left'],
    [40.26, -90, false, 'left'],
    [40, -89.74, true, 'left'],
    [40, -89.76, true, 'changed'],
    [40, -89.74, false, 'changed'],
  ] as const)(
    'with its middle at %d, %d (more results: %s) is %s, LOC-013, D-54',
    (lat, lng, hasMore, expected) =>
      expect(areaState(areaAt(lat, lng), rest, settings, hasMore)).toBe(expected),
  );
  it('is changed at another zoom level, and zoomed out past the threshold, LOC-014', () => {
    expect(areaState(areaAt(40, -90, 13), rest, settings, false)).toBe('changed');
    expect(areaState(areaAt(40, -90, 7), rest, settings, false)).toBe('zoomedOut');
    expect(areaState(areaAt(40, -90, 8), rest, settings, false)).toBe('changed');
  });
  it('is in the URL with six decimals, also after a turn around the world, LOC-004, D-52', () =>
    expect(viewInUrl({ lat: 41.88530049, lng: 272.36000049, zoom: 13 })).toEqual({
      lat: 41.8853,
      lng: -87.64,
      zoom: 13,
    }));
  it('is searched as a box with its view and the filters, D-54', () => {
    expect(queryOfArea(areaAt(40, -90), ['ON'])).toEqual({
      features: ['ON'],
      view: { lat: 40, lng: -90, zoom: 12 },
      box: { north: 40.5, south: 39.5, east: -89, west: -91 },
    });
  });
  it.each([
    [
      { west: 179, east: 181 },
      { west: 179, east: -179 },
    ],
    [
      { west: -541, east: -540.5 },
      { west: 179, east: 179.5 },
    ],
    [
      { west: -300, east: 100 },
      { west: -180, east: 180 },
    ],
  ])('around the world, %j, is the box %j', (bounds, box) => {
    const area = { view: rest, bounds: { north: 95, south: -95, ...bounds } };
    expect(queryOfArea(area, []).box).toEqual({ north: 90, south: -90, ...box });
  });
});

describe('the selected store', () => {
  const near = at(1, 1, { recommendationReason: 'NEARBY' });
  const usual = at(2, 2, { recommendationReason: 'USUAL' });
  const favorite = at(3, 3, { recommendationReason: 'FAVORITE' });
  it.each([
    [[near, usual, favorite], favorite],
    [[near, usual], usual],
    [[near, at(4, 4)], near],
    [[at(5, 5, { recommendationReason: null })], undefined],
  ])('of a new list is the first favorite, the usual or the nearest one, LOC-011, D-51', (stores, expected) =>
    expect(selectedStore(stores, undefined)).toBe(expected),
  );
  it('is the one that the customer chose, LOC-011, LOC-052', () => {
    const chosen = mapReducer({}, storeSelected(near.storeNumber));
    expect(selectedStore([favorite, near], chosen.selectedStoreNumber)).toBe(near);
    const hovered = mapReducer(chosen, storeHighlighted(usual.storeNumber));
    expect(hovered).toEqual({
      selectedStoreNumber: near.storeNumber,
      highlightedStoreNumber: usual.storeNumber,
    });
  });
});

describe('the pins', () => {
  it('say which store is selected, highlighted, closed, a favorite and the usual one, LOC-011', () => {
    const now = Date.parse('2026-03-10T01:35:00Z');
    const closed = {
      ...busyStore,
      openIntervals: [],
      isFavorite: true,
      recommendationReason: 'USUAL',
    } as const;
    const [first, second] = storePins([loop, closed], {
      selected: loop.storeNumber,
      highlighted: closed.storeNumber,
      now,
      labelOf: (name, states) =>
        [name, ...Object.entries(states).flatMap(([state, is]) => (is ? state : []))].join(),
    });
    expect(first).toMatchObject({
      id: loop.storeNumber,
      label: loop.name,
      position: { lat: 41.8853, lng: -87.64 },
      isSelected: true,
      isHighlighted: false,
      isClosed: false,
      isFavorite: false,
      isUsual: false,
    });
    expect(second).toMatchObject({
      isSelected: false,
      isHighlighted: true,
      label: `${closed.name},isClosed,isFavorite,isUsual`,
      isClosed: true,
      isFavorite: true,
      isUsual: true,
    });
  });
});
