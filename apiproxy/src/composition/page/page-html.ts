import {
  matchRoute,
  pageFiles,
  trustedQueryUrl,
  type BootDocument,
  type BuildFiles,
  type ResolvedQuery,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import { demonstrationStrip } from '../demonstration/demonstration-strip.ts';
import { isPublicRoute } from '../rendering/rendered-pages.rules.ts';
import { registryInPage } from './registry-in-page.ts';
import { escapeHtml, escapeJson } from './escape-html.ts';
import { hostAddress } from '../../storage/deployed-host.ts';
import { headHtml, isSwitchedOff, type HeadInput, type Match } from './page-head.ts';

export interface PageInput extends HeadInput {
  readonly theme: 'light' | 'dark' | undefined;
  readonly hostFiles: BuildFiles;
  readonly match: Match | undefined;
  /** The queries of the page that the browser sends first. */
  readonly queries: readonly ResolvedQuery[];
  /** The content of the page is rendered on the server: its styles are needed for the first paint, and its data is in the page. */
  readonly isRendered: boolean;
  /** The nonce that Google's map copies from the page to what it adds. */
  readonly mapNonce?: string | undefined;
  /** No money moves in this shop, and its pages say so. */
  readonly isDemonstration: boolean;
}

export const findMatch = (boot: BootDocument, pathname: string): Match | undefined => {
  const rows = boot.registry.remotes.flatMap((remote) =>
    remote.manifest.routes
      .filter(({ flag }) => flag === undefined || boot.flags[flag as keyof typeof boot.flags])
      .map((route) => ({ path: route.path, remote, route })),
  );
  return matchRoute(rows, pathname);
};

const preload = (address: string, kind: 'script' | 'style' | 'font' | 'fetch', attributes = '') =>
  `<link rel="preload" as="${kind}" href="${escapeHtml(address)}" crossorigin${attributes}>`;
/** These files have a low priority: at full priority they would delay the host's own styles. */
const preloadBehind = (address: string, kind: 'script' | 'style' | 'fetch', integrity?: string) =>
  preload(address, kind, `${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''} fetchpriority="low"`);

const styleLink = (address: string, integrity = '', attributes = '') =>
  `<link rel="stylesheet" href="${escapeHtml(address)}" integrity="${escapeHtml(integrity)}" crossorigin${attributes}>`;
/** The loader in the remote's code finds this link by the name of its file; without it, it adds the styles a second time. */
const remoteStyleLink = (url: string, file: string, integrity?: string) =>
  styleLink(`${url}${file}`, integrity, ` data-href="${escapeHtml(file)}"`);

/** The policy of the page allows this text by its hash. Before the styles: a script after them waits for them. */
const inlineScripts = ({ hostFiles }: PageInput) =>
  hostFiles.inlineScript ? [`<script>${hostFiles.inlineScript}</script>`] : [];

/** Google's script reads the nonce of the first style and of the first script that have one. */
const nonceStyle = ({ mapNonce }: PageInput) => (mapNonce ? [`<style nonce="${mapNonce}"></style>`] : []);
const nonceAttribute = ({ mapNonce }: PageInput) => (mapNonce ? ` nonce="${mapNonce}"` : '');

const hostLinks = (input: PageInput) => {
  const { hostFiles, boot } = input;
  const address = (file: string) => `${hostAddress}${file}`;
  const integrity = (file: string) => hostFiles.integrity[file] ?? '';
  const messages = hostFiles.messages[boot.locale];
  const font = Object.keys(hostFiles.integrity).find((file) => /^fraunces-.*\.woff2$/.test(file));
  return [
    ...hostFiles.styles.map((file) => styleLink(address(file), integrity(file))),
    // The headline's font is requested before the scripts. That of the text follows the styles: its fallback has the same metrics.
    ...(font ? [preload(address(font), 'font')] : []),
    // Without a priority, browsers load a deferred script behind the page's pictures and as late as the files of the remote.
    ...hostFiles.module.map(
      (file) =>
        `<script defer src="${address(file)}" integrity="${integrity(file)}" crossorigin fetchpriority="high"${nonceAttribute(input)}></script>`,
    ),
    // The host's own loader fetches this file without CORS, unlike a remote's.
    ...(messages ? [`<link rel="preload" as="script" href="${address(messages)}">`] : []),
  ];
};
/** The files of shared libraries that the host loads with the first remote that needs them. */
const libraryFiles = (
  { provides = {} }: BuildFiles,
  names: readonly string[] = Object.keys(provides),
): readonly string[] => [...new Set(names.flatMap((name) => provides[name] ?? []))];
const libraryLinks = (
  { hostFiles }: PageInput,
  names: readonly string[] = [],
  linked: readonly string[] = [],
) => {
  const known = libraryFiles(hostFiles, linked);
  return libraryFiles(hostFiles, names)
    .filter((file) => !known.includes(file))
    .map((file) => preloadBehind(`${hostAddress}${file}`, 'script', hostFiles.integrity[file]));
};
const libraryIntegrity = (hostFiles: BuildFiles): BootDocument['libraryIntegrity'] =>
  Object.fromEntries(
    libraryFiles(hostFiles).map((file) => [`${hostAddress}${file}`, hostFiles.integrity[file] ?? '']),
  );

/** The files of each library, for the prefetch of pages that need it. */
const libraryPaths = ({ provides = {} }: BuildFiles): BootDocument['libraryFiles'] =>
  Object.fromEntries(
    Object.entries(provides).map(([name, files]) => [name, files.map((file) => `${hostAddress}${file}`)]),
  );

const queryLinks = ({ queries }: PageInput) =>
  queries.map(({ hash, variables }) => preloadBehind(trustedQueryUrl(hash, variables), 'fetch'));
/** The links of a page whose data is not in the HTML: its queries and the query client. */
const dataLinks = (input: PageInput): readonly string[] => {
  const { queryClient, libraries, integrity } = input.match?.remote.files ?? {};
  return [
    ...queryLinks(input),
    ...libraryLinks(input, queryClient?.libraries, libraries),
    ...(queryClient?.files ?? []).map((file) =>
      preloadBehind(`${input.match?.remote.url}${file}`, 'script', integrity?.[file]),
    ),
  ];
};
/** Whether the page's data is in its HTML: a member's data is not. */
const hasData = ({ isRendered }: PageInput, route: RouteDeclaration) => isRendered && isPublicRoute(route);
const remoteLinks = (input: PageInput, { remote, route }: Match) => {
  const { files, url } = remote;
  const links = pageFiles(files, route.id, input.boot.locale).map(({ file, kind }) =>
    kind === 'style' && input.isRendered
      ? remoteStyleLink(url, file, files.integrity?.[file])
      : preloadBehind(`${url}${file}`, kind, files.integrity?.[file]),
  );
  return [
    ...libraryLinks(input, remote.files.libraries),
    ...links,
    ...(hasData(input, route) ? [] : dataLinks(input)),
  ];
};

export interface PageHtml {
  /** The document up to the content of `#root`. */
  readonly start: string;
  /**
   * The document after it; `rendered` is a ServerRendering as JSON for a script element. The number of elements of the content lets
   * the browser find elements that an extension has inserted (R-16).
   */
  readonly end: (rendered: string | undefined, content?: string) => string;
}
/** Whether the URL names a page; that of a remote that is switched off shows a notice. */
export const isFoundPage = ({ match, subject, boot, pathname }: PageInput): boolean =>
  match ? subject !== 'missing' : isSwitchedOff(boot, pathname);

/** Puts the rendering into the boot document, whose JSON is an object with other fields. */
const withRendered = (bootJson: string, rendered: string | undefined): string =>
  rendered === undefined ? bootJson : `${bootJson.slice(0, -1)},"rendered":${rendered}}`;

/** React escapes every other `<`. With scripts, a noscript element has no elements. */
const countElements = (markup: string): number =>
  markup.replaceAll(/<noscript.*?<\/noscript>/gs, '<noscript>').match(/<[a-z]/gi)?.length ?? 0;

/** The page around its content: registry and session inlined, and the matched route's files and data preloaded. */
export const pageHtml = (input: PageInput): PageHtml => {
  const { boot, theme, match } = input;
  const strip = input.isDemonstration ? demonstrationStrip : { head: '', body: '' };
  // Read by kept-page.inline.ts.
  const member =
    boot.session.kind === 'member' ? ` data-member="${escapeHtml(boot.session.member.memberId)}"` : '';
  const start = `<!doctype html>
<html lang="${boot.locale}"${theme ? ` data-theme="${theme}"` : ''}${member}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headHtml(input, match)}
<meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b110d" media="(prefers-color-scheme: dark)">
${[...inlineScripts(input), ...nonceStyle(input), ...hostLinks(input), ...(match ? remoteLinks(input, match) : [])].join('\n')}${strip.head}
</head>
<body>${strip.body}
<div id="root">`;
  const bootJson = escapeJson({
    ...boot,
    registry: registryInPage(boot.registry, match?.remote.name),
    libraryIntegrity: libraryIntegrity(input.hostFiles),
    libraryFiles: libraryPaths(input.hostFiles),
  });
  // Without its rendering the page sends its queries after all.
  const lateLinks = match && hasData(input, match.route) ? dataLinks(input).join('\n') : '';
  const end = (
    rendered: string | undefined,
    content = '',
  ) => `</div>${rendered === undefined ? lateLinks : ''}
<template data-elements="${countElements(content)}"></template>
<script type="application/json" id="crema-boot">${withRendered(bootJson, rendered)}</script>
</body>
</html>`;
  return { start, end };
};
