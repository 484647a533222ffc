// What the shell and a framework that mounts applications tell each other.
import { readBootDocument } from '../../../host/src/boot.ts';
import { findPage } from '../../../host/src/routing/current-page.ts';
import { routedPages } from '../../../host/src/routing/route-table.ts';

const boot = readBootDocument();
export const remotes = boot.registry.remotes.map(({ name }) => name);
const pages = routedPages(boot.registry, boot.flags);
/** Whether the address is one of the remote's pages. */
export const isAt =
  (remote: string) =>
  ({ pathname }: Location) =>
    findPage(pages, pathname)?.remote === remote;

export const containerOf = (remote: string) => `single-spa-application:${remote}`;

/** Resolves when the shell has drawn the applications' places. */
export const places = Promise.withResolvers<void>();

const changeableNames = () => {
  let names: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    get: () => names,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: readonly string[]) => {
      names = new Set(next);
      for (const listener of listeners) listener();
    },
  };
};
/** The applications whose code could not be had, as the framework's error handler tells. */
const broken = changeableNames();
export const failures = {
  ...broken,
  add: (remote: string) => broken.set([...broken.get(), remote]),
  clear: () => broken.set([]),
};
/** The applications that are shown, as single-spa's event tells; qiankun has single-spa inside. */
export const shown = changeableNames();
interface AppChange extends Event {
  readonly detail: { readonly newAppStatuses: Readonly<Record<string, string>> };
}
addEventListener('single-spa:app-change', (event) => {
  const { newAppStatuses } = (event as AppChange).detail;
  const still = [...shown.get()].filter((name) => !(name in newAppStatuses));
  const now = Object.keys(newAppStatuses).filter((name) => newAppStatuses[name] === 'MOUNTED');
  shown.set([...still, ...now]);
});
/** What "Try again" does; the variant says it. */
export const retry = { run: (): void => undefined };
