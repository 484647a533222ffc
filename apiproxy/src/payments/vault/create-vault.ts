import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createSideServer } from '../../http/side-server.ts';
import { readSimulatorStyle } from '../../simulator-pages/simulator-page.ts';
import { registerRequestMetrics } from '../../operations/request-metrics.ts';
import { cardFormPolicy, renderCardForm } from './card-form-page.ts';
import { registerBankPage } from './bank-page.endpoint.ts';
import { registerPayPalPage } from './paypal-page.endpoint.ts';
import { registerTokens } from './tokens.endpoint.ts';

const script = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';
/** The files of the vault's own pages, which the vault sends unchanged from the folder. */
const files = {
  'card-form.css': css,
  'card-form.js': script,
  'card-number.js': script,
  'card-rules.js': script,
  'card-messages.js': script,
  'page-messages.js': script,
} as const;

const registerFiles = (app: FastifyInstance): void => {
  const style = readSimulatorStyle(join(import.meta.dirname, 'browser', 'paypal.css'));
  app.get('/paypal.css', (_request, reply) =>
    reply.type(css).header('cache-control', 'no-cache').send(style),
  );
  for (const [name, type] of Object.entries(files)) {
    const text = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');
    app.get(`/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  }
};

/**
 * The card form and its tokeniser: a separate app on its own origin (D-98), so that the site's pages and API never see
 * a card number. The caller listens and closes.
 */
export const createVault = (deps: AppDeps): FastifyInstance => {
  const app = createSideServer(deps, deps.vaultOrigin);
  registerRequestMetrics(app, deps, 'vault');
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
