import { idempotencyHeader, serverErrors } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { createAppError } from '../errors/app-error.ts';
import {
  claimWrite,
  releaseClaim,
  storeReply,
  type Claim,
  type KeyedWrite,
  type StoredReply,
} from './idempotency-store.ts';

/** The header of a stored reply that is sent again. */
export const replayHeader = 'idempotent-replay';
const keyPattern = /^[\w-]{8,64}$/;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const storedHeaders = ['content-type', 'set-cookie', 'cache-control', 'retry-after'] as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reason why this route ignores idempotency keys, for example because it only reads. */
    ignoresIdempotencyKey?: string;
  }
  interface FastifyRequest {
    idempotencyClaim?: Claim;
  }
}

/** Errors that are independent of the write, or that a second attempt may not cause: they are not stored. */
const isTransient = (status: number): boolean => status >= 500 || [401, 408, 429].includes(status);

interface GraphqlErrors {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
const errorStatusOf = (code: string | undefined): number =>
  code !== undefined && Object.hasOwn(serverErrors, code)
    ? serverErrors[code as keyof typeof serverErrors]
    : 500;
/** GraphQL errors come with status 200; their codes have the status of the catalogue. */
const hasTransientError = (body: string): boolean => {
  if (!body.includes('"errors"')) return false;
  const { errors = [] } = JSON.parse(body) as GraphqlErrors;
  return errors.some(({ extensions }) => isTransient(errorStatusOf(extensions?.code)));
};

const readWrite = (request: FastifyRequest, { signer }: AppDeps): KeyedWrite | undefined => {
  const key = request.headers[idempotencyHeader];
  const isIgnored =
    safeMethods.has(request.method) || request.routeOptions.config.ignoresIdempotencyKey !== undefined;
  if (isIgnored || key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw createAppError('VALIDATION', undefined, { field: idempotencyHeader });
  const { visitorId } = request.visitor;
  const content = [request.method, request.url, JSON.stringify(request.body ?? null)].join('\n');
  return {
    key,
    // The id belongs to the browser, not to the session: sign-in and sign-out change the session.
    id: signer.sign('idempotency key', `${visitorId}\n${key}`),
    // The hash is keyed: the body may contain a password, which a plain hash would reveal to a guesser.
    hash: signer.sign('idempotent write', content),
  };
};
const toStored = (reply: FastifyReply, body: string): StoredReply => ({
  status: reply.statusCode,
  headers: Object.fromEntries(
    storedHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]];
    }),
  ),
  body,
});
const isReply = (result: Claim | StoredReply): result is StoredReply => 'status' in result;

/**
 * Honours the Idempotency-Key header of every write, REST and GraphQL (D-164): the same key with the same request gets
 * the stored reply, another request under the key gets IDEMPOTENCY_CONFLICT, parallel duplicates have one effect. Keys
 * belong to a visitor and expire after a day.
 */
export const registerIdempotency = (app: FastifyInstance, deps: AppDeps): void => {
  app.decorateRequest('idempotencyClaim');
  app.addHook('preHandler', async (request, reply) => {
    const write = readWrite(request, deps);
    if (!write) return;
    const result = await claimWrite(deps, write);
    if (isReply(result)) {
      reply.code(result.status).headers(result.headers).header(replayHeader, 'true');
      return reply.send(result.body === '' ? undefined : result.body);
    }
    request.idempotencyClaim = result;
  });
  // The hook runs before compression and before the reply is sent: a caller that has the reply finds it
  // stored.
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim;
    if (!claim) return payload;
    request.idempotencyClaim = undefined;
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? String(payload) : '';
    const isStored = !isTransient(reply.statusCode) && !hasTransientError(body);
    await (isStored ? storeReply(deps, claim, toStored(reply, body)) : releaseClaim(deps, claim)).catch(
      (cause: unknown) =>
        deps.log.error({ cause, url: request.routeOptions.url }, 'the reply of a write was not stored'),
    );
    return payload;
  });
};
