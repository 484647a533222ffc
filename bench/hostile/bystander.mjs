// Another visitor during an attack: requests the session continuously and records the slowest reply.
import { setTimeout } from 'node:timers/promises';
import { send, sessionPath } from './wire.mjs';

const pauseMs = 25;
const address = '127.0.255.1';

/** Returns { stop }, which returns { asked, worstMs, failed } once the request in flight is answered. */
export const startBystander = (origin) => {
  const seen = { asked: 0, worstMs: 0, failed: 0 };
  let stopped = false;
  const asking = (async () => {
    while (!stopped) {
      const { status, ms } = await send(origin, { path: sessionPath, from: address, timeoutMs: 120_000 });
      seen.asked += 1;
      seen.worstMs = Math.max(seen.worstMs, ms);
      if (status !== 200) seen.failed += 1;
      await setTimeout(pauseMs);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await asking;
      return seen;
    },
  };
};
