import type { CompositionNotice, Readable } from '@crema/shared-contracts';
import type { changeable as Changeable } from '../services/readable.ts';

/** How the page hears of the registry: told by the server, by looking itself, or not at all while nobody looks. */
export type Connection = 'connecting' | 'events' | 'polling' | 'paused';

export interface FeedParts {
  /** Undefined in a browser without server-sent events. */
  readonly connect: (() => EventSource) | undefined;
  readonly onNotice: (notice: CompositionNotice) => void;
  /** Time to look, told or not. */
  readonly onLook: () => void;
  readonly random: () => number;
  readonly changeable: typeof Changeable;
}
export interface RegistryFeed {
  readonly connection: Readable<Connection>;
  readonly stop: () => void;
}

export const lookEveryMs = 5000;
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;

const readNotice = (text: string): CompositionNotice | undefined => {
  try {
    const notice = JSON.parse(text) as Partial<CompositionNotice>;
    return typeof notice.sequence === 'number' ? { sequence: notice.sequence } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Hears of changes by server-sent events; until the first notice has come through (a proxy may hold them back),
 * and whenever they break, it looks every 5 s and tries them again after growing, jittered pauses. A hidden page
 * keeps neither connection nor timer, and looks at once when it is seen again.
 */

export const followRegistry = (parts: FeedParts): RegistryFeed => {
  const { connect, onNotice, onLook, random, changeable } = parts;
  const connection = changeable<Connection>('connecting');
  let source: EventSource | undefined;
  let look: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  const disconnect = () => {
    source?.close();
    source = undefined;
    clearInterval(look);
    clearTimeout(again);
  };
  const fail = () => {
    disconnect();
    look = setInterval(onLook, lookEveryMs);
    connection.set('polling');
    if (connect) again = setTimeout(open, pauseMs * (0.5 + random() / 2));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const hear = (event: MessageEvent<string>) => {
    const notice = readNotice(event.data);
    if (!notice) return;
    clearInterval(look);
    pauseMs = firstPauseMs;
    connection.set('events');
    onNotice(notice);
  };
  function open() {
    if (!connect) return fail();
    disconnect();
    look = setInterval(onLook, lookEveryMs);
    source = connect();
    source.addEventListener('composition', hear);
    source.addEventListener('error', fail);
  }
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') {
      disconnect();
      connection.set('paused');
      return;
    }
    pauseMs = firstPauseMs;
    onLook();
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
