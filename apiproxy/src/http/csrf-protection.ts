import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { createAppError } from './app-error.ts';

export const requestHeader = 'x-crema-request';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface WriteRequestFacts {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly hasRequestHeader: boolean;
  readonly ownOrigins: readonly string[];
}
/**
 * Checked top to bottom. A write is rejected if a rule applies: a Sec-Fetch-Site or Origin header of another site, or
 * no x-crema-request header.
 */
const writeRules: readonly ((facts: WriteRequestFacts) => boolean)[] = [
  ({ site }) => site !== undefined && site !== 'same-origin',
  ({ site, origin, ownOrigins }) =>
    site === undefined && origin !== undefined && !ownOrigins.includes(origin),
  ({ hasRequestHeader }) => !hasRequestHeader,
];

const factsOf = (request: FastifyRequest, { publicOrigin, production }: AppDeps): WriteRequestFacts => ({
  site: request.headers['sec-fetch-site'] as string | undefined,
  origin: request.headers.origin,
  hasRequestHeader:
    request.headers[requestHeader] !== undefined || request.routeOptions.config.allowsSendBeacon === true,
  // In production only the public origin; in development also other names of the machine.
  ownOrigins: production ? [publicOrigin] : [publicOrigin, `${request.protocol}://${request.host}`],
});

/** D-07: a write needs the custom header and must come from our own origin. */
export const registerCsrfProtection = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const facts = factsOf(request, deps);
    if (!writeRules.some((isViolatedBy) => isViolatedBy(facts))) return;
    deps.security.report('write refused', { ip: request.ip, detail: request.routeOptions.url });
    throw createAppError('ORIGIN_REFUSED');
  });
};
