import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootDocument, Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { isMalformedUrl } from '../../http/errors/malformed-url.ts';
import { chosenThemeOf, pageLocaleOf } from '../../http/request-locale.ts';
import { readSession, ensureVisitorId } from '../../identity/identity.public.ts';
import { createHostFiles } from '../files/host-files.ts';
import { findMatch, renderPage } from './page-html.ts';
import type { DescribePage } from './page-subjects.ts';
import { registerCategoryPictures } from './category-pictures.endpoint.ts';
import { createSharePictures } from './share-pictures.ts';
import { createPageMessages, type PageMessages } from './page-messages.ts';
import { createShellMarkup } from './shell-markup.ts';
import { registerServiceWorker } from '../files/service-worker.endpoint.ts';
import { registerWebManifest } from '../files/web-manifest.endpoint.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { PagePolicy } from '../policy/page-policy.ts';
import type { ComposeFor, VisitorComposition } from '../visitor-composition.ts';

/** The URL parser would read `//host` as another host. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/)[0] ?? '/';
const searchOf = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';
/** The order store that the host remembers in a cookie; a text of another form is ignored. */
const storeNumberOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{1,20}$/.exec(request.cookies['store'] ?? '')?.[0];

export interface PageParts {
  readonly composeFor: ComposeFor;
  readonly overrides: Overrides;
  readonly policyFor: PagePolicy;
  readonly describePage: DescribePage;
}
const bootOf = async (
  request: FastifyRequest,
  deps: AppDeps,
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
const subjectOf = async (request: FastifyRequest, boot: BootDocument, describePage: DescribePage) => {
  const pathname = pathOf(request);
  const path = findMatch(boot, pathname)?.route.path;
  if (path === undefined) return undefined;
  return describePage({
    path,
    pathname,
    query: new URLSearchParams(searchOf(request)),
    locale: boot.locale,
  });
};
const pageHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

interface HostContent {
  readonly messages: (locale: Locale) => PageMessages;
  readonly sharePicture: (key: string) => string | undefined;
}
/** Renders the page of a request, from what the deployed host consists of. */
const createPageOf = (
  deps: AppDeps,
  { describePage }: PageParts,
  folder: string,
  { messages, sharePicture }: HostContent,
) => {
  const hostFiles = createHostFiles(folder);
  const shellMarkup = createShellMarkup(folder, hostFiles, deps.log);
  return async (request: FastifyRequest, composition: VisitorComposition) => {
    const pathname = pathOf(request);
    const search = searchOf(request);
    const theme = chosenThemeOf(request);
    const boot = await bootOf(request, deps, composition);
    return renderPage({
      boot,
      messages: messages(boot.locale),
      subject: await subjectOf(request, boot, describePage),
      sharePicture,
      pathname,
      publicOrigin: deps.publicOrigin,
      theme,
      hostFiles: hostFiles(),
      search,
      storeNumber: storeNumberOf(request),
      shell: await shellMarkup({ boot, pathname, search, theme }),
    });
  };
};

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
  const pageOf = createPageOf(deps, parts, folders.host, hostContent);
  registerCategoryPictures(app, hostContent.sharePicture);
  registerWebManifest(app, hostContent.messages);
  registerServiceWorker(app, deps, folders.host);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    ensureVisitorId(request, reply, deps);
    const elsewhere = overrides.applyQuery(request, reply);
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const composition = await composeFor(request);
    const { html, found: known } = await pageOf(request, composition);
    const found = known && !isMalformedUrl(request);
    if (!found) deps.log.info({ pathname: pathOf(request) }, 'did not match any installed routes');
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .headers(policyFor(composition.overrides))
      .send(html);
  };
  app.get('/', answer);
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    if (pathname.startsWith('/apiproxy/') || pathname.startsWith('/assets/')) return reply.callNotFound();
    return answer(request, reply);
  });
};
