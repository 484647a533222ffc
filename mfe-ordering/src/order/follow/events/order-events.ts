import { Observable } from 'rxjs';
import { isRecord, restPaths } from '@crema/shared-contracts';
import type { OrderStatus } from '../../../generated/operations.ts';
import { nextPause, statuses } from './polling.rules.ts';

const readStatus = (text: string): OrderStatus | undefined => {
  try {
    const notice: unknown = JSON.parse(text);
    return isRecord(notice) ? statuses.find((status) => status === notice['status']) : undefined;
  } catch {
    return undefined;
  }
};

/** The address of an order's moves; a guest's order needs its token beyond the session. */
export const orderEventsUrl = (orderId: string, token: string | null): string =>
  `${restPaths.orderEvents}/${encodeURIComponent(orderId)}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/**
 * Calls `onStatus` with the status of an order now and at each move, by server-sent events (ORD-066). Returns the function that ends the
 * connection. A lost connection is opened again by the browser; one that the server refused, after the pauses of the polling.
 * Without server-sent events nothing is called, and the page polls.
 */
export const followOrderEvents = (url: string, onStatus: (status: OrderStatus) => void): (() => void) => {
  if (!('EventSource' in globalThis)) return () => undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const open = () => {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('status', ({ data }: MessageEvent<string>) => {
      refusals = 0;
      const status = readStatus(data);
      if (status) onStatus(status);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, nextPause(refusals));
      refusals += 1;
    });
  };
  open();
  return () => {
    source?.close();
    clearTimeout(timer);
  };
};

/** The status of an order now and at each move, for as long as it is subscribed to. */
export const orderMoves = (url: string): Observable<OrderStatus> =>
  new Observable((observer) => followOrderEvents(url, (status) => observer.next(status)));
