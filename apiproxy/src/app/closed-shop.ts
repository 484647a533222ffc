import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { sampleFolder } from '../shop/sample.ts';

/** The routes that show what is sold: every page but those of stores' staff, and the API of the pages. */
const closedRoutes: readonly (string | undefined)[] = ['/', '/*', '/sitemap.xml', restPaths.graphql];
/** The page's route replies to missing files too. */
const neverPages = /^\/(?:assets|\.well-known)\//;
const isClosed = ({ routeOptions, url }: FastifyRequest): boolean =>
  closedRoutes.includes(routeOptions.url) && !neverPages.test(url);

/**
 * Until a version of the shop's data has started, customers get SHOP_NOT_OPEN, and the log names the command that loads one (SHP-013).
 * Files, probes, store boards and webhooks work as usual.
 */
export const registerClosedShop = (
  app: FastifyInstance,
  { isShopOpen, log }: Pick<AppDeps, 'isShopOpen' | 'log'>,
): void => {
  app.addHook('onReady', async () => {
    if (!(await isShopOpen()))
      log.warn(
        `the shop is not open: no shop data is loaded. Load a folder of it: npm run shop -- load FOLDER; the sample: npm run shop -- load ${sampleFolder}`,
      );
  });
  app.addHook('onRequest', async (request) => {
    if (isClosed(request) && !(await isShopOpen()))
      throw createAppError('SHOP_NOT_OPEN', undefined, {
        message: 'The shop is not open yet: its data is not loaded.',
      });
  });
};
