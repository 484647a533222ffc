import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';

/** A client that is slower than this is cut off; the balancer in front buffers slow customers (operating.md). */
export const connectionLimits = {
  /** Head and body of a request must be here by then: answered 408. */
  requestTimeout: 30_000,
  /** Without a byte in either direction. Event streams send one every 15 s. */
  connectionTimeout: 75_000,
  /** Longer than a balancer keeps an idle connection (60 s), so that it never sends a request into a closing one. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
    // A request without Host is refused by server-refusals.ts, with our headers.
    requireHostHeader: false,
  },
  /** While stopping, requests on open connections are answered, each with `connection: close`. */
  return503OnClosing: false,
} as const;

const defaultMaxConnections = 5_000;

/** MAX_CONNECTIONS: connections that one server of this process holds; further ones are closed at once. */
export const readMaxConnections = (text: string | undefined): number => {
  if (text === undefined || text.trim() === '') return defaultMaxConnections;
  const connections = Number(text);
  if (!Number.isInteger(connections) || connections < 1)
    throw new Error(`MAX_CONNECTIONS: "${text}" is not a number of connections; expected one like 5000`);
  return connections;
};

/** Bounds the connections of a server, and lets none be used again once the server stops. */
export const registerConnectionLimits = (
  app: FastifyInstance,
  { lifecycle }: Pick<AppDeps, 'lifecycle'>,
): void => {
  app.server.maxConnections = readMaxConnections(process.env['MAX_CONNECTIONS']);
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping()) reply.header('connection', 'close');
  });
};
