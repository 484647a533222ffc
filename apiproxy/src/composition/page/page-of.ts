import type { FastifyRequest } from 'fastify';
import {
  canonicalPath,
  readRouteParams,
  resolvePreload,
  type BootDocument,
  type BuildFiles,
  withoutTracking,
  type Locale,
  type PreloadVisit,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { PageFailure } from '../../http/page-subject.ts';
import { isDemonstration } from '../../http/environment/demonstration.ts';
import { isMalformedUrl } from '../../http/errors/malformed-url.ts';
import { chosenThemeOf, pageLocaleOf } from '../../http/request-locale.ts';
import { readSession } from '../../identity/identity.public.ts';
import { isPublicRoute } from '../rendering/rendered-pages.rules.ts';
import { nothingPlanned, type PlanRendering } from '../rendering/page-renderer.ts';
import type { PlannedRendering } from '../rendering/planned-rendering.ts';
import type { VisitorComposition } from '../visitor-composition.ts';
import type { Match } from './page-head.ts';
import { findMatch, isFoundPage, pageHtml, type PageInput } from './page-html.ts';
import type { PageMessages } from './page-messages.ts';
import type { Page } from './page-reply.ts';
import { isCachedUrl } from './cached-url.ts';
import { ownPathOf, reachableRoutes } from './own-path.ts';
import { createNamePublicPage } from './public-pages.ts';
import { findPageSlot } from './page-slot.ts';
import type { DescribePage, JudgePage } from './page-subjects.ts';
import { createShellMarkup } from './shell-markup.ts';

/** The URL parser would read `//host` as another host. */
export const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/)[0] ?? '/';
const searchOf = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';
/** The order store that the host remembers in a cookie; a text of another form is ignored. */
const storeNumberOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{1,20}$/.exec(request.cookies['store'] ?? '')?.[0];

const queriesOf = (
  { remote, route }: Match,
  { pathname, ...visit }: Omit<PreloadVisit, 'params'> & { readonly pathname: string },
) => resolvePreload(route, { ...visit, params: readRouteParams(route.path, pathname) }, remote.files.queries);

/** The sources of the deployed host's pages. */
export interface PageSources {
  readonly describePage: DescribePage;
  readonly judgePage: JudgePage;
  readonly hostFiles: () => BuildFiles;
  readonly planRendering: PlanRendering;
  readonly messages: (locale: Locale) => PageMessages;
  readonly sharePicture: (key: string) => string | undefined;
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
  publicOrigin: deps.publicOrigin,
  vaultOrigin: deps.vaultOrigin,
  ...(deps.paymentModule.isWalletToken && { walletButtons: true }),
  production: deps.production,
  overrides,
});
const subjectOf = async (
  request: FastifyRequest,
  boot: BootDocument,
  { match, pathname }: { readonly match: Match | undefined; readonly pathname: string },
  describePage: DescribePage,
) => {
  if (!match) return undefined;
  return describePage({
    path: match.route.path,
    pathname,
    query: new URLSearchParams(searchOf(request)),
    locale: boot.locale,
  });
};
/** Path and query as the page reads them; visitors of a campaign share one page. */
const readUrl = (request: FastifyRequest, boot: BootDocument) => {
  const typed = pathOf(request);
  return {
    pathname: isMalformedUrl(request) ? typed : canonicalPath(reachableRoutes(boot), typed),
    search: withoutTracking(searchOf(request)),
  };
};
const isPersonal = ({ session, overrides }: BootDocument) =>
  session.kind !== 'anonymous' || overrides.length > 0;
/**
 * Whether the visitor's browser may keep the page for Back. Of the pages of a visitor with a session these are the public ones:
 * their HTML contains who the visitor is, and is not shown again before the session was read (kept-page.inline.ts).
 */
const mayBeKept = (boot: BootDocument, match: Match | undefined) =>
  !isPersonal(boot) || (boot.overrides.length === 0 && isPublicRoute(match?.route));

interface NamedPage extends PageInput {
  readonly search: string;
  readonly storeNumber: string | undefined;
  readonly planned: PlannedRendering | undefined;
}
/** Returns the function that names a page; undefined for a page that is made each time. */
const createPublicNameOf = () => {
  const nameOf = createNamePublicPage();
  return (page: NamedPage): string | undefined => {
    const { boot, pathname, search, storeNumber, theme, subject, hostFiles, messages, planned } = page;
    const isComplete = !planned || planned.content !== undefined;
    // A nonce is for one visitor.
    if (isPersonal(boot) || page.mapNonce !== undefined || !isComplete || !isCachedUrl(pathname, search))
      return undefined;
    const picture = typeof subject === 'object' ? page.sharePicture(subject.picture ?? '') : undefined;
    return nameOf({
      boot,
      objects: [hostFiles, messages, planned?.content],
      values: [pathname, search, storeNumber, theme, subject, picture],
    });
  };
};

const statusOf = (found: boolean, failure: PageFailure | undefined) => (found ? (failure ?? 200) : 404);

interface Visit {
  readonly composition: VisitorComposition;
  readonly mapNonce: string | undefined;
}
/** Makes the page of a request, from what the deployed host consists of. */
export const createPageOf = (
  deps: AppDeps,
  folder: string,
  { describePage, judgePage, hostFiles, planRendering, messages, sharePicture }: PageSources,
) => {
  const shellMarkup = createShellMarkup(folder, hostFiles, deps.log);
  const publicNameOf = createPublicNameOf();
  return async (request: FastifyRequest, { composition, mapNonce }: Visit): Promise<Page> => {
    const theme = chosenThemeOf(request);
    const boot = await bootOf(request, deps, composition);
    const { pathname, search } = readUrl(request, boot);
    const match = findMatch(boot, pathname);
    const storeNumber = storeNumberOf(request);
    const queries = match ? queriesOf(match, { pathname, search, locale: boot.locale, storeNumber }) : [];
    const subject = await subjectOf(request, boot, { match, pathname }, describePage);
    const isMissing = subject === 'missing' || isMalformedUrl(request);
    const shell = await shellMarkup({ boot, pathname, search, theme, isMissing });
    const path = ownPathOf(pathname, match, subject);
    const movedTo = path === pathOf(request) ? undefined : path + searchOf(request);
    const slot = movedTo === undefined ? findPageSlot(shell) : undefined;
    const { planned, data } = slot
      ? await planRendering({
          ...{ request, ip: request.ip, boot, match, isMissing },
          ...{ pathname, search, storeNumber, queries },
        })
      : nothingPlanned;
    const failure = match && judgePage({ path: match.route.path, pathname, storeNumber, data });
    const input = {
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
      mapNonce,
      isDemonstration: isDemonstration(deps),
    };
    const found = isFoundPage(input) && !isMalformedUrl(request);
    return {
      html: () => pageHtml(input),
      found,
      status: statusOf(found, failure),
      shell,
      rendering: slot && planned && { slot, planned },
      movedTo,
      isPersonal: isPersonal(boot),
      mayBeKept: mayBeKept(boot, match),
      publicName: slot && publicNameOf({ ...input, search, storeNumber, planned }),
    };
  };
};
