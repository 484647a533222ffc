import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useConnection,
  useDomainEvent,
  useHost,
  useLastEvent,
  useLocale,
  useOrderStore,
  useSession,
  useSignal,
} from '@crema/remote-kit';
import type { FeedItem } from './feed-item.ts';
import { feedStoreOf, type FeedStore } from './feed-store.ts';
import type { FeedState } from './rules/feed-state.ts';
import { visibleItems } from './rules/visible-items.ts';

const minuteMs = 60_000;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The server's time, read again every minute and when the page is shown again: a day may have ended meanwhile (E05). */
const useMinute = (onMinute: () => void): number => {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    setNow(clock.now());
    onMinute();
  });
  useEffect(() => {
    const timer = setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
};

/** Calls `onChange` when the value differs from the one before; the first one is not a change. */
const useChangeOf = (value: number | undefined, onChange: () => void): void => {
  const before = useRef(value);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current !== undefined && before.current !== value) change();
    before.current = value;
  }, [value]);
};

export interface Feed extends Pick<FeedState, 'status' | 'isPartial'> {
  readonly items: readonly FeedItem[];
  readonly now: number;
  readonly retry: () => void;
  readonly remove: FeedStore['remove'];
}
/**
 * The feed of the open page: requested when the page opens, when it is stale, when something that it shows has changed in this or another
 * tab, and when the connection is back (ENG-006, ENG-011).
 */
export const useFeed = (): Feed => {
  const host = useHost();
  useSession();
  useLocale();
  const { pathname } = useLocation();
  const connection = useConnection();
  const timeZone = useOrderStore()?.timeZoneId || deviceZone();
  const store = feedStoreOf(host);
  const { status, items, isPartial } = useSignal(store.state);
  const refresh = () => void store.refresh(pathname);
  const now = useMinute(refresh);
  const open = useEffectEvent(refresh);
  useEffect(() => open(), [store, pathname]);
  useEffect(() => {
    if (connection === 'online') open();
  }, [connection]);
  const outdate = () => {
    store.outdate();
    refresh();
  };
  useDomainEvent('order-placed', outdate);
  useDomainEvent('card-updated', outdate);
  useDomainEvent('payment-methods-updated', outdate);
  useChangeOf(useLastEvent('open-orders-changed')?.count, outdate);
  const { stream } = host.configuration;
  return {
    status,
    isPartial,
    items: visibleItems(items, { now, timeZone, stream }),
    now,
    retry: outdate,
    remove: store.remove,
  };
};
