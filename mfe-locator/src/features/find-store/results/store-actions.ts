import { useLayoutEffect, useMemo, useRef } from 'react';
import type { StoreSummary } from '@crema/shared-contracts';
import type { ToggleFavorite } from '../../../favorites/use-favorites.tsx';

/** The actions of a card. */
export interface StoreActions {
  /** True when the store cannot be chosen here (LOC-041). Its card stays readable, and pressing it shows why. */
  readonly isGreyed: (store: StoreSummary) => boolean;
  readonly onOpen: (store: StoreSummary) => void;
  readonly onOrder: (store: StoreSummary) => void;
  readonly onFavorite: ToggleFavorite;
}

/**
 * The actions with functions that keep their identity and call the present ones, so that the memoised lists and cards stay as
 * they are while the page around them renders.
 */
export const useStableActions = (actions: StoreActions): StoreActions => {
  const { isGreyed } = actions;
  const present = useRef(actions);
  useLayoutEffect(() => {
    present.current = actions;
  });
  return useMemo(
    () => ({
      isGreyed,
      onOpen: (store) => present.current.onOpen(store),
      onOrder: (store) => present.current.onOrder(store),
      onFavorite: (store, favorite) => present.current.onFavorite(store, favorite),
    }),
    [isGreyed],
  );
};
