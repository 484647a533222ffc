import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection, useHost, useLocale, useOrderStore, useSession, useSignal } from '@crema/remote-kit';
import type { FeedItem } from './feed-item.ts';
import { feedStoreOf } from './feed-store.ts';
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

export interface Feed extends Pick<FeedState, 'status' | 'isPartial'> {
  readonly items: readonly FeedItem[];
  readonly now: number;
  readonly retry: () => void;
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
  const { status, items, isPartial, fetchedAt, dismissed } = useSignal(store.state);
  const refresh = () => void store.refresh(pathname);
  const now = useMinute(refresh);
  const read = useEffectEvent(refresh);
  const open = useEffectEvent(() => {
    // The settings announce no change: after a visit there the member may have a birthday on file (ENG-010).
    if (items.some(({ type }) => type === 'birthday')) store.outdate();
    refresh();
  });
  useEffect(() => open(), [store, pathname]);
  useEffect(() => {
    if (connection === 'online') read();
  }, [connection]);
  const isOutdated = status !== 'idle' && fetchedAt === undefined;
  useEffect(() => {
    if (isOutdated) read();
  }, [isOutdated]);
  const retry = () => {
    store.outdate();
    refresh();
  };
  const { stream } = host.configuration;
  return {
    status,
    isPartial,
    items: visibleItems(items, { now, timeZone, stream, dismissed }),
    now,
    retry,
  };
};
