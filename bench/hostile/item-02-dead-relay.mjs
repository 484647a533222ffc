// Item 2: the mail server is unavailable for longer than the first release kept a job (55 s), then returns.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node, root } from '../../scripts/packages.mjs';
import { createJudge } from './judge.mjs';
import { jobsIn, metricsToken, placeGuestOrder } from './orders.mjs';
import { closedPort, startTakingRelay } from './relays.mjs';

const orders = 3;
const awayMs = 70_000;
const mailedWithinMs = 30_000;
const open = ['due', 'running', 'failing', 'scheduled'];

const operate = (dataDir, ...words) =>
  execFileSync(node, [join(root, 'apiproxy/src/operate.ts'), ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });

export const attack = {
  item: 2,
  name: 'a mail server that is away for 70 s',
  run: async ({ startServer }) => {
    const { expect, result } = createJudge();
    const port = await closedPort();
    const folder = mkdtempSync(join(tmpdir(), 'crema-away-'));
    const dataDir = join(folder, 'db');
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'hello@shop.example',
      CREMA_METRICS_TOKEN: metricsToken,
    });
    try {
      for (let n = 0; n < orders; n += 1) await placeGuestOrder(server, `127.2.0.${n + 1}`);
      await wait(awayMs);
      const kept = await jobsIn(server, 'mail-receipt', ['failing', 'running']);
      expect('a receipt is given up', kept === orders, `${kept} of ${orders} are still tried`);
      const dead = await jobsIn(server, 'mail-receipt', ['dead']);
      expect('a job is dead', dead === 0, `${dead} dead`);
      const captures = await jobsIn(server, 'capture-payment', [...open, 'dead']);
      expect('a payment is not captured', captures === 0, `${captures} open`);
      const relay = await startTakingRelay(port);
      const revived = operate(dataDir, 'jobs', 'revive', '--topic', 'mail-receipt');
      const end = performance.now() + mailedWithinMs;
      while (relay.mails.length < orders && performance.now() < end) await wait(100);
      expect('a receipt is lost', relay.mails.length === orders, `${relay.mails.length} of ${orders} mailed`);
      expect('reconcile finds a deviation', operate(dataDir, 'reconcile').includes(' 0 deviations'));
      relay.stop();
      return result(revived.trim().split('\n').at(-1));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
