// Item 3: a mail server that accepts connections and never replies, while orders are paid.
import { setTimeout as wait } from 'node:timers/promises';
import { createJudge } from './judge.mjs';
import { jobsIn, metricsToken, placeGuestOrder } from './orders.mjs';
import { startMuteRelay } from './relays.mjs';

const orders = 20;
const capturedWithinMs = 10_000;
const open = ['due', 'running', 'failing', 'scheduled', 'dead'];

export const attack = {
  item: 3,
  name: 'a mail server that never answers',
  run: async ({ startServer }) => {
    const { expect, result } = createJudge();
    const relay = await startMuteRelay();
    const server = await startServer({
      DATABASE_URL: '',
      SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
      MAIL_FROM: 'hello@shop.example',
      CREMA_METRICS_TOKEN: metricsToken,
    });
    try {
      let worstMs = 0;
      for (let n = 0; n < orders; n += 1) {
        await placeGuestOrder(server, `127.3.0.${n + 1}`);
        const placed = performance.now();
        let left = Infinity;
        while (left > 0 && performance.now() - placed < capturedWithinMs) {
          left = await jobsIn(server, 'capture-payment', open);
          await wait(20);
        }
        worstMs = Math.max(worstMs, performance.now() - placed);
        expect('a capture waits for a mail', left === 0, `${left} open after ${capturedWithinMs} ms`);
      }
      expect('the mail server was never asked', relay.connections() > 0);
      const started = performance.now();
      await server.stop();
      const stopMs = Math.round(performance.now() - started);
      expect('mails hold up the stop', stopMs < 25_000, `${stopMs} ms`);
      return result(`slowest capture ${Math.round(worstMs)} ms, stopped in ${stopMs} ms`);
    } finally {
      relay.stop();
      await server.kill();
    }
  },
};
