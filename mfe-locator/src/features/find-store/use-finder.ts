import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHost, useLocale, useMember, useRetryOnReconnect } from '@crema/remote-kit';
import { selectOrderStore } from '../../order-store/order-store.slice.ts';
import { finderClosed, finderOpened } from '../../visit/visit.facts.ts';
import { defaultPlace } from './default-place.rules.ts';
import type { LocatorQuery } from './locator-query.ts';
import { positionSettled, selectPosition } from './position.slice.ts';
import { storesSought } from './search.slice.ts';
import { useLocatorQuery } from './use-locator-query.ts';

interface Finder {
  readonly query: LocatorQuery;
  readonly go: (query: LocatorQuery) => void;
  /** Seeks again what the address says. */
  readonly seekAgain: () => void;
}

/** Ties the address to the search: what the address says is sought, and a found position becomes an address. */
export const useFinder = (zoom: number): Finder => {
  const dispatch = useDispatch();
  const [query, go] = useLocatorQuery();
  const { status, position } = useSelector(selectPosition);

  useEffect(() => {
    dispatch(finderOpened());
    return () => void dispatch(finderClosed());
  }, [dispatch]);

  const locale = useLocale();
  const member = useMember();
  const { configuration } = useHost();
  const orderStore = useSelector(selectOrderStore);
  const seek = () =>
    void dispatch(
      storesSought({
        query,
        around: defaultPlace({
          orderStore: orderStore?.storeNumber
            ? { storeNumber: orderStore.storeNumber, name: orderStore.name }
            : undefined,
          market: member?.market,
          locale,
          configuration,
        }),
      }),
    );
  const onSought = useEffectEvent(seek);
  // Another language or another person: the same place is described in another way.
  const reader = `${locale} ${member?.memberId}`;
  const sought = JSON.stringify(query);
  useEffect(() => onSought(), [sought, reader]);

  // What failed while the device was offline is sought again once it is connected.
  useRetryOnReconnect(true, seek);

  const showPosition = useEffectEvent(() => {
    if (!position) return;
    dispatch(positionSettled());
    go({ features: query.features, view: { ...position, zoom } });
  });
  useEffect(() => {
    if (status === 'found') showPosition();
  }, [status]);

  return { query, go, seekAgain: seek };
};
