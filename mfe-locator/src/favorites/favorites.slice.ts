import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shortStoreNumber, type StoreSummary } from '@crema/shared-contracts';
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
 * The hearts by short store number. A heart is settled → pending → settled, or reverts when saving fails
 * (LOC-050).
 */
export interface FavoritesState {
  readonly pending: Readonly<Record<string, FavoritePress>>;
  /** The changes that this visit has saved; replies from before a change do not contain it. */
  readonly settled: Readonly<Record<string, boolean>>;
  /** The last error, until it is presented. */
  readonly error: FavoriteError | undefined;
}
export interface WithFavorites {
  readonly favorites: FavoritesState;
}

export const shortNumber = shortStoreNumber;

const without = <T>(record: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const initialState: FavoritesState = { pending: {}, settled: {}, error: undefined };
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
    favoriteSettled: (
      { pending, settled, error }: FavoritesState,
      { payload: { storeNumber, favorite } }: PayloadAction<FavoritePress>,
    ) => {
      const key = shortNumber(storeNumber);
      return { pending: without(pending, key), settled: { ...settled, [key]: favorite }, error };
    },
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

type Known = Pick<StoreSummary, 'storeNumber' | 'isFavorite'>;
/** The state that a heart shows: the pending one, else the one saved in this visit, else the server's. */
export const selectIsFavorite = (
  { favorites }: WithFavorites,
  { storeNumber, isFavorite }: Known,
): boolean => {
  const key = shortNumber(storeNumber);
  return favorites.pending[key]?.favorite ?? favorites.settled[key] ?? isFavorite;
};
export const selectIsPending = ({ favorites }: WithFavorites, { storeNumber }: Known): boolean =>
  favorites.pending[shortNumber(storeNumber)] !== undefined;
/** The pending press of this store, if any. */
export const selectPending = ({ favorites }: WithFavorites, storeNumber: string): FavoritePress | undefined =>
  favorites.pending[shortNumber(storeNumber)];
export const selectFavoriteError = ({ favorites }: WithFavorites): FavoriteError | undefined =>
  favorites.error;
