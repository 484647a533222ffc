import { fact, on, reducerOf } from '@crema/remote-kit';
import type { StoreReply } from '@crema/shared-contracts';
import { memberChanged } from '../visit/visit.facts.ts';

/** A heart was pressed: this store shall be a favourite, or no longer. */
export interface FavoritePress {
  readonly storeNumber: string;
  readonly favorite: boolean;
}
export interface FavoriteRefusal {
  readonly press: FavoritePress;
  /** A code of favoriteErrors. */
  readonly code: string;
}
/** By short store number. A heart is settled → pending → settled, or back when it is refused (LOC-050). */
export interface FavoritesState {
  readonly pending: Readonly<Record<string, FavoritePress>>;
  /** What this visit has settled; replies that are older say otherwise. */
  readonly settled: Readonly<Record<string, boolean>>;
  /** The last refusal, until the customer is told. */
  readonly refused: FavoriteRefusal | undefined;
}
export interface HasFavorites {
  readonly favorites: FavoritesState;
}

export const favoritePressed = fact<FavoritePress>('favorites/pressed');
export const favoriteSettled = fact<FavoritePress>('favorites/settled');
export const favoriteRefused = fact<FavoriteRefusal>('favorites/refused');
export const refusalTold = fact('favorites/refusalTold');

/** 1001 of 1001-100001: both name the same store (D-30), the short one is written in addresses (LOC-050). */
export const shortNumber = (storeNumber: string): string => storeNumber.split('-', 1)[0] ?? storeNumber;

const without = <T>(record: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const none: FavoritesState = { pending: {}, settled: {}, refused: undefined };
const when = on<FavoritesState>();
export const favoritesReducer = reducerOf<FavoritesState>(none, [
  when(favoritePressed, (state, press) => {
    const key = shortNumber(press.storeNumber);
    // A press while pending is ignored (D-55): the earlier one stays.
    return state.pending[key]
      ? state
      : { ...state, pending: { ...state.pending, [key]: press }, refused: undefined };
  }),
  when(favoriteSettled, ({ pending, settled, refused }, { storeNumber, favorite }) => {
    const key = shortNumber(storeNumber);
    return { pending: without(pending, key), settled: { ...settled, [key]: favorite }, refused };
  }),
  when(favoriteRefused, (state, refused) => ({
    ...state,
    pending: without(state.pending, shortNumber(refused.press.storeNumber)),
    refused,
  })),
  when(refusalTold, (state) => ({ ...state, refused: undefined })),
  when(memberChanged, () => none),
]);

type Known = Pick<StoreReply, 'storeNumber' | 'isFavorite'>;
/** As the heart shows it: what is pending, else what was settled here, else what the server said. */
export const selectIsFavorite = (
  { favorites }: HasFavorites,
  { storeNumber, isFavorite }: Known,
): boolean => {
  const key = shortNumber(storeNumber);
  return favorites.pending[key]?.favorite ?? favorites.settled[key] ?? isFavorite;
};
export const selectIsPending = ({ favorites }: HasFavorites, { storeNumber }: Known): boolean =>
  favorites.pending[shortNumber(storeNumber)] !== undefined;
/** The press that is under way for this store, if any. */
export const selectPending = ({ favorites }: HasFavorites, storeNumber: string): FavoritePress | undefined =>
  favorites.pending[shortNumber(storeNumber)];
export const selectRefusal = ({ favorites }: HasFavorites): FavoriteRefusal | undefined => favorites.refused;
