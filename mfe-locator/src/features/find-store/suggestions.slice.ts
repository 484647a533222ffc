import { fact, on, reducerOf } from '@crema/remote-kit';
import type { SuggestionsReply } from '@crema/shared-contracts';

export type Suggestion = SuggestionsReply['suggestions'][number];
export interface SuggestionsState {
  readonly options: readonly Suggestion[];
}
export interface WithSuggestions {
  readonly suggestions: SuggestionsState;
}

/** Every change of the search box. */
export const termTyped = fact<string>('suggestions/termTyped');
export const placesSuggested = fact<readonly Suggestion[]>('suggestions/placesSuggested');
/** A place was submitted or chosen, or the box lost focus: the list closes. */
export const termSettled = fact('suggestions/termSettled');

const when = on<SuggestionsState>();
const none: SuggestionsState = { options: [] };
export const suggestionsReducer = reducerOf<SuggestionsState>(none, [
  when(termTyped, (state, term) => (term.trim() ? state : none)),
  when(placesSuggested, (_state, options) => ({ options })),
  when(termSettled, () => none),
]);

export const selectSuggestions = ({ suggestions }: WithSuggestions) => suggestions.options;
