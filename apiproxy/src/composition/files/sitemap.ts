import { matchRoute, type RouteDeclaration } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { PageProvider } from '../../http/page-subject.ts';
import { createValueCache } from '../value-cache.ts';
import { escapeHtml } from '../page/escape-html.ts';
import type { ComposeFor } from '../visitor-composition.ts';

const sitemapPath = '/sitemap.xml';
const maxAgeSeconds = 3600;
const cacheControl = `public, max-age=${maxAgeSeconds}`;
/** The limit of the protocol; more pages would need an index of sitemaps. */
const maxUrls = 50_000;
const maxBytes = 32 * 2 ** 20;

type Route = Pick<RouteDeclaration, 'path' | 'access' | 'flag' | 'descriptionId'>;
const hasParams = (path: string): boolean => /[:*]/.test(path);
/** A page with a description of its own may be found; others, such as the cart, are steps of a visit. */
const isListed = ({ access, descriptionId }: Route): boolean =>
  access === 'anyone' && descriptionId !== undefined;

/** The paths of all pages that search engines may show: fixed ones from the manifests, the others from the modules that own them. */
const listPaths = async (
  routes: readonly Route[],
  providers: readonly PageProvider[],
  deps: AppDeps,
): Promise<readonly string[]> => {
  const listed = routes.filter(isListed);
  const lists = providers
    .filter(({ path }) => listed.some((route) => route.path === path))
    .map((provider) => provider.list?.(deps) ?? []);
  const own = (await Promise.all(lists)).flat();
  const reached = own.filter((path) => {
    const route = matchRoute(routes, path);
    return route !== undefined && isListed(route);
  });
  return [...listed.map(({ path }) => path).filter((path) => !hasParams(path)), ...reached];
};
const toSitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(paths)]
      .slice(0, maxUrls)
      .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
/**
 * Search engines may open every page: the pages of one visitor say noindex (page-head.ts), which only an engine that may open them
 * can read.
 */
const robotsText = (publicOrigin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${publicOrigin}${sitemapPath}\n`;

/** Serves robots.txt and sitemap.xml from the manifests and from what the modules list (PLT-021). */
export const registerSitemap = (
  app: FastifyInstance,
  deps: AppDeps,
  { composeFor, pages }: { readonly composeFor: ComposeFor; readonly pages: readonly PageProvider[] },
): void => {
  const sitemaps = createValueCache<string>({
    clock: deps.clock,
    ttlMs: maxAgeSeconds * 1000,
    maxSize: maxBytes,
    sizeOf: (text) => 2 * text.length,
  });
  const routesFor = async (request: Parameters<ComposeFor>[0]) => {
    const { registry } = await composeFor(request);
    const routes: readonly Route[] = registry.remotes
      .flatMap(({ manifest }) => manifest.routes)
      .filter(({ flag }) => flag === undefined || deps.flags[flag as keyof typeof deps.flags]);
    return { routes, key: String(registry.sequence) };
  };
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(robotsText(deps.publicOrigin)),
  );
  app.get(sitemapPath, async (request, reply) => {
    const { routes, key } = await routesFor(request);
    const text = await sitemaps.obtain(key, async () =>
      toSitemap(deps.publicOrigin, await listPaths(routes, pages, deps)),
    );
    return reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(text);
  });
};
