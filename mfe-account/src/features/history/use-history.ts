import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { historyLimits, historyRestPaths, type HistoryReply } from '@crema/shared-contracts';
import {
  onPageReturn,
  toAppError,
  useDomainEvent,
  useHost,
  useRetryOnReconnect,
  type AppError,
} from '@crema/remote-kit';
import { refresh, type HistoryFilter, type LoadedHistory } from './history.rules.ts';
import { storedHistory } from './stored-history.ts';

interface Query extends HistoryFilter {
  readonly memberId: string;
  readonly timeZone: string;
}
type Work = 'none' | 'first' | 'more';
interface State {
  readonly loaded: LoadedHistory | undefined;
  readonly work: Work;
  readonly error: AppError | undefined;
}

const urlOf = ({ type, month, timeZone }: Query, limit: number, cursor?: string): string => {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(type && { type }),
    ...(month && { month, timeZone }),
    ...(cursor && { cursor }),
  });
  return `${historyRestPaths.history}?${query.toString()}`;
};
const filterOf = ({ type, month }: Query) => `${type ?? ''} ${month ?? ''}`;

/** The list that the member left by a link of it, when Back leads to it. */
const useLeftList = (query: Query): LoadedHistory | undefined => {
  const isBack = useNavigationType() === 'POP';
  const [left] = useState(() => {
    const stored = isBack ? storedHistory(query.memberId).read() : undefined;
    return stored?.filter === filterOf(query) ? stored : undefined;
  });
  return left;
};

/** Reads again when the page is shown again, and when an order, a card or a gift changed. */
const useFollow = (reload: () => void): void => {
  const first = useEffectEvent(reload);
  useEffect(
    () =>
      onPageReturn(
        () => undefined,
        () => first(),
      ),
    [],
  );
  useDomainEvent('order-placed', reload);
  useDomainEvent('card-updated', reload);
  useDomainEvent('gift-purchased', reload);
  useDomainEvent('gift-claimed', reload);
};

/**
 * Reads the history page by page (ACC-060). Back shows the entries that were loaded, then reads them again. The list follows orders,
 * cards and gifts that change while it is open. A slower earlier reply does not replace a newer one.
 */
export const useHistory = (query: Query) => {
  const { http } = useHost();
  const left = useLeftList(query);
  const [state, setState] = useState<State>({ loaded: left, work: 'first', error: undefined });
  const turn = useRef(0);
  const { loaded } = state;
  const read = useCallback(
    async (work: Work, limit: number, join: (reply: LoadedHistory) => LoadedHistory, cursor?: string) => {
      turn.current += 1;
      const own = turn.current;
      setState((before) => ({ ...before, work, error: undefined }));
      try {
        const reply = await http<HistoryReply>(urlOf(query, limit, cursor));
        if (own !== turn.current) return;
        setState({
          loaded: join({ entries: reply.entries, cursor: reply.nextCursor }),
          work: 'none',
          error: undefined,
        });
      } catch (cause) {
        if (own !== turn.current) return;
        setState((before) => ({ ...before, work: 'none', error: toAppError(cause) }));
      }
    },
    // The page has a key of the query: it does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [http],
  );
  const reload = () => {
    const count = Math.max(loaded?.entries.length ?? 0, historyLimits.page);
    void read('first', Math.min(count, historyLimits.most), (now) => (loaded ? refresh(loaded, now) : now));
  };
  const first = useEffectEvent(reload);
  useEffect(() => {
    first();
    return () => {
      turn.current += 1;
    };
  }, []);
  useFollow(reload);
  useRetryOnReconnect(state.error?.code === 'OFFLINE' && !loaded, reload);
  useEffect(() => {
    if (loaded) storedHistory(query.memberId).write({ ...loaded, filter: filterOf(query) });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded]);
  const loadMore = () => {
    if (!loaded?.cursor || state.work === 'more') return;
    const { entries, cursor } = loaded;
    void read(
      'more',
      historyLimits.page,
      (more) => ({ ...more, entries: [...entries, ...more.entries] }),
      cursor,
    );
  };
  return { ...state, reload, loadMore };
};
