import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SuggestionsReply } from '@crema/shared-contracts';

export type Suggestion = SuggestionsReply['suggestions'][number];
export interface SuggestionsState {
  readonly options: readonly Suggestion[];
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
  },
});
export const suggestionsReducer = suggestionsSlice.reducer;
export const { termTyped, placesSuggested, termSettled } = suggestionsSlice.actions;

export const selectSuggestions = ({ suggestions }: WithSuggestions) => suggestions.options;
