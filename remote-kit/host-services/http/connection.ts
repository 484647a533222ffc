import { hostPaths, type Connection } from '@crema/shared-contracts';
import { createSignal } from '@crema/shared-contracts';
import type { ServerClock } from './server-clock.ts';

const probeEveryMs = 1500;
const probeLimitMs = 5000;

/**
 * Sends a request to our server. It answers 204; an error status counts as reachable too. A proxy sent a 200
 * or a redirect, for instance the sign-in page of a wireless network.
 */
export const isServerReachable = async (noteReply: ServerClock['noteReply']): Promise<boolean> => {
  try {
    const sentAt = performance.now();
    const reply = await fetch(hostPaths.reachability, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(probeLimitMs),
    });
    const isReachable = reply.status === 204 || reply.status >= 400;
    if (isReachable) noteReply(reply, sentAt);
    return isReachable;
  } catch {
    return false;
  }
};

/**
 * Whether the server can be reached. `navigator.onLine` only reports that there is a network, so the page
 * checks after a failed request (`check`), and every 1.5 s while it is offline and visible.
 */
export const createConnectionService = (probe: () => Promise<boolean>) => {
  const connection = createSignal<Connection>('online');
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The number grows with every change: the reply to a check that started before the change is ignored. */
  let epoch = 0;
  let probesInFlight = 0;

  const change = (next: Connection) => {
    if (connection.get() === next) return;
    epoch += 1;
    clearInterval(timer);
    timer = next === 'offline' ? setInterval(checkIfVisible, probeEveryMs) : undefined;
    connection.set(next);
  };
  const ask = () => {
    const asked = epoch;
    probesInFlight += 1;
    void probe().then((reachable) => {
      probesInFlight -= 1;
      if (asked === epoch) change(reachable ? 'online' : 'offline');
    });
  };
  function checkIfVisible() {
    if (document.visibilityState === 'visible' && connection.get() === 'offline') ask();
  }
  const lose = () => change('offline');

  addEventListener('offline', lose);
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', checkIfVisible);
  if (!navigator.onLine) lose();
  return {
    connection,
    /** Reports a request without a reply. Several requests that fail together cause one check. */
    check: () => {
      if (probesInFlight === 0) ask();
    },
  };
};
