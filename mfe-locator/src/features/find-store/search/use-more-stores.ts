import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import { moreRequested, selectSearch } from './search.slice.ts';

/** The pages of the present results that are not loaded. */
export interface MoreStores {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly onMore: () => void;
}

/** Returns undefined when the last page is loaded. */
export const useMoreStores = (): MoreStores | undefined => {
  const dispatch = useAppDispatch();
  const { locations, more } = useAppSelector(selectSearch);
  if (locations.data?.next === undefined) return undefined;
  return { status: more ?? 'ready', onMore: () => void dispatch(moreRequested()) };
};
