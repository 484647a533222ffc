import {
  brand,
  matchRoute,
  type BootDocument,
  type ResolvedRemote,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import type { PageSubject } from '../../http/page-subject.ts';
import { escapeHtml } from './escape-html.ts';
import { hostAddress } from '../../storage/deployed-host.ts';
import type { PageMessages } from './page-messages.ts';
import { webManifestAddress } from '../files/web-manifest.endpoint.ts';

export interface Match {
  readonly remote: ResolvedRemote;
  readonly route: RouteDeclaration;
}
export interface HeadInput {
  readonly boot: BootDocument;
  readonly pathname: string;
  readonly publicOrigin: string;
  /** The host's own texts, in the visitor's language. */
  readonly messages: PageMessages;
  /**
   * The subject of the page, from the module that owns the page; `missing` if the URL names something that
   * does not exist.
   */
  readonly subject?: PageSubject | 'missing' | undefined;
  /** The path of a picture that the build drew for a product, category or design. */
  readonly sharePicture: (key: string) => string | undefined;
}

/** A text of the matched route, in the visitor's language. */
export const routeText = (
  boot: BootDocument,
  match: Match | undefined,
  id: 'titleId' | 'namedTitleId' | 'headlineId' | 'descriptionId',
): string | undefined => match?.remote.manifest.titles[boot.locale][match.route[id] ?? ''];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/**
 * Search engines index only pages that every visitor may see, that exist and that have a description: steps of a visit have none. They
 * have no session, so the page of a signed-in member says nothing to them.
 */
const isForSearchEngines = ({ subject, boot }: HeadInput, match: Match | undefined) =>
  boot.session.kind === 'member' ||
  (match?.route.access === 'anyone' && match.route.descriptionId !== undefined && subject !== 'missing');

/**
 * Whether a remote that is switched off has a page here: the page then shows a notice instead of “not found”.
 */
export const isSwitchedOff = ({ registry }: BootDocument, pathname: string): boolean =>
  registry.disabled.some(
    ({ paths }) =>
      matchRoute(
        paths.map((path) => ({ path })),
        pathname,
      ) !== undefined,
  );

const shownSubject = ({ subject }: HeadInput) => (subject === 'missing' ? undefined : subject);

const matchedTitle = (input: HeadInput, match: Match): string => {
  const { boot, messages, subject } = input;
  if (subject === 'missing') return messages.notFoundTitle;
  if (!subject) return routeText(boot, match, 'titleId') ?? '';
  const pattern = routeText(boot, match, 'namedTitleId');
  // The replacement is a function, because a name may contain `$&`, which has a meaning in a replacement
  // text.
  return pattern ? pattern.replace('{name}', () => subject.name) : subject.name;
};
const titleOf = (input: HeadInput, match: Match | undefined): string => {
  const { boot, pathname, messages } = input;
  if (match) return matchedTitle(input, match);
  return isSwitchedOff(boot, pathname) ? messages.switchedOffTitle : messages.notFoundTitle;
};
const descriptionOf = (input: HeadInput, match: Match | undefined): string =>
  shownSubject(input)?.description ??
  (input.subject === 'missing' ? undefined : routeText(input.boot, match, 'descriptionId')) ??
  input.messages.description;
const pictureOf = (input: HeadInput, match: Match | undefined): string => {
  const key = shownSubject(input)?.picture;
  const drawn = key === undefined ? undefined : input.sharePicture(key);
  return drawn ?? `${hostAddress}share-${match?.route.shareImage ?? 'shop'}.png`;
};

/**
 * Returns title, description, canonical URL and picture of a page, from its subject, else from its route's
 * row in remote.json. The host changes these tags when the visitor navigates (document-head.ts), so every
 * page contains all of them.
 */
export const headHtml = (input: HeadInput, match: Match | undefined): string => {
  const { pathname, publicOrigin } = input;
  const title = titleOf(input, match);
  const description = descriptionOf(input, match);
  // The parts are joined as text: a path that begins with two slashes must not name another host.
  const address = publicOrigin + (shownSubject(input)?.path ?? pathname);
  const image = publicOrigin + pictureOf(input, match);
  return [
    `<title>${escapeHtml(title ? `${title} · ${brand.name}` : brand.name)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(isForSearchEngines(input, match) ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title || brand.name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${hostAddress}apple-touch-icon.png">`,
    `<link rel="manifest" href="${webManifestAddress}" crossorigin="use-credentials">`,
  ].join('\n');
};
