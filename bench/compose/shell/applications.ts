// State shared by the shell and a framework that mounts applications.
import { readBootDocument } from '../../../host/src/boot.ts';
import { findPage } from '../../../host/src/routing/current-page.ts';
import { routedPages } from '../../../host/src/routing/route-table.ts';

const boot = readBootDocument();
export const remotes = boot.registry.remotes.map(({ name }) => name);
const pages = routedPages(boot.registry, boot.flags);
/** Whether the location is a page of the remote. */
export const isAt =
  (remote: string) =>
  ({ pathname }: Location) =>
    findPage(pages, pathname)?.remote === remote;

export const containerOf = (remote: string) => `single-spa-application:${remote}`;

/** Resolves when the shell has rendered the containers. */
export const containersReady = Promise.withResolvers<void>();

const createNameSet = () => {
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
/** Applications whose code could not be loaded, from the framework's error handler. */
const failed = createNameSet();
export const failures = {
  ...failed,
  add: (remote: string) => failed.set([...failed.get(), remote]),
  clear: () => failed.set([]),
};
/** Mounted applications, from single-spa's event; qiankun uses single-spa. */
export const shown = createNameSet();
interface AppChange extends Event {
  readonly detail: { readonly newAppStatuses: Readonly<Record<string, string>> };
}
addEventListener('single-spa:app-change', (event) => {
  const { newAppStatuses } = (event as AppChange).detail;
  const still = [...shown.get()].filter((name) => !(name in newAppStatuses));
  const now = Object.keys(newAppStatuses).filter((name) => newAppStatuses[name] === 'MOUNTED');
  shown.set([...still, ...now]);
});
/** The action of "Try again"; set by the variant. */
export const retry = { run: (): void => undefined };
