import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { isMalformedUrl } from '../http/errors/malformed-url.ts';
import { chosenThemeOf, pageLocaleOf } from '../http/request-locale.ts';
import { readSession, ensureVisitorId } from '../identity/identity.public.ts';
import type { DocumentHash } from './document-index.ts';
import { createHostFiles } from './host-files.ts';
import { findMatch, renderPage } from './page-html.ts';
import type { DescribePage } from './page-subjects.ts';
import { registerCategoryPictures } from './category-pictures.endpoint.ts';
import { createSharePictures } from './share-pictures.ts';
import { createPageTexts } from './page-texts.ts';
import { registerServiceWorker } from './service-worker.endpoint.ts';
import { registerWebManifest } from './web-manifest.endpoint.ts';
import type { Overrides } from './overrides/overrides.ts';
import type { PagePolicy } from './policy/page-policy.ts';
import type { ComposeFor, VisitorComposition } from './visitor-composition.ts';

/** The URL parser would read `//host` as another host. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/)[0] ?? '/';
const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?').slice(1).join('?'));

export interface PageParts {
  readonly composeFor: ComposeFor;
  readonly overrides: Overrides;
  readonly policyFor: PagePolicy;
  readonly documentHash: DocumentHash;
  readonly describePage: DescribePage;
}
/**
 * Replies with the page to every URL that is neither a file nor an API call; an unknown page has HTTP status
 * 404 (D-141).
 */
export const registerPage = (
  app: FastifyInstance,
  deps: AppDeps,
  { composeFor, overrides, policyFor, documentHash, describePage }: PageParts,
  folders: { host: string; registry: string },
): void => {
  const hostFiles = createHostFiles(folders.host);
  const texts = createPageTexts(folders.host);
  const sharePicture = createSharePictures(folders.host);
  registerCategoryPictures(app, sharePicture);
  registerWebManifest(app, texts);
  registerServiceWorker(app, deps, folders.host);

  const bootOf = async (
    request: FastifyRequest,
    { registry, overrides }: VisitorComposition,
  ): Promise<BootDocument> => ({
    registry,
    configuration: deps.configuration,
    flags: deps.flags,
    session: await readSession(request, deps),
    locale: pageLocaleOf(request),
    visitorId: request.visitor.visitorId,
    vaultOrigin: deps.vaultOrigin,
    production: deps.production,
    overrides,
  });
  const subjectOf = async (request: FastifyRequest, boot: BootDocument) => {
    const pathname = pathOf(request);
    const path = findMatch(boot, pathname)?.route.path;
    return path === undefined
      ? undefined
      : describePage({ path, pathname, query: queryOf(request), locale: boot.locale });
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    ensureVisitorId(request, reply, deps);
    const elsewhere = overrides.applyQuery(request, reply);
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const composition = await composeFor(request);
    const pathname = pathOf(request);
    const boot = await bootOf(request, composition);
    const { html, found: known } = renderPage({
      boot,
      texts: texts(boot.locale),
      subject: await subjectOf(request, boot),
      sharePicture,
      pathname,
      publicOrigin: deps.publicOrigin,
      theme: chosenThemeOf(request),
      hostFiles: hostFiles(),
      documentHash: (remote, operation) => documentHash(composition, remote, operation),
      hasStore: request.cookies['store'] !== undefined,
    });
    const found = known && !isMalformedUrl(request);
    if (!found) deps.log.info({ pathname }, 'did not match any installed routes');
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .headers(policyFor(composition.overrides))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .send(html);
  };
  app.get('/', answer);
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    if (pathname.startsWith('/apiproxy/') || pathname.startsWith('/assets/')) return reply.callNotFound();
    return answer(request, reply);
  });
};
