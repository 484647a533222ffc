import { combineReducers, type Action } from '@reduxjs/toolkit';
import {
  favoriteFailed,
  favoritePressed,
  favoriteSettled,
  favoritesReducer,
  selectPending,
} from './favorites/favorites.slice.ts';
import {
  isShownOnMap,
  mapReducer,
  selectMap,
  storeHighlighted,
  storeSelected,
} from './features/find-store/map/map.slice.ts';
import {
  findMePressed,
  positionFailed,
  positionFound,
  positionReducer,
  positionSettled,
  selectPosition,
} from './features/find-store/position/position.slice.ts';
import {
  searchReducer,
  selectSearch,
  storesFailed,
  storesFound,
  storesRequested,
} from './features/find-store/search/search.slice.ts';

const reduce = combineReducers({
  search: searchReducer,
  map: mapReducer,
  position: positionReducer,
  favorites: favoritesReducer,
});
type State = ReturnType<typeof reduce>;
const after = (...actions: readonly Action[]): State =>
  actions.reduce<State>((state, action) => reduce(state, action), reduce(undefined, { type: 'begin' }));

const around = { view: { lat: 41.88, lng: -87.64, zoom: 13 } };
const rome = { query: { place: 'Rome', features: [] }, around };
const oslo = { query: { place: 'Oslo', features: ['WF'] }, around };
const reply = {
  placeName: 'Rome, GA',
  center: { lat: 34.2, lng: -85.1 },
  stores: [{ storeNumber: '1001-100001', distanceMetres: 12 }],
};
const found = [storesRequested(rome), storesFound({ reply, at: 5 })];
const heart = { storeNumber: '1001-100001', favorite: true };
const position = { lat: 43.65, lng: -79.38 };
const stores = { selected: '1001-100001', highlighted: '1002-100002' };

/** The values that the page reads of each field, before and after the actions that change it. */
const fields: Readonly<
  Record<
    string,
    readonly [read: (state: State) => unknown, ...steps: readonly (readonly [readonly Action[], unknown])[]]
  >
> = {
  locations: [
    (state) => selectSearch(state).locations.data?.stores,
    [[], undefined],
    [found, reply.stores],
    // The last results stay after an error (D-56).
    [[...found, storesRequested(oslo), storesFailed('unknown')], reply.stores],
  ],
  placeName: [(state) => selectSearch(state).locations.data?.placeName, [[], undefined], [found, 'Rome, GA']],
  locationQuery: [
    (state) => [selectSearch(state).requested?.query.place, selectSearch(state).answered?.query.place],
    [[], [undefined, undefined]],
    [[storesRequested(rome)], ['Rome', undefined]],
    [found, ['Rome', 'Rome']],
    [
      [...found, storesRequested(oslo)],
      ['Oslo', 'Rome'],
    ],
    [
      [...found, storesRequested(oslo), storesFailed('unknown')],
      ['Oslo', 'Rome'],
    ],
  ],
  selectedStoreNumber: [
    (state) => [selectMap(state).selectedStoreNumber, isShownOnMap(selectMap(state), stores.selected)],
    [[], [undefined, false]],
    [[storeSelected(stores.selected)], [stores.selected, true]],
    [
      [storeSelected(stores.selected), ...found],
      [undefined, false],
    ],
  ],
  highlightedStoreNumber: [
    (state) => [selectMap(state).highlightedStoreNumber, isShownOnMap(selectMap(state), stores.highlighted)],
    [[storeSelected(stores.selected)], [undefined, false]],
    [
      [storeSelected(stores.selected), storeHighlighted(stores.highlighted)],
      [stores.highlighted, true],
    ],
    [
      [storeHighlighted(stores.highlighted), storeHighlighted(undefined)],
      [undefined, false],
    ],
  ],
  error: [
    ({ search: { locations } }) => (locations.status === 'failed' ? locations.error : undefined),
    [found, undefined],
    [[storesRequested(rome), storesFailed('placeNameNotFound')], 'placeNameNotFound'],
    [[storesRequested(rome), storesFailed('placeNameNotFound'), storesRequested(oslo)], undefined],
  ],
  loading: [
    (state) => selectSearch(state).locations.status === 'loading',
    [[], false],
    [[storesRequested(rome)], true],
    [found, false],
    [[storesRequested(rome), storesFailed('unknown')], false],
  ],
  geolocation: [
    selectPosition,
    [[], { status: 'idle' }],
    [[findMePressed()], { status: 'asking' }],
    [[findMePressed(), positionFailed('denied')], { status: 'denied' }],
    [[positionFailed('denied')], { status: 'idle' }],
    [[findMePressed(), positionFound(position)], { status: 'found', position }],
    [[findMePressed(), positionFound(position), positionSettled()], { status: 'idle', position }],
  ],
  'favoritePending of each store': [
    (state) => ['1001', '1002-100002'].map((number) => selectPending(state, number)?.favorite),
    [[], [undefined, undefined]],
    [[favoritePressed(heart)], [true, undefined]],
    [
      [favoritePressed(heart), favoriteSettled(heart)],
      [undefined, undefined],
    ],
    [
      [favoritePressed(heart), favoriteFailed({ press: heart, code: 'OFFLINE' })],
      [undefined, undefined],
    ],
  ],
};

describe('the state of the locator', () => {
  it.each(Object.entries(fields))('has %s, LOC-052', (_field, [read, ...steps]) => {
    for (const [actions, expected] of steps) expect(read(after(...actions))).toEqual(expected);
  });
});
