import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SuggestionsReply } from '@crema/shared-contracts';
import type { GoogleSuggestion } from '../../../map/google/google-places.ts';
import type { Position } from '../../../map/map-provider.ts';

export type { GoogleSuggestion };
/** A place of the shop’s own index, with its position; or one of Google, which is located when it is chosen. */
export type Suggestion = SuggestionsReply['suggestions'][number] | GoogleSuggestion;
export interface LocatedPlace {
  readonly name: string;
  /** undefined: Google gives none. */
  readonly position: Position | undefined;
}
export interface SuggestionsState {
  readonly options: readonly Suggestion[];
  /** A chosen place of Google, until the page searches there. */
  readonly located?: LocatedPlace;
}
export interface WithSuggestions {
  readonly suggestions: SuggestionsState;
}

const none: SuggestionsState = { options: [] };
const suggestionsSlice = createSlice({
  name: 'suggestions',
  initialState: none,
  reducers: {
    /** Every change of the search box. */
    termTyped: (state: SuggestionsState, { payload }: PayloadAction<string>) =>
      payload.trim() ? state : none,
    placesSuggested: (_state, { payload }: PayloadAction<readonly Suggestion[]>): SuggestionsState => ({
      options: payload,
    }),
    /** A place was submitted or chosen, or the box lost focus: the list closes. */
    termSettled: () => none,
    /** A place of Google was chosen: its position is requested. */
    placeChosen: (_state, _action: PayloadAction<GoogleSuggestion>) => none,
    placeLocated: (_state, { payload }: PayloadAction<LocatedPlace>): SuggestionsState => ({
      options: [],
      located: payload,
    }),
    /** The page searches at the located place. */
    locatedPlaceShown: () => none,
  },
});
export const suggestionsReducer = suggestionsSlice.reducer;
export const { termTyped, placesSuggested, termSettled, placeChosen, placeLocated, locatedPlaceShown } =
  suggestionsSlice.actions;

export const selectSuggestions = ({ suggestions }: WithSuggestions) => suggestions.options;
export const selectLocatedPlace = ({ suggestions }: WithSuggestions) => suggestions.located;
