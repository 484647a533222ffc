import {
  brand,
  matchRoute,
  type BootDocument,
  type ResolvedRemote,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import { escapeHtml } from './escape-html.ts';
import { hostAddress } from './host-files.ts';
import type { PageTexts } from './page-texts.ts';
import { webManifestAddress } from './web-manifest.endpoint.ts';

export interface Match {
  readonly remote: ResolvedRemote;
  readonly route: RouteDeclaration;
}
export interface HeadInput {
  readonly boot: BootDocument;
  readonly pathname: string;
  readonly publicOrigin: string;
  /** The host's own texts, in the visitor's language. */
  readonly texts: PageTexts;
}

/** A text of the matched route, in the visitor's language. */
export const routeText = (
  boot: BootDocument,
  match: Match | undefined,
  id: 'titleId' | 'headlineId' | 'descriptionId',
): string | undefined => match?.remote.manifest.titles[boot.locale][match.route[id] ?? ''];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Only what anybody may see, and what exists, is for search engines. */
const isForSearchEngines = (match: Match | undefined) => match?.route.access === 'anyone';

/** Whether a remote that is switched off has a page here: it gets a proper page, not a 404. */
export const isSwitchedOff = ({ registry }: BootDocument, pathname: string): boolean =>
  registry.disabled.some(
    ({ paths }) =>
      matchRoute(
        paths.map((path) => ({ path })),
        pathname,
      ) !== undefined,
  );

const titleOf = ({ boot, pathname, texts }: HeadInput, match: Match | undefined): string =>
  match
    ? (routeText(boot, match, 'titleId') ?? '')
    : isSwitchedOff(boot, pathname)
      ? texts.switchedOffTitle
      : texts.notFoundTitle;

/**
 * Title, description, canonical address and picture of a page, by its route's row in remote.json. The host changes
 * these tags when the visitor navigates (document-head.ts), so each of them is always there.
 */
export const headHtml = (input: HeadInput, match: Match | undefined): string => {
  const { boot, pathname, publicOrigin, texts } = input;
  const title = titleOf(input, match);
  const description = routeText(boot, match, 'descriptionId') ?? texts.description;
  // Joined as text: a path that begins with two slashes must not name another host.
  const address = publicOrigin + pathname;
  const image = `${publicOrigin}/assets/host/share-${match?.route.shareImage ?? 'shop'}.png`;
  return [
    `<title>${escapeHtml(title ? `${title} · ${brand.name}` : brand.name)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(isForSearchEngines(match) ? [] : [meta('name', 'robots', 'noindex')]),
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
