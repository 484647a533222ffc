import type { AppDeps } from '../../http/app-deps.ts';
import type { Catalogue } from '../catalogue.ts';

const ttlMs = 30_000;
const maxEntries = 300;

interface CacheEntry {
  readonly at: number;
  readonly catalogue: Catalogue;
  readonly menu: Promise<unknown>;
}
const caches = new WeakMap<AppDeps, Map<string, CacheEntry>>();

/**
 * Caches the built menu per language and store for 30 s, because building it costs more than sending it. Another catalogue
 * replaces it at once. A failed build is not cached.
 */
export const cachedMenu = <T>(
  deps: AppDeps,
  key: string,
  catalogue: Catalogue,
  build: () => Promise<T>,
): Promise<T> => {
  const cache = caches.get(deps) ?? new Map<string, CacheEntry>();
  caches.set(deps, cache);
  const now = deps.clock.now().getTime();
  const found = cache.get(key);
  if (found?.catalogue === catalogue && now - found.at < ttlMs) return found.menu as Promise<T>;
  const menu = build();
  cache.delete(key);
  cache.set(key, { at: now, catalogue, menu });
  menu.catch(() => cache.delete(key));
  const oldest = cache.keys().next();
  if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
  return menu;
};
