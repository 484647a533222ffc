import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { parsedHeadBytes } from '../errors/oversized-head.ts';

/** Closes connections of slow clients. The load balancer in front buffers slow customers (operating.md). */
export const connectionLimits = {
  /** The time limit for receiving head and body of a request; then the reply is 408. */
  requestTimeout: 30_000,
  /** The time limit without traffic in either direction. Event streams send a byte every 15 s. */
  connectionTimeout: 75_000,
  /**
   * The limit is longer than a balancer keeps an idle connection (60 s), so that the balancer never sends a
   * request into a connection that is closing.
   */
  keepAliveTimeout: 72_000,
  http: {
    maxHeaderSize: parsedHeadBytes,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
    // The hook in protocol-errors.ts rejects a request without Host, with our headers.
    requireHostHeader: false,
  },
  /** During shutdown, requests on open connections are answered, each with `connection: close`. */
  return503OnClosing: false,
} as const;

const defaultMaxConnections = 5_000;

/**
 * Limits the connections of a server to MAX_CONNECTIONS; further connections are closed immediately. During shutdown
 * every reply closes its connection.
 */
export const registerConnectionLimits = (
  app: FastifyInstance,
  { lifecycle, environment }: Pick<AppDeps, 'lifecycle' | 'environment'>,
): void => {
  app.server.maxConnections = environment.MAX_CONNECTIONS ?? defaultMaxConnections;
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping()) reply.header('connection', 'close');
  });
};
