import {
  brand,
  matchRoute,
  pageSkeletons,
  trustedQueryUrl,
  type BootDocument,
  type BuildFiles,
  type PageSkeletonKind,
  type ResolvedRemote,
  type SkeletonBoxes,
} from '@crema/shared-contracts';
import { escapeHtml } from './escape-html.ts';
import { hostAddress } from './host-files.ts';
import { headHtml, isSwitchedOff, routeText, type HeadInput, type Match } from './page-head.ts';

export interface PageInput extends HeadInput {
  readonly theme: 'light' | 'dark' | undefined;
  readonly hostFiles: BuildFiles;
  /** The hash of a remote's query by operation name. */
  readonly documentHash: (remote: ResolvedRemote, operation: string) => string | undefined;
  readonly hasStore: boolean;
}

/** Escapes text for a script element: without `<` it cannot end the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

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

const hostLinks = ({ hostFiles, boot }: PageInput) => {
  const address = (file: string) => `${hostAddress}${file}`;
  const integrity = (file: string) => hostFiles.integrity[file] ?? '';
  const messages = hostFiles.messages[boot.locale];
  const font = Object.keys(hostFiles.integrity).find((file) => file.endsWith('.woff2'));
  return [
    ...hostFiles.styles.map(
      (file) => `<link rel="stylesheet" href="${address(file)}" integrity="${integrity(file)}" crossorigin>`,
    ),
    // The font is requested before the scripts, because the first paint shows the headline in it.
    ...(font ? [preload(address(font), 'font')] : []),
    ...hostFiles.module.map(
      (file) => `<script defer src="${address(file)}" integrity="${integrity(file)}" crossorigin></script>`,
    ),
    // The host's own loader fetches this file without CORS, unlike a remote's.
    ...(messages ? [`<link rel="preload" as="script" href="${address(messages)}">`] : []),
  ];
};
const remoteLinks = (input: PageInput, { remote, route }: Match) => {
  const { files, url } = remote;
  const messages = files.messages[input.boot.locale];
  const queries = input.hasStore ? [] : (route.preload ?? []);
  return [
    ...[files.entry, ...files.module].map((file) =>
      preloadBehind(`${url}${file}`, 'script', files.integrity[file]),
    ),
    ...(messages ? [preloadBehind(`${url}${messages}`, 'script', files.integrity[messages])] : []),
    ...files.styles.map((file) => preloadBehind(`${url}${file}`, 'style', files.integrity[file])),
    ...queries.flatMap((operation) => {
      const hash = input.documentHash(remote, operation);
      return hash ? [preloadBehind(trustedQueryUrl(hash, { locale: input.boot.locale }), 'fetch')] : [];
    }),
  ];
};

const navigationHtml = (boot: BootDocument, pathname: string) =>
  boot.registry.remotes
    .flatMap(({ manifest }) =>
      manifest.navigation.map((entry) => ({
        ...entry,
        title: manifest.titles[boot.locale][entry.labelId] ?? '',
      })),
    )
    .filter(
      ({ place, audience }) =>
        place === 'primary' &&
        (audience === 'anyone' || (audience === 'member') === (boot.session.kind === 'member')),
    )
    .sort((a, b) => a.order - b.order)
    .map(
      ({ path, title }) =>
        `<a class="crema-nav-link" href="${escapeHtml(path)}"${pathname.startsWith(path) ? ' aria-current="page"' : ''}><span>${escapeHtml(title)}</span></a>`,
    )
    .join('');
const bone = (name: string) => `<span class="crema-bone crema-bone-${name}"></span>`;
const boxesHtml = (boxes: SkeletonBoxes): string =>
  boxes
    .map((box) =>
      typeof box === 'string'
        ? bone(box)
        : `<div class="crema-bones-${box.group}">${boxesHtml(box.boxes)}</div>`,
    )
    .join('');
const openingHtml = (headline: string) =>
  `${bone('bar')}${bone('field')}<div class="crema-opening"><h1 class="crema-opening-line">${escapeHtml(headline)}</h1></div><div class="crema-bones-grid">${bone('tile').repeat(8)}</div>`;
const loadingHtml = (headline: string | undefined, kind: PageSkeletonKind = 'grid') =>
  `<div class="crema-loading crema-loading-${headline ? 'opening' : kind}" aria-busy="true">${headline ? openingHtml(headline) : boxesHtml(pageSkeletons[kind])}</div>`;
/** The same markup as the host's, so that the shell is visible before any script runs. */
const shellHtml = ({ boot, pathname }: PageInput, match: Match | undefined) => {
  const navigation = match?.route.navigation ?? 'full';
  const mark = `<a class="crema-wordmark" href="/">${brand.name}</a>`;
  const header =
    navigation === 'none'
      ? ''
      : `<header class="crema-header${navigation === 'minimal' ? ' crema-header-minimal' : ''}"><div class="crema-header-inner">${mark}${navigation === 'full' ? `<nav class="crema-nav"${match?.route.tabBar === 'hidden' ? ' data-tab-bar="hidden"' : ''}>${navigationHtml(boot, pathname)}</nav>` : ''}</div></header>`;
  return `${header}<main class="crema-main" id="main">${loadingHtml(routeText(boot, match, 'headlineId'), match?.route.skeleton)}</main>`;
};

/**
 * The page: the shell rendered, registry and session inlined, and the matched route's files and data
 * preloaded.
 */
export const renderPage = (input: PageInput): { readonly html: string; readonly found: boolean } => {
  const { boot, pathname, theme } = input;
  const match = findMatch(boot, pathname);
  const html = `<!doctype html>
<html lang="${boot.locale}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headHtml(input, match)}
<meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b110d" media="(prefers-color-scheme: dark)">
${[...hostLinks(input), ...(match ? remoteLinks(input, match) : [])].join('\n')}
</head>
<body>
<div id="root">${shellHtml(input, match)}</div>
<script type="application/json" id="crema-boot">${inlineJson(boot)}</script>
</body>
</html>`;
  const found = match ? input.subject !== 'missing' : isSwitchedOff(boot, pathname);
  return { html, found };
};
