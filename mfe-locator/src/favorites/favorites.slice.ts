import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shortStoreNumber } from '@crema/shared-contracts';
import { memberChanged } from '../visit/session.actions.ts';

/** A heart was pressed: the store becomes a favourite, or stops being one. */
export interface FavoritePress {
  readonly storeNumber: string;
  readonly favorite: boolean;
}
export interface FavoriteError {
  readonly press: FavoritePress;
  /** A code in favoriteErrors. */
  readonly code: string;
}
/**
 * The presses by short store number. The heart itself is the store's `isFavorite` in the cache: it changes with the press, and
 * reverts when saving fails (LOC-050).
 */
export interface FavoritesState {
  readonly pending: Readonly<Record<string, FavoritePress>>;
  /** The last press that the server has saved. */
  readonly saved: FavoritePress | undefined;
  /** The last error, until it is presented. */
  readonly error: FavoriteError | undefined;
}
export interface WithFavorites {
  readonly favorites: FavoritesState;
}

export const shortNumber = shortStoreNumber;

const without = <T>(record: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const initialState: FavoritesState = { pending: {}, saved: undefined, error: undefined };
const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    favoritePressed: (state: FavoritesState, { payload: press }: PayloadAction<FavoritePress>) => {
      const key = shortNumber(press.storeNumber);
      // A press during a pending one is ignored (D-55).
      return state.pending[key]
        ? state
        : { ...state, pending: { ...state.pending, [key]: press }, error: undefined };
    },
    favoriteSettled: (state: FavoritesState, { payload: saved }: PayloadAction<FavoritePress>) => ({
      ...state,
      pending: without(state.pending, shortNumber(saved.storeNumber)),
      saved,
    }),
    favoriteFailed: (state: FavoritesState, { payload: error }: PayloadAction<FavoriteError>) => ({
      ...state,
      pending: without(state.pending, shortNumber(error.press.storeNumber)),
      error,
    }),
    errorPresented: (state) => {
      state.error = undefined;
    },
  },
  extraReducers: (builder) => builder.addCase(memberChanged, () => initialState),
});
export const favoritesReducer = favoritesSlice.reducer;
export const { favoritePressed, favoriteSettled, favoriteFailed, errorPresented } = favoritesSlice.actions;

/** The pending press of this store, if any. */
export const selectPending = ({ favorites }: WithFavorites, storeNumber: string): FavoritePress | undefined =>
  favorites.pending[shortNumber(storeNumber)];
export const selectFavoriteError = ({ favorites }: WithFavorites): FavoriteError | undefined =>
  favorites.error;
