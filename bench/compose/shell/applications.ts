// State shared by the shell and a framework that mounts applications.

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
const followChange = (event: Event) => {
  const { newAppStatuses } = (event as AppChange).detail;
  const still = [...shown.get()].filter((name) => !(name in newAppStatuses));
  const now = Object.keys(newAppStatuses).filter((name) => newAppStatuses[name] === 'MOUNTED');
  shown.set([...still, ...now]);
};
/** Call it in the browser, before the framework starts. */
export const followFramework = () => addEventListener('single-spa:app-change', followChange);

/** The action of "Try again"; set by the variant. */
export const retry = { run: (): void => undefined };
