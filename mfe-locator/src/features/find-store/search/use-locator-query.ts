import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { offeredFeatures, readLocatorQuery, type LocatorQuery } from '@crema/shared-contracts';
import { readTab, writeQuery, writeTab, type LocatorTab } from './locator-query.ts';

/** The query in the URL, and a function that pushes another one as a history entry, or replaces the present entry (LOC-004). */
export const useLocatorQuery = (): readonly [
  LocatorQuery,
  (query: LocatorQuery, replace?: boolean) => void,
] => {
  const { features } = useHost().configuration;
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const known = useMemo(() => offeredFeatures(features).map(({ code }) => code), [features]);
  const query = useMemo(() => readLocatorQuery(params, known), [params, known]);
  const go = useCallback(
    (next: LocatorQuery, replace = false) =>
      setParams((current) => writeQuery(current, next), { state, replace }),
    [setParams, state],
  );
  return [query, go];
};

/** The tab in the URL; another tab is pushed as a history entry (LOC-001). */
export const useLocatorTab = (): readonly [LocatorTab, (tab: LocatorTab) => void] => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return [readTab(params), (tab) => setParams((current) => writeTab(current, tab), { state })];
};
