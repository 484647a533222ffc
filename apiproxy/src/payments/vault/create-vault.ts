import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { registerConnectionLimits } from '../../http/limits/connection-limits.ts';
import { registerErrorHandling } from '../../http/errors/error-handling.ts';
import { registerHostValidation } from '../../http/security/host-validation.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { dataPolicy, originHeaders, permissionsPolicy } from '../../http/security/secure-headers.ts';
import { registerProtocolErrors } from '../../http/errors/protocol-errors.ts';
import { registerRequestLog } from '../../http/logging/request-log.ts';
import { registerTextLimits } from '../../http/limits/text-limits.ts';
import { cardFormPolicy, renderCardForm } from './card-form-page.ts';
import { registerRequestMetrics } from '../../operations/request-metrics.ts';
import { serverOptions } from '../../http/server-options.ts';
import { registerBankPage } from './bank-page.endpoint.ts';
import { registerPayPalPage } from './paypal-page.endpoint.ts';
import { registerTokens } from './tokens.endpoint.ts';

const bodyLimit = 2 * 1024;
const script = 'text/javascript; charset=utf-8';
/** The files of the vault's pages, which the vault sends unchanged from the folder. */
const files = {
  'card-form.css': 'text/css; charset=utf-8',
  'paypal.css': 'text/css; charset=utf-8',
  'card-form.js': script,
  'card-number.js': script,
  'card-rules.js': script,
  'card-messages.js': script,
  'page-messages.js': script,
} as const;

const registerFiles = (app: FastifyInstance): void => {
  for (const [name, type] of Object.entries(files)) {
    const text = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');
    app.get(`/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  }
};

const vaultHeaders = (vaultOrigin: string) => ({
  ...originHeaders(vaultOrigin),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({ geolocation: '', payment: 'self', 'screen-wake-lock': '' }),
  'content-security-policy': dataPolicy,
});

/** The vault accepts writes only from its own form. */
const registerOwnOriginOnly = (app: FastifyInstance, { vaultOrigin, security }: AppDeps): void => {
  const headers = vaultHeaders(vaultOrigin);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === undefined ? origin === vaultOrigin : site === 'same-origin') return;
    security.report('write refused', { ip: request.ip, detail: request.routeOptions.url });
    throw createAppError('ORIGIN_REFUSED');
  });
};

/**
 * The card form and its tokeniser: a separate app on its own origin (D-98), so that the site's pages and API never see
 * a card number. The caller listens and closes.
 */
export const createVault = (deps: AppDeps): FastifyInstance => {
  const headers = vaultHeaders(deps.vaultOrigin);
  const app = fastify(serverOptions(deps, { bodyLimit, headers }));
  registerConnectionLimits(app, deps);
  registerRequestMetrics(app, deps, 'vault');
  registerRequestLog(app);
  registerErrorHandling(app, deps, headers);
  registerProtocolErrors(app, deps, headers);
  registerOwnOriginOnly(app, deps);
  registerHostValidation(app, deps, deps.vaultOrigin);
  registerTextLimits(app);
  registerFiles(app);
  app.get('/card-form', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', cardFormPolicy(deps.publicOrigin))
      .send(renderCardForm(deps.publicOrigin, deps.clock.now())),
  );
  registerTokens(app, deps);
  registerBankPage(app, deps);
  registerPayPalPage(app, deps);
  return app;
};
