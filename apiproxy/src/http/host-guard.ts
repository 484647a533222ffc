import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever Host was asked for: for a balancer that asks by address. */
    anyHost?: boolean;
  }
}

const defaultPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };
/** The Host values that name an origin: with and without its usual port. */
const hostsOf = (origin: string): readonly string[] => {
  const { host, port, protocol } = new URL(origin);
  return port ? [host] : [host, `${host}:${defaultPorts[protocol]}`];
};

/**
 * In production a request for another host than the origin's is answered 421: no address but the one that browsers
 * know, such as a name that an attacker points here, gets pages, cookies or data. Elsewhere any host is served.
 */
export const registerHostGuard = (
  app: FastifyInstance,
  { production, security }: Pick<AppDeps, 'production' | 'security'>,
  origin: string,
): void => {
  if (!production) return;
  const hosts = hostsOf(origin);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.anyHost === true) return;
    const host = (request.host ?? '').toLowerCase();
    if (hosts.includes(host)) return;
    security.report('host refused', { ip: request.ip });
    throw refusal('MISDIRECTED_REQUEST');
  });
};
