import type { AppDeps } from '../http/app-deps.ts';

const keptMs = 30_000;
const keptMenus = 300;

interface Kept {
  readonly at: number;
  readonly menu: Promise<unknown>;
}
const caches = new WeakMap<AppDeps, Map<string, Kept>>();

/**
 * The built menu of a language and store, for half a minute: building one costs more than answering it.
 * A failed build is not kept.
 */
export const keptMenu = <T>(deps: AppDeps, key: string, build: () => Promise<T>): Promise<T> => {
  const kept = caches.get(deps) ?? new Map<string, Kept>();
  caches.set(deps, kept);
  const now = deps.clock.now().getTime();
  const found = kept.get(key);
  if (found && now - found.at < keptMs) return found.menu as Promise<T>;
  const menu = build();
  kept.delete(key);
  kept.set(key, { at: now, menu });
  menu.catch(() => kept.delete(key));
  const oldest = kept.keys().next();
  if (kept.size > keptMenus && !oldest.done) kept.delete(oldest.value);
  return menu;
};
