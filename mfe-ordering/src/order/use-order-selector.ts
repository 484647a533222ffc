import { useSelector } from 'react-redux';
import { useOrderStore } from '@crema/remote-kit';
import type { OrderStore } from '@crema/shared-contracts';
import type { RootState } from '../ordering.reducer.ts';

/** `useSelector` for a selector that needs the order store in addition to this remote's state. */
export const useOrderSelector = <R>(select: (state: RootState, store: OrderStore | undefined) => R): R => {
  const store = useOrderStore();
  return useSelector((state: RootState) => select(state, store));
};
