/** The kinds of resources that a remote must not leave behind (PLT-006). */
export const leakKinds = [
  'mounts',
  'caches',
  'subscriptions',
  'hostListeners',
  'pageListeners',
  'timers',
  'frames',
  'observers',
  'channels',
  'requests',
  'styles',
  'nodes',
] as const;
export type LeakKind = (typeof leakKinds)[number];
export interface Leaks {
  readonly counts: Readonly<Record<LeakKind, number>>;
  /** The origin of each resource, e.g. "timers: useClock in use-clock.ts × 50". */
  readonly from: readonly string[];
}

const ours = /node_modules|leak-ledger|leak-instruments|node:/;
const nameOf = (frame: NodeJS.CallSite) =>
  `${frame.getFunctionName() ?? 'a function'} in ${(frame.getFileName() ?? '').split('/').at(-1)}`;
/**
 * Returns the first function on the stack that does not belong to a library. The stack is read at once,
 * because a stored Error keeps its frames' objects alive.
 */
export const callSite = (): string => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 30;
    Error.prepareStackTrace = (_, frames) => frames;
    const frames = new Error().stack as unknown as readonly NodeJS.CallSite[];
    const frame = frames.find((candidate) => !ours.test(candidate.getFileName() ?? 'node:'));
    return frame ? nameOf(frame) : 'a library';
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
};

/** The record of the page: the open resources, and those that were still open after a remote was disposed. */
const createLedger = () => {
  const open = new Map<LeakKind, Map<unknown, string>>();
  const left = new Map<string, number>();
  const counts = new Map<LeakKind, number>();
  let paused = false;
  const leave = (kind: LeakKind, site: string, count = 1) => {
    if (count <= 0 || paused) return;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
    left.set(`${kind}: ${site}`, (left.get(`${kind}: ${site}`) ?? 0) + count);
  };
  return {
    open: (kind: LeakKind, key: unknown) => {
      const entries = open.get(kind) ?? new Map<unknown, string>();
      open.set(kind, entries.set(key, callSite()));
    },
    close: (kind: LeakKind, key: unknown) => open.get(kind)?.delete(key),
    leave,
    /** Call it after the remote is disposed: resources that are still open count as left behind. */
    settle: (kinds: readonly LeakKind[] = leakKinds) => {
      for (const kind of kinds) {
        for (const site of open.get(kind)?.values() ?? []) leave(kind, site);
        open.delete(kind);
      }
    },
    /** Suspends recording until the returned function is called. */
    pause: () => {
      paused = true;
      return () => {
        paused = false;
      };
    },
    clear: () => {
      for (const book of [open, left, counts]) book.clear();
    },
    leaks: (): Leaks => ({
      counts: Object.fromEntries(leakKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Leaks['counts'],
      from: [...left].map(([site, count]) => `${site} × ${count}`),
    }),
  };
};

/** The ledger is a singleton because there is one page. */
export const ledger = createLedger();
