import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports of servers that journeys start. Linux gives those from 32,768 on to outgoing connections: such a port can be taken by a browser's
 * request before a server that is starting opens it.
 */
export const portRange = { first: 20_000, last: 31_999 } as const;
/** The ports of each worker of a run: two workers never choose the same one. */
const portsPerWorker = 1_000;
const workers = Math.floor((portRange.last + 1 - portRange.first) / portsPerWorker);

const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % workers;
let next = Math.floor((Math.random() * portsPerWorker) / 2);

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** Returns ports that no process listens on. No other call in this run returns them. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports: number[] = [];
  for (let tried = 0; ports.length < count; tried += 1) {
    if (tried === portsPerWorker)
      throw new Error(`No free port from ${portRange.first} to ${portRange.last}. End other servers.`);
    const port = portRange.first + worker * portsPerWorker + (next % portsPerWorker);
    next += 1;
    if (await isFree(port)) ports.push(port);
  }
  return ports;
};
