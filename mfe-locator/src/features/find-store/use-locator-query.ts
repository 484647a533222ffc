import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { readQuery, writeQuery, type LocatorQuery } from './locator-query.ts';

/** The query of the address, and how to go to another: a step of its own in the history (LOC-004). */
export const useLocatorQuery = (): readonly [LocatorQuery, (query: LocatorQuery) => void] => {
  const { features } = useHost().configuration;
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const known = useMemo(
    () => features.filter(({ filterable }) => filterable).map(({ code }) => code),
    [features],
  );
  const query = useMemo(() => readQuery(params, known), [params, known]);
  const go = useCallback(
    (next: LocatorQuery) => setParams((current) => writeQuery(current, next), { state }),
    [setParams, state],
  );
  return [query, go];
};
