/** The globals of a browser that are objects, those that are functions or classes, and those that are numbers. */
const objectNames = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
] as const;
const functionNames = [
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'requestIdleCallback',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'HTMLElement',
  'Image',
] as const;
const numberNames = ['innerWidth', 'innerHeight', 'devicePixelRatio', 'scrollX', 'scrollY'] as const;
/** A number that no page shows otherwise. */
const trapNumber = 7919;

export interface WindowTraps {
  /** Returns what the remotes' code has read while React rendered since the last call, such as `window.innerWidth`, and begins again. */
  takeReads(): readonly string[];
}
export interface TrapOptions {
  /** Knows the code of a remote by a line of a stack. */
  readonly isRemoteFrame: (frame: string) => boolean;
  /** True while the components of a page run. */
  readonly isRendering: () => boolean;
}
type Note = (path: string) => void;

/** A value whose every member can be read and called. Each read is noted. */
const createTrap = (path: string, target: object, known: (name: string) => unknown, note: Note): unknown => {
  const members = new Map<PropertyKey, unknown>();
  const child = (name: string) => {
    const member =
      members.get(name) ?? known(name) ?? createTrap(`${path}.${name}`, () => undefined, known, note);
    members.set(name, member);
    return member;
  };
  const result = () => {
    note(`${path}()`);
    return createTrap(`${path}()`, () => undefined, known, note);
  };
  const read = (key: PropertyKey): unknown => {
    if (key === Symbol.toPrimitive) return () => `[${path} of a browser]`;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    // Nothing waits for it, and it is an object of no special kind.
    if (typeof key === 'symbol' || key === 'then') return undefined;
    note(`${path}.${String(key)}`);
    return child(String(key));
  };
  return new Proxy(target, {
    get: (_target, key) => read(key),
    has: (_target, key) => {
      note(`${path}.${String(key)}`);
      return true;
    },
    set: (_target, key) => {
      note(`${path}.${String(key)}`);
      return true;
    },
    apply: result,
    construct: result as () => object,
  });
};

/** Frames of this file, and of builtin functions through which a property was read. */
const isOwnFrame = (frame: string) => frame.includes('/window-traps.ts') || frame.includes('(<anonymous>)');

/**
 * Defines the globals of a browser for the code of remotes, and records what it reads of them. The host's bundle and the shared
 * libraries see none, as on a server: what they do where a window exists is not the remote's. A remote's reads while it is
 * evaluated and mounted are not recorded: libraries look for a window there, and stores restore themselves in the browser.
 */
export const installWindowTraps = ({ isRemoteFrame, isRendering }: TrapOptions): WindowTraps => {
  const reads = new Set<string>();
  const isReadByRemote = () => {
    const frame = new Error('The stack of a read').stack
      ?.split('\n')
      .slice(1)
      .find((line) => !isOwnFrame(line));
    return frame !== undefined && isRemoteFrame(frame);
  };
  const note: Note = (path) => {
    if (isRendering() && isReadByRemote()) reads.add(path);
  };
  const globals = new Map<string, unknown>();
  const known = (name: string) => globals.get(name);
  for (const name of objectNames) globals.set(name, createTrap(name, {}, known, note));
  for (const name of functionNames)
    globals.set(
      name,
      createTrap(name, () => undefined, known, note),
    );
  for (const name of numberNames) globals.set(name, trapNumber);
  for (const [name, value] of globals)
    Object.defineProperty(globalThis, name, {
      get: () => (isReadByRemote() ? value : undefined),
      configurable: true,
    });
  return {
    takeReads: () => {
      const taken = [...reads];
      reads.clear();
      return taken;
    },
  };
};
