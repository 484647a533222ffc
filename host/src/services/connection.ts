import { restPaths, type Connection } from '@crema/shared-contracts';
import { createSignal } from '@crema/shared-contracts';

const probeEveryMs = 1500;
const probeLimitMs = 5000;

/**
 * Asks our own server. 204 is its answer, and a refusal is an answer too; 200 or a redirect comes from somebody else
 * on the way, such as the sign-in page of a wireless network.
 */
const isServerReachable = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(restPaths.reachability, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(probeLimitMs),
    });
    return status === 204 || status >= 400;
  } catch {
    return false;
  }
};

/**
 * Whether the server can be reached. `navigator.onLine` only says that there is a network: a failed request makes the
 * page ask (`check`), and while it is offline it asks every 1.5 s, unless it is hidden.
 */
export const createConnectionService = (probe: () => Promise<boolean> = isServerReachable) => {
  const connection = createSignal<Connection>('online');
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Grows with every change: an answer to a question from before the change counts no more. */
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
    /** A request got no answer. Many that fail together ask once. */
    check: () => {
      if (probesInFlight === 0) ask();
    },
  };
};
