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

let broken: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const set = (next: ReadonlySet<string>) => {
  broken = next;
  for (const listener of listeners) listener();
};
/** The applications whose code could not be had, as the framework's error handler tells. */
export const failures = {
  get: () => broken,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add: (remote: string) => set(new Set([...broken, remote])),
  clear: () => set(new Set()),
};
/** What "Try again" does; the variant says it. */
export const retry = { run: (): void => undefined };
