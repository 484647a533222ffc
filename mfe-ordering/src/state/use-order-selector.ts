import { useOrderStore } from '@crema/remote-kit';
import type { OrderStore } from '@crema/shared-contracts';
import { useAppSelector } from './ordering.hooks.ts';
import type { RootState } from './root-state.ts';

/** `useAppSelector` for a selector that needs the order store in addition to this remote's state. */
export const useOrderSelector = <R>(select: (state: RootState, store: OrderStore | undefined) => R): R => {
  const store = useOrderStore();
  return useAppSelector((state) => select(state, store));
};
