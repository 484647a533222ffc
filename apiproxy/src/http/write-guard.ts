import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { refusal } from './refusal.ts';

export const requestHeader = 'x-crema-request';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

interface WriteFacts {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly named: boolean;
  readonly own: readonly string[];
}
/** Checked top to bottom: a browser that tells where a write comes from must tell that it comes from us. */
const writeRules: readonly ((facts: WriteFacts) => boolean)[] = [
  ({ site }) => site !== undefined && site !== 'same-origin',
  ({ site, origin, own }) => site === undefined && origin !== undefined && !own.includes(origin),
  ({ named }) => !named,
];

const factsOf = (request: FastifyRequest, { publicOrigin, production }: AppDeps): WriteFacts => ({
  site: request.headers['sec-fetch-site'] as string | undefined,
  origin: request.headers.origin,
  named: request.headers[requestHeader] !== undefined || request.routeOptions.config.beacon === true,
  // In production only what browsers know; a developer may open the shop by another name of the machine.
  own: production ? [publicOrigin] : [publicOrigin, `${request.protocol}://${request.host}`],
});

/** D-07: a write needs the custom header and must not come from another origin. */
export const registerWriteGuard = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onRequest', async (request) => {
    if (reads.has(request.method)) return;
    const facts = factsOf(request, deps);
    if (!writeRules.some((broken) => broken(facts))) return;
    deps.security.report('write refused', { ip: request.ip, detail: request.routeOptions.url });
    throw refusal('ORIGIN_REFUSED');
  });
};
