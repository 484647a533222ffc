import type { Locale } from '../locale.ts';
import type { VersionFiles } from './remote-manifest.ts';

export interface PageFile {
  readonly file: string;
  readonly kind: 'script' | 'style';
}

/**
 * The files that the page of a route needs, in the order in which they are needed: entry, module, messages, the
 * route's own chunk with the messages that only such chunks show, and the styles. The page preloads them, and
 * the host fetches them before a link is followed.
 */
export const pageFiles = (
  { entry, module, styles, messages, routes, lazyMessages }: VersionFiles,
  routeId: string,
  locale: Locale,
): readonly PageFile[] => {
  const ofRoute = routes[routeId] ?? [];
  const isStyle = (file: string) => file.endsWith('.css');
  const texts = [messages[locale], ofRoute.length > 0 ? lazyMessages?.[locale] : undefined];
  const scripts = [
    entry,
    ...module,
    ...texts.filter((file) => file !== undefined),
    ...ofRoute.filter((file) => !isStyle(file)),
  ];
  return [
    ...scripts.map((file) => ({ file, kind: 'script' as const })),
    ...[...styles, ...ofRoute.filter(isStyle)].map((file) => ({ file, kind: 'style' as const })),
  ];
};
