import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoreSummary } from '@crema/shared-contracts';
import { storesFound } from '../search/search.slice.ts';

/** LOC-052: the stores that card and pin show in another way. */
export interface MapState {
  readonly selectedStoreNumber?: string | undefined;
  /** The pointer or the focus is on its card or its pin. */
  readonly highlightedStoreNumber?: string | undefined;
}
export interface WithMap {
  readonly map: MapState;
}

const mapSlice = createSlice({
  name: 'map',
  initialState: {} as MapState,
  reducers: {
    storeSelected: (state: MapState, { payload }: PayloadAction<string>): MapState => ({
      ...state,
      selectedStoreNumber: payload,
    }),
    storeHighlighted: (state: MapState, { payload }: PayloadAction<string | undefined>): MapState => ({
      ...state,
      highlightedStoreNumber: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(storesFound, (): MapState => ({})),
});
export const mapReducer = mapSlice.reducer;
export const { storeSelected, storeHighlighted } = mapSlice.actions;
export const selectMap = ({ map }: WithMap): MapState => map;

/** The reasons for a recommendation, the strongest first (LOC-011, D-51). */
const reasons: readonly StoreSummary['recommendationReason'][] = ['FAVORITE', 'USUAL', 'NEARBY'];

/** The selected store. With none selected: the first favorite, else the usual, else the nearest store (LOC-011). */
export const selectedStore = (
  stores: readonly StoreSummary[],
  chosen: string | undefined,
): StoreSummary | undefined =>
  stores.find(({ storeNumber }) => storeNumber === chosen) ??
  reasons
    .map((reason) => stores.find(({ recommendationReason }) => recommendationReason === reason))
    .find((store) => store !== undefined);

/** Whether the card of a store is marked: the pointer or the focus is on it or its pin, or it is the selected one while neither is. */
export const isShownOnMap = (
  { selectedStoreNumber, highlightedStoreNumber }: MapState,
  storeNumber: string,
  isSelected = storeNumber === selectedStoreNumber,
): boolean => (highlightedStoreNumber ? storeNumber === highlightedStoreNumber : isSelected);
