import type { CompositionNotice, Signal } from '@crema/shared-contracts';
import type { createSignal } from '@crema/shared-contracts';

/** The channel of registry updates: server-sent events, polling, or none while the page is hidden. */
export type Connection = 'connecting' | 'events' | 'polling' | 'paused';

export interface FeedParts {
  /** The constructor of EventSource; undefined in a browser without server-sent events. */
  readonly connect: (() => EventSource) | undefined;
  readonly onNotice: (notice: CompositionNotice) => void;
  /** The function is called when it is time to poll. */
  readonly onPoll: () => void;
  readonly random: () => number;
  readonly createSignal: typeof createSignal;
}
export interface RegistryFeed {
  readonly connection: Signal<Connection>;
  readonly stop: () => void;
}

export const pollEveryMs = 5000;
const minPauseMs = 10_000;
const maxPauseMs = 300_000;

const readNotice = (text: string): CompositionNotice | undefined => {
  try {
    const notice = JSON.parse(text) as Partial<CompositionNotice>;
    return typeof notice.sequence === 'number' ? { sequence: notice.sequence } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Listens to server-sent events. Until the first notice arrives (a proxy may buffer them) and whenever the
 * connection breaks, it polls every 5 s and reconnects after growing, jittered pauses. A hidden page closes
 * the connection and stops the timer; it polls at once when it becomes visible.
 */

export const followRegistry = (parts: FeedParts): RegistryFeed => {
  const { connect, onNotice, onPoll, random, createSignal } = parts;
  const connection = createSignal<Connection>('connecting');
  let source: EventSource | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = minPauseMs;

  const disconnect = () => {
    source?.close();
    source = undefined;
    clearInterval(pollTimer);
    clearTimeout(reconnectTimer);
  };
  const pollInstead = () => {
    disconnect();
    pollTimer = setInterval(onPoll, pollEveryMs);
    connection.set('polling');
    if (connect) reconnectTimer = setTimeout(open, pauseMs * (0.5 + random() / 2));
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  };
  const onMessage = (event: MessageEvent<string>) => {
    const notice = readNotice(event.data);
    if (!notice) return;
    clearInterval(pollTimer);
    pauseMs = minPauseMs;
    connection.set('events');
    onNotice(notice);
  };
  function open() {
    if (!connect) return pollInstead();
    disconnect();
    pollTimer = setInterval(onPoll, pollEveryMs);
    source = connect();
    source.addEventListener('composition', onMessage);
    source.addEventListener('error', pollInstead);
  }
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') {
      disconnect();
      connection.set('paused');
      return;
    }
    pauseMs = minPauseMs;
    onPoll();
    connection.set('connecting');
    open();
  };
  document.addEventListener('visibilitychange', followVisibility);
  if (document.visibilityState === 'hidden') connection.set('paused');
  else open();
  return {
    connection,
    stop: () => {
      document.removeEventListener('visibilitychange', followVisibility);
      disconnect();
    },
  };
};
