import { useEffect, useEffectEvent } from 'react';
import type { FilterCountsReply } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import { selectSearch } from '../search/search.slice.ts';
import { countsRequested, selectFilterCounts } from './filter-counts.slice.ts';

export interface FilterCounts {
  /** The last counts; undefined while there are none. */
  readonly data: FilterCountsReply | undefined;
  readonly isLoading: boolean;
}

/** The number of stores for each filter in the area of the present results, with the chosen filters (LOC-021). */
export const useFilterCounts = (chosen: readonly string[]): FilterCounts => {
  const dispatch = useAppDispatch();
  const { answered, requested } = useAppSelector(selectSearch);
  const { reply } = useAppSelector(selectFilterCounts);
  const search = answered ?? requested;
  const request = useEffectEvent(() => {
    if (search) dispatch(countsRequested({ ...search, query: { ...search.query, features: chosen } }));
  });
  const key = [...chosen].sort().join(',');
  useEffect(() => request(), [key, search]);
  return { data: reply.data, isLoading: reply.status === 'loading' };
};
