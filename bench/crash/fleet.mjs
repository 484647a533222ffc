// The processes of a crash run: each can be killed, and is then started again.
import { startServer } from '../servers.mjs';

const metricsToken = 'crash';
/** The shop, the vault, and outside of production the simulated partner. */
const portsEach = 3;
/** Shoppers use many IP addresses: another bench tests the limits by address. */
const fleetEnv = {
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
  CREMA_METRICS_TOKEN: metricsToken,
  // No shopper opens a page.
  RENDERERS: '0',
};
/** A machine without time can make a start too slow: as its supervisor does, the fleet starts the process once more. */
const startsEach = 3;

/**
 * Returns { origins, pick, kill, jobsIn, stop, restarts }: `restarts` lists the milliseconds that each killed process
 * was unavailable.
 */
export const startFleet = async ({ count, port, env }) => {
  const start = async (index, starts = 1) => {
    const at = port + index * portsEach;
    const vaultOrigin = `http://localhost:${at + 1}`;
    try {
      return {
        ...(await startServer(at, {
          env: { ...fleetEnv, VAULT_ORIGIN: vaultOrigin, ...env },
          hasShop: true,
        })),
        vaultOrigin,
      };
    } catch (cause) {
      if (starts === startsEach) throw cause;
      console.log(`${cause.message} It is started once more.`);
      return start(index, starts + 1);
    }
  };
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await start(index));
  const restarts = [];
  return {
    restarts,
    origins: servers.map(({ origin }) => origin),
    /** Returns a running process, or undefined. */
    pick: () => {
      const running = servers.filter(Boolean);
      return running[Math.floor(Math.random() * running.length)];
    },
    /** Sends kill -9, then starts the process; resolves when it answers again. */
    kill: async (index) => {
      const server = servers[index];
      servers[index] = undefined;
      await server.kill();
      const started = performance.now();
      servers[index] = await start(index);
      restarts.push(Math.round(performance.now() - started));
    },
    /** The number of jobs of these topics, or of all, in one of these states, from /metrics. */
    jobsIn: async (states, topics) => {
      const [server] = servers;
      const reply = await fetch(`${server.origin}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      const lines = (await reply.text()).split('\n');
      if (!lines.includes('crema_database_up 1')) return Infinity;
      return lines
        .filter(
          (line) =>
            line.startsWith('crema_jobs{') &&
            states.some((state) => line.includes(`state="${state}"`)) &&
            (topics?.some((topic) => line.includes(`topic="${topic}"`)) ?? true),
        )
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    stop: async () => {
      for (const server of servers) await server?.stop();
    },
  };
};
