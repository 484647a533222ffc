import { createSignal, type HostServices } from '@crema/shared-contracts';

type Clock = HostServices['clock'];
/** A time that the server stated, with the times (performance.now) around the request. */
interface StatedTime {
  /** The server's time lies between `from` and `from + spanMs`. */
  readonly from: number;
  readonly spanMs: number;
  readonly sentAt: number;
  readonly receivedAt: number;
  /** False for a reply that a cache may have given: its time is a lower bound. */
  readonly isFresh: boolean;
}

/** The Date header counts whole seconds. */
const dateSpanMs = 1000;
/** A larger difference between the device's two clocks means that it slept or that its clock was set. */
const jumpMs = 5000;
/** A smaller correction changes nothing that a visitor sees. */
const noticeableMs = 1000;

/** The name of the Server-Timing entry of a page, whose duration is the server's time in milliseconds. */
const timingName = 'now';
/** The time that the server stated with this page; none if the page comes from a cache. */
const readPageTime = (page: PerformanceNavigationTiming): StatedTime | undefined => {
  const from = page.serverTiming?.find(({ name }) => name === timingName)?.duration;
  return from && page.transferSize > 0
    ? { from, spanMs: 0, sentAt: page.requestStart, receivedAt: page.responseStart, isFresh: true }
    : undefined;
};
const storageKey = 'crema-clock-offset';
/** The difference to the server's time that the last page found, for a page that is opened without a connection. */
const readOffset = (): number => {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
};
const keepOffset = (offset: number): void => {
  try {
    if (Math.abs(offset) > jumpMs) localStorage.setItem(storageKey, String(Math.round(offset)));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is refused: the next page asks the server.
  }
};
/** Whether the reply was made for this request, so that its Date header is the present. */
const isFreshReply = (method: string, headers: Headers) =>
  !['GET', 'HEAD'].includes(method) || /no-(store|cache)/.test(headers.get('cache-control') ?? '');

const readNavigation = () =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;

/** A time that performance.now counts on from the last correction. */
const createCountedTime = () => {
  let base = { server: Date.now() + readOffset(), monotonic: performance.now(), device: Date.now() };
  /** The number of corrections that a customer could notice. */
  const adjustments = createSignal(0);
  const counted = () => base.server + performance.now() - base.monotonic;
  const byDevice = () => base.server + Math.max(0, Date.now() - base.device);
  return {
    get: counted,
    /** The time that the device's clock has counted on. */
    byDevice,
    hasDeviceJumped: () => Math.abs(base.server + Date.now() - base.device - counted()) > jumpMs,
    correct: (server: number) => {
      const change = server - counted();
      base = { server, monotonic: performance.now(), device: Date.now() };
      if (Math.abs(change) >= noticeableMs) adjustments.set(adjustments.get() + 1);
    },
    onAdjusted: adjustments.subscribe,
  };
};

/**
 * The server's time (PLT-019): from the page's Server-Timing header or the Date header of any reply, counted on with
 * performance.now. The device's clock, with the offset that the last page found, is used until the first of them. It also serves, since performance.now may pause
 * during sleep, to notice a jump: then `askServer` sends a request, and the device's clock counts only if no reply
 * comes.
 */
export const createServerClock = (
  askServer: () => Promise<unknown>,
  page: PerformanceNavigationTiming | undefined = readNavigation(),
) => {
  const time = createCountedTime();
  let statements = 0;
  let isAsking = false;
  const accept = ({ from, spanMs, sentAt, receivedAt, isFresh }: StatedTime) => {
    const at = performance.now();
    const earliest = from + at - receivedAt;
    const latest = isFresh ? from + spanMs + at - sentAt : Infinity;
    // A right clock stays as it is; a wrong one is set to the middle of what is possible.
    const isPossible = time.get() >= earliest && time.get() <= latest;
    if (isFresh) {
      time.correct(isPossible ? time.get() : (earliest + latest) / 2);
      statements += 1;
      keepOffset(time.get() - Date.now());
    } else if (!isPossible) time.correct(earliest);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const before = statements;
    await Promise.resolve()
      .then(askServer)
      .catch(() => undefined);
    isAsking = false;
    if (statements === before) time.correct(time.byDevice());
  };

  const stated = page && readPageTime(page);
  if (stated) accept(stated);
  else if (page) void ask();

  const clock: Clock = {
    now: () => {
      if (time.hasDeviceJumped()) void ask();
      return Math.round(time.get());
    },
    monotonic: () => performance.now(),
    onAdjusted: time.onAdjusted,
  };
  return {
    clock,
    /** Reads the Date header of the reply to a request that was sent at `sentAt` (performance.now). */
    noteReply: ({ headers }: Pick<Response, 'headers'>, sentAt: number, method = 'GET') => {
      const from = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(from)) return;
      const receivedAt = performance.now();
      accept({ from, spanMs: dateSpanMs, sentAt, receivedAt, isFresh: isFreshReply(method, headers) });
    },
  };
};
export type ServerClock = ReturnType<typeof createServerClock>;
