import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale, useMember } from '@crema/remote-kit';
import { finderClosed, finderOpened } from '../../visit/visit.facts.ts';
import type { LocatorQuery } from './locator-query.ts';
import { positionSettled, selectPosition } from './position.slice.ts';
import { storesSought } from './search.slice.ts';
import { useLocatorQuery } from './use-locator-query.ts';

/** Ties the address to the search: what the address says is sought, and a found position becomes an address. */
export const useFinder = (zoom: number): readonly [LocatorQuery, (query: LocatorQuery) => void] => {
  const dispatch = useDispatch();
  const [query, go] = useLocatorQuery();
  const { status, position } = useSelector(selectPosition);

  useEffect(() => {
    dispatch(finderOpened());
    return () => void dispatch(finderClosed());
  }, [dispatch]);

  // Another language or another person: the same place is described anew.
  const reader = `${useLocale()} ${useMember()?.memberId}`;
  const sought = JSON.stringify(query);
  useEffect(() => {
    dispatch(storesSought(JSON.parse(sought) as LocatorQuery));
  }, [dispatch, sought, reader]);

  const showPosition = useEffectEvent(() => {
    if (!position) return;
    dispatch(positionSettled());
    go({ features: query.features, view: { ...position, zoom } });
  });
  useEffect(() => {
    if (status === 'found') showPosition();
  }, [status]);

  return [query, go];
};
