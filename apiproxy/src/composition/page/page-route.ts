import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readRouteParams,
  resolvePreload,
  type BootDocument,
  type BuildFiles,
  type Locale,
  type PreloadVisit,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { isMalformedUrl } from '../../http/errors/malformed-url.ts';
import { chosenThemeOf, pageLocaleOf } from '../../http/request-locale.ts';
import { readSession, ensureVisitorId } from '../../identity/identity.public.ts';
import { findMatch, pageHtml } from './page-html.ts';
import { sendPage, type Page } from './page-reply.ts';
import { findPageSlot } from './page-slot.ts';
import type { Match } from './page-head.ts';
import type { DescribePage } from './page-subjects.ts';
import { registerCategoryPictures } from './category-pictures.endpoint.ts';
import { createSharePictures } from './share-pictures.ts';
import { createPageMessages, type PageMessages } from './page-messages.ts';
import { createShellMarkup } from './shell-markup.ts';
import { registerServiceWorker } from '../files/service-worker.endpoint.ts';
import { registerWebManifest } from '../files/web-manifest.endpoint.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { PagePolicy } from '../policy/page-policy.ts';
import type { PlanRendering } from '../rendering/page-renderer.ts';
import type { ComposeFor, VisitorComposition } from '../visitor-composition.ts';

/** The URL parser would read `//host` as another host. */
const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/)[0] ?? '/';
const searchOf = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';
/** The order store that the host remembers in a cookie; a text of another form is ignored. */
const storeNumberOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{1,20}$/.exec(request.cookies['store'] ?? '')?.[0];

const queriesOf = (
  { remote, route }: Match,
  { pathname, ...visit }: Omit<PreloadVisit, 'params'> & { readonly pathname: string },
) =>
  resolvePreload(route, { ...visit, params: readRouteParams(route.path, pathname) }, remote.files.queries);

export interface PageParts {
  readonly composeFor: ComposeFor;
  readonly overrides: Overrides;
  readonly policyFor: PagePolicy;
  readonly describePage: DescribePage;
  readonly hostFiles: () => BuildFiles;
  readonly planRendering: PlanRendering;
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
const subjectOf = async (
  request: FastifyRequest,
  boot: BootDocument,
  match: Match | undefined,
  describePage: DescribePage,
) => {
  if (!match) return undefined;
  return describePage({
    path: match.route.path,
    pathname: pathOf(request),
    query: new URLSearchParams(searchOf(request)),
    locale: boot.locale,
  });
};
const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

interface HostContent {
  readonly messages: (locale: Locale) => PageMessages;
  readonly sharePicture: (key: string) => string | undefined;
}
/** Makes the page of a request, from what the deployed host consists of. */
const createPageOf = (
  deps: AppDeps,
  { describePage, hostFiles, planRendering }: PageParts,
  folder: string,
  { messages, sharePicture }: HostContent,
) => {
  const shellMarkup = createShellMarkup(folder, hostFiles, deps.log);
  return async (request: FastifyRequest, composition: VisitorComposition): Promise<Page> => {
    const [pathname, search] = [pathOf(request), searchOf(request)];
    const theme = chosenThemeOf(request);
    const boot = await bootOf(request, deps, composition);
    const match = findMatch(boot, pathname);
    const queries = match ? queriesOf(match, { pathname, search, locale: boot.locale, storeNumber: storeNumberOf(request) }) : [];
    const [subject, shell] = await Promise.all([
      subjectOf(request, boot, match, describePage),
      shellMarkup({ boot, pathname, search, theme }),
    ]);
    const slot = findPageSlot(shell);
    const isMissing = subject === 'missing' || isMalformedUrl(request);
    const planned =
      slot && (await planRendering({ request, boot, match, isMissing, pathname, search, queries }));
    const html = pageHtml({
      boot,
      match,
      messages: messages(boot.locale),
      subject,
      sharePicture,
      pathname,
      publicOrigin: deps.publicOrigin,
      theme,
      hostFiles: hostFiles(),
      queries,
      isRendered: planned !== undefined,
    });
    return {
      ...html,
      found: html.found && !isMalformedUrl(request),
      shell,
      rendering: slot && planned && { slot, planned },
      isPersonal: boot.session.kind !== 'anonymous' || boot.overrides.length > 0,
    };
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
    const page = await pageOf(request, composition);
    if (!page.found) deps.log.info({ pathname: pathOf(request) }, 'did not match any installed routes');
    reply.headers(pageHeaders).headers(policyFor(composition.overrides));
    return sendPage(request, reply, page);
  };
  app.get('/', answer);
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request);
    if (pathname.startsWith('/apiproxy/') || pathname.startsWith('/assets/')) return reply.callNotFound();
    return answer(request, reply);
  });
};
