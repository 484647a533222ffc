import {
  matchRoute,
  pageFiles,
  readRouteParams,
  resolvePreload,
  trustedQueryUrl,
  type BootDocument,
  type BuildFiles,
} from '@crema/shared-contracts';
import { escapeHtml } from './escape-html.ts';
import { hostAddress } from '../files/host-files.ts';
import { headHtml, isSwitchedOff, type HeadInput, type Match } from './page-head.ts';

export interface PageInput extends HeadInput {
  readonly theme: 'light' | 'dark' | undefined;
  readonly hostFiles: BuildFiles;
  readonly search: string;
  /** The number of the visitor's order store. */
  readonly storeNumber: string | undefined;
  /** Markup of the host's components (shell-markup.ts); empty without a server bundle. */
  readonly shell: string;
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
const remoteLinks = ({ boot, pathname, search, storeNumber }: PageInput, { remote, route }: Match) => {
  const { files, url } = remote;
  const { locale } = boot;
  const params = readRouteParams(route.path, pathname);
  const queries = resolvePreload(route, { params, search, locale, storeNumber }, files.queries);
  return [
    ...pageFiles(files, route.id, locale).map(({ file, kind }) =>
      preloadBehind(`${url}${file}`, kind, files.integrity[file]),
    ),
    ...queries.map(({ hash, variables }) => preloadBehind(trustedQueryUrl(hash, variables), 'fetch')),
  ];
};

/**
 * The page: the shell rendered, registry and session inlined, and the matched route's files and data
 * preloaded.
 */
export const renderPage = (input: PageInput): { readonly html: string; readonly found: boolean } => {
  const { boot, pathname, theme, shell } = input;
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
<div id="root">${shell}</div>
<script type="application/json" id="crema-boot">${inlineJson(boot)}</script>
</body>
</html>`;
  const found = match ? input.subject !== 'missing' : isSwitchedOff(boot, pathname);
  return { html, found };
};
