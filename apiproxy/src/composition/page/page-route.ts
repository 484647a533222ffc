import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { ensureVisitorId, renewPreferences } from '../../identity/identity.public.ts';
import { isDemonstration } from '../../http/environment/demonstration.ts';
import { registerDemonstrationStyles } from '../demonstration/demonstration-strip.ts';
import { registerDemonstrationOfflinePage } from '../demonstration/offline-page.endpoint.ts';
import { createPageOf, pathOf, type PageSources } from './page-of.ts';
import { createSendPage } from './page-reply.ts';
import { createValueCache } from '../value-cache.ts';
import { renderCacheBytes, renderingTtlMs } from '../rendering/cache-sizes.ts';
import { publicPageBytes } from './public-pages.ts';
import { registerSharePictures } from './share-pictures.endpoint.ts';
import { createSharePictures } from './share-pictures.ts';
import { createPageMessages } from './page-messages.ts';
import { registerServiceWorker } from '../files/service-worker.endpoint.ts';
import { registerWellKnown, wellKnown } from '../files/well-known.endpoint.ts';
import { registerWebManifest } from '../files/web-manifest.endpoint.ts';
import type { Overrides } from '../overrides/overrides.ts';
import { createMapNonce, type PagePolicy } from '../policy/page-policy.ts';
import type { ComposeFor } from '../visitor-composition.ts';

export interface PageParts extends Pick<
  PageSources,
  'describePage' | 'judgePage' | 'hostFiles' | 'planRendering'
> {
  readonly composeFor: ComposeFor;
  readonly overrides: Overrides;
  readonly policyFor: PagePolicy;
}
/** Below these nothing is a page: a missing file or endpoint is 404 without one. */
const unpaged = ['/apiproxy/', '/assets/', wellKnown];
const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;
/** A wallet may open a window of its own from the vault's frame, and must know its opener. */
const openerPolicyOf = ({ paymentModule }: AppDeps): string =>
  paymentModule.isWalletToken ? 'same-origin-allow-popups' : 'same-origin';

/**
 * Replies with the page to every URL that is neither a file nor an API call; an unknown page has HTTP status
 * 404 (D-141).
 */
export const registerPage = (
  app: FastifyInstance,
  deps: AppDeps,
  parts: PageParts,
  folders: { host: string; registry: string },
): void => {
  const { composeFor, overrides, policyFor } = parts;
  const hostContent = {
    messages: createPageMessages(folders.host),
    sharePicture: createSharePictures(folders.host),
  };
  const pageOf = createPageOf(deps, folders.host, { ...parts, ...hostContent });
  const { sentPages } = renderCacheBytes(deps.environment);
  const sendPage = createSendPage(
    createValueCache({
      clock: deps.clock,
      ttlMs: renderingTtlMs,
      maxSize: sentPages,
      sizeOf: publicPageBytes,
    }),
    deps.clock,
  );
  registerSharePictures(app, hostContent.sharePicture);
  registerWebManifest(app, hostContent.messages);
  registerWellKnown(app, deps);
  registerServiceWorker(app, deps, folders.host);
  if (isDemonstration(deps)) {
    registerDemonstrationStyles(app);
    registerDemonstrationOfflinePage(app, folders.host);
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    ensureVisitorId(request, reply, deps);
    renewPreferences(request, reply, deps);
    const elsewhere = overrides.applyQuery(request, reply);
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const composition = await composeFor(request);
    const mapNonce = createMapNonce(deps.configuration);
    const page = await pageOf(request, { composition, mapNonce });
    if (!page.found) deps.log.info({ pathname: pathOf(request) }, 'did not match any installed routes');
    reply
      .headers({ ...pageHeaders, 'cross-origin-opener-policy': openerPolicyOf(deps) })
      .headers(policyFor({ overrides: composition.overrides, mapNonce }));
    return sendPage(request, reply, page);
  };
  app.get('/', answer);
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    if (unpaged.some((prefix) => pathname.startsWith(prefix))) return reply.callNotFound();
    return answer(request, reply);
  });
};
