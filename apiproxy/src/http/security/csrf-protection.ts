import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { createAppError } from '../errors/app-error.ts';

export const requestHeader = 'x-crema-request';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The writes that a route accepts from other sites. The default accepts only calls that the custom header, Sec-Fetch-Site or Origin proves to be our own pages'.
 * - `no-header`: also a call without any of them, unless they name another site: `navigator.sendBeacon` cannot set the header.
 * - `form-post`: also a form that another site submits, such as an OAuth provider's reply (`response_mode=form_post`).
 *   The form sends no cookie of ours: the route must check a state that this server signed.
 * - `webhook`: only programs. A request with a browser's headers is rejected. The route must verify the sender's
 *   signature.
 */
export type CrossSite = 'no-header' | 'form-post' | 'webhook';
declare module 'fastify' {
  interface FastifyContextConfig {
    crossSite?: CrossSite;
  }
}

interface WriteRequestFacts {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly hasRequestHeader: boolean;
  readonly ownOrigins: readonly string[];
}
type WriteRule = (facts: WriteRequestFacts) => boolean;
const isOfAnotherSite: WriteRule = ({ site, origin, ownOrigins }) =>
  site === undefined ? origin !== undefined && !ownOrigins.includes(origin) : site !== 'same-origin';
/**
 * Browsers set Sec-Fetch-Site and Origin themselves, so each of them proves our own page as well as the custom header does.
 * Some networks remove request headers that begin with `x-` (PLT-018).
 */
const lacksProof: WriteRule = ({ site, origin, hasRequestHeader, ownOrigins }) =>
  !hasRequestHeader && site !== 'same-origin' && !(origin !== undefined && ownOrigins.includes(origin));
const isOfABrowser: WriteRule = ({ site, origin }) => site !== undefined || origin !== undefined;

/** A write is rejected if a rule of its route applies. */
const writeRules: Readonly<Record<CrossSite | 'none', readonly WriteRule[]>> = {
  none: [isOfAnotherSite, lacksProof],
  'no-header': [isOfAnotherSite],
  'form-post': [],
  webhook: [isOfABrowser],
};

const factsOf = (request: FastifyRequest, { publicOrigin, production }: AppDeps): WriteRequestFacts => ({
  site: request.headers['sec-fetch-site'] as string | undefined,
  origin: request.headers.origin,
  hasRequestHeader: request.headers[requestHeader] !== undefined,
  // In production a write must come from the public origin; in development other names of the machine are
  // allowed too, which the check of the Host header has limited.
  ownOrigins: production ? [publicOrigin] : [publicOrigin, `${request.protocol}://${request.host}`],
});

/** D-07: a write must be proved to come from our own origin, unless its route says otherwise. */
export const registerCsrfProtection = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const facts = factsOf(request, deps);
    const rules = writeRules[request.routeOptions.config.crossSite ?? 'none'];
    if (!rules.some((isViolatedBy) => isViolatedBy(facts))) return;
    deps.security.report('write refused', { ip: request.ip, detail: request.routeOptions.url });
    throw createAppError('ORIGIN_REFUSED');
  });
};
