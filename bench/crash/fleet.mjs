// The processes of a crash run: any of them can be killed, and is started again.
import { startServer } from '../servers.mjs';

const metricsToken = 'crash';
/** Shoppers come from many addresses: the limits by address are tested by another bench. */
const fleetEnv = {
  NODE_ENV: 'production',
  TRUST_PROXY: 'loopback',
  CREMA_METRICS_TOKEN: metricsToken,
};

/** { pick, kill, jobsIn, stop, restarts }: `restarts` are the milliseconds that each killed process was away. */
export const startFleet = async ({ count, port, env }) => {
  const start = (index) => {
    const at = port + index * 2;
    return startServer(at, {
      env: { ...fleetEnv, VAULT_ORIGIN: `http://localhost:${at + 1}`, ...env },
    }).then((server) => ({ ...server, vaultOrigin: `http://localhost:${at + 1}` }));
  };
  const servers = [];
  for (let index = 0; index < count; index += 1) servers.push(await start(index));
  const restarts = [];
  return {
    restarts,
    /** A process that runs, or undefined. */
    pick: () => {
      const running = servers.filter(Boolean);
      return running[Math.floor(Math.random() * running.length)];
    },
    /** kill -9, then a start; resolves when it answers again. */
    kill: async (index) => {
      const server = servers[index];
      servers[index] = undefined;
      await server.kill();
      const started = performance.now();
      servers[index] = await start(index);
      restarts.push(Math.round(performance.now() - started));
    },
    /** Jobs in one of these states, as /metrics counts them. */
    jobsIn: async (states) => {
      const [server] = servers;
      const reply = await fetch(`${server.origin}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      const lines = (await reply.text()).split('\n');
      if (!lines.includes('crema_database_up 1')) return Infinity;
      return lines
        .filter(
          (line) =>
            line.startsWith('crema_jobs{') && states.some((state) => line.includes(`state="${state}"`)),
        )
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    stop: async () => {
      for (const server of servers) await server?.stop();
    },
  };
};
