import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { createAppError } from '../errors/app-error.ts';
import { isLocalName } from './local-name.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts any Host header, for a load balancer that probes by IP address. */
    anyHost?: boolean;
  }
}

const defaultPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };
/** The Host values of an origin: with and without its default port. */
const hostsOf = (origin: string): readonly string[] => {
  const { host, port, protocol } = new URL(origin);
  return port ? [host] : [host, `${host}:${defaultPorts[protocol]}`];
};

/**
 * A request whose Host is not the public origin's gets 421, so that a foreign name pointing at this server gets no pages, cookies
 * or data, and an equal Origin proves nothing (L-82). In development localhost and IP addresses are accepted too, for other
 * devices of the network; another name is set as PUBLIC_ORIGIN.
 */
export const registerHostValidation = (
  app: FastifyInstance,
  { production, security }: Pick<AppDeps, 'production' | 'security'>,
  origin: string,
): void => {
  const hosts = hostsOf(origin);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.anyHost === true) return;
    const host = (request.host ?? '').toLowerCase();
    if (hosts.includes(host) || (!production && isLocalName(request.hostname))) return;
    security.report('host refused', { ip: request.ip });
    throw createAppError('MISDIRECTED_REQUEST');
  });
};
