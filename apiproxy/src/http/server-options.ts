import { LogController } from 'fastify';
import { schemaController } from './body-types.ts';
import type { AppDeps } from './app-deps.ts';
import { connectionLimits } from './limits/connection-limits.ts';
import { createErrorHandler } from './errors/error-handling.ts';
import { createClientErrorHandler } from './errors/protocol-errors.ts';
import { readTrustedProxies } from './security/trust-proxy.ts';

interface OwnOptions {
  /** The limit of a request body in bytes. */
  readonly bodyLimit: number;
  /** The headers are also sent with replies to requests that Fastify or Node rejects. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Fastify options that the shop and the vault share. */
export const serverOptions = (deps: AppDeps, { bodyLimit, headers }: OwnOptions) => ({
  loggerInstance: deps.log,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'referenceId' }),
  bodyLimit,
  genReqId: () => deps.ids.next(),
  requestIdHeader: false as const,
  trustProxy: readTrustedProxies(deps.environment.TRUST_PROXY),
  frameworkErrors: createErrorHandler(deps, headers),
  clientErrorHandler: createClientErrorHandler(deps, headers),
  schemaController,
  ...connectionLimits,
});
