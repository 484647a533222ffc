import type { Store } from '@reduxjs/toolkit';
import { selectLines } from './cart.selectors.ts';

type CartState = Parameters<typeof selectLines>[0];

/** Calls `preload` once, when the cart first holds a line, so that the cart page opens without a connection. Returns the unsubscribe function. */
export const preloadFilledCart = (
  store: Pick<Store<CartState>, 'getState' | 'subscribe'>,
  preload: () => void,
): (() => void) => {
  let isPreloaded = false;
  const follow = () => {
    if (isPreloaded || selectLines(store.getState()).length === 0) return;
    isPreloaded = true;
    preload();
  };
  follow();
  return store.subscribe(follow);
};
