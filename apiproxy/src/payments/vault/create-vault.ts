import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createSideServer } from '../../http/side-server.ts';
import { registerRequestMetrics } from '../../operations/request-metrics.ts';
import { registerSharedFiles } from './card-form-page.ts';
import { registerVaultFont } from './vault-files.ts';

/**
 * The vault: a separate app on its own origin (D-98), so that the site's pages and API never see a card number. Its pages are those
 * of the payment provider. The caller listens and closes.
 */
export const createVault = (deps: AppDeps): FastifyInstance => {
  const app = createSideServer(deps, deps.vaultOrigin);
  registerRequestMetrics(app, deps, 'vault');
  registerSharedFiles(app);
  registerVaultFont(app);
  deps.paymentModule.registerVaultPages(app, deps);
  return app;
};
