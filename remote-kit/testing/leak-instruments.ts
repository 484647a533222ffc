import { InMemoryCache } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';
import { callSite, ledger, type LeakKind } from './leak-ledger.ts';

/** Replaces a member of an object; returns the function that restores it. */
const replace = <T extends object, K extends keyof T>(
  owner: T,
  member: K,
  make: (original: T[K]) => T[K],
) => {
  const had = Object.getOwnPropertyDescriptor(owner, member);
  Object.defineProperty(owner, member, {
    configurable: true,
    writable: true,
    value: make(owner[member]),
  });
  return () => {
    if (had) Object.defineProperty(owner, member, had);
    else Reflect.deleteProperty(owner, member);
  };
};
type Restore = () => void;
type AnyFunction = (...input: never[]) => unknown;
const page = globalThis as unknown as Record<string, never>;
const replaceGlobal = (name: string, make: (original: never) => unknown): Restore =>
  replace(page, name, make as never);

/**
 * A resource that one function opens and another closes with the returned id. A one-shot timer counts as
 * closed when it fires.
 */
const pair = (kind: LeakKind, start: string, stop: string, once: boolean): Restore[] => [
  replaceGlobal(start, (original: AnyFunction) => (callback: AnyFunction, ...rest: never[]) => {
    const run = (...input: never[]) => {
      if (once) ledger.close(kind, key);
      return callback(...input);
    };
    const key = original(run as never, ...rest);
    ledger.open(kind, key);
    return key;
  }),
  replaceGlobal(stop, (original: AnyFunction) => (key: never) => {
    ledger.close(kind, key);
    return original(key);
  }),
];

const listenersOf = (target: EventTarget): Restore[] => {
  const keys = new WeakMap<object, Map<string, object>>();
  const keyOf = (type: string, listener: object, options: boolean | AddEventListenerOptions | undefined) => {
    const capture = typeof options === 'boolean' ? options : (options?.capture ?? false);
    const known = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, known);
    const key = known.get(`${type} ${capture}`) ?? { type };
    known.set(`${type} ${capture}`, key);
    return key;
  };
  return [
    replace(target, 'addEventListener', (add) => (type, listener, options) => {
      add.call(target, type, listener, options);
      if (!listener) return;
      const key = keyOf(type, listener, options);
      const close = () => ledger.close('pageListeners', key);
      ledger.open('pageListeners', key);
      if (typeof options !== 'object') return;
      options.signal?.addEventListener('abort', close);
      if (options.once) add.call(target, type, close, options);
    }),
    replace(target, 'removeEventListener', (remove) => (type, listener, options) => {
      remove.call(target, type, listener, options);
      if (listener) ledger.close('pageListeners', keyOf(type, listener, options as AddEventListenerOptions));
    }),
  ];
};

/**
 * Counts the observed elements; the two observers that jsdom lacks report every element as visible at once.
 */
const observer = (name: string): Restore =>
  replaceGlobal(name, (Original?: typeof MutationObserver) => {
    return class CountedObserver {
      private readonly targets = new Map<Element, object>();
      private readonly inner: MutationObserver | undefined;
      private readonly callback: (entries: never, self: unknown) => void;
      constructor(callback: (entries: never, self: unknown) => void) {
        this.callback = callback;
        this.inner = Original && new Original(callback as never);
      }
      observe(target: Element, options?: MutationObserverInit) {
        this.unobserve(target);
        const key = {};
        this.targets.set(target, key);
        ledger.open('observers', key);
        if (this.inner) this.inner.observe(target, options);
        else this.callback([{ target, isIntersecting: true, intersectionRatio: 1 }] as never, this);
      }
      unobserve(target: Element) {
        ledger.close('observers', this.targets.get(target));
        this.targets.delete(target);
      }
      disconnect() {
        for (const target of [...this.targets.keys()]) this.unobserve(target);
        this.inner?.disconnect();
      }
      takeRecords() {
        return this.inner?.takeRecords() ?? [];
      }
    };
  });

const channels = (): Restore =>
  replaceGlobal(
    'BroadcastChannel',
    (Original: typeof BroadcastChannel) =>
      class CountedChannel extends Original {
        constructor(name: string) {
          super(name);
          ledger.open('channels', this);
        }
        override close() {
          ledger.close('channels', this);
          super.close();
        }
      },
  );

/** Counts only reads: a write that is being sent may finish. */
const requests = (): Restore =>
  replaceGlobal('fetch', (send: typeof fetch) => (input: RequestInfo | URL, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') !== 'GET') return send(input, init);
    const key = {};
    const close = () => ledger.close('requests', key);
    ledger.open('requests', key);
    init.signal?.addEventListener('abort', close);
    return send(input, init).finally(close);
  });

/** An object created in a round; a test checks after a garbage collection whether it still exists. */
export interface Remembered {
  readonly kind: LeakKind;
  readonly of: string;
  readonly isAlive: () => boolean;
}
const open: Remembered[] = [];
const remember = (subscription: Subscription) => {
  const held = new WeakRef(subscription);
  open.push({ kind: 'subscriptions', of: callSite(), isAlive: () => held.deref()?.closed === false });
};
const subscriptions = (): Restore =>
  replace(
    Observable.prototype,
    'subscribe',
    (subscribe: AnyFunction) =>
      function subscribed(this: unknown, ...input: never[]) {
        const subscription = subscribe.call(this as never, ...input) as Subscription;
        if (!subscription.closed) remember(subscription);
        return subscription;
      } as never,
  );
/** The subscriptions since the last call. */
export const takeSubscriptions = (): readonly Remembered[] => open.splice(0);

const made: InMemoryCache[] = [];
const caches = (): Restore =>
  replace(
    InMemoryCache.prototype as unknown as { init: () => void },
    'init',
    (init) =>
      function counted(this: InMemoryCache) {
        made.push(this);
        init.call(this);
      },
  );
/** The caches created since the last call. */
export const takeCaches = (): readonly InMemoryCache[] => made.splice(0);

/**
 * Node's sockets keep the reason of an aborted request, and the unread stack of that reason keeps all functions on it. Reading the
 * stack turns it into text.
 */
const abortReasons = (): Restore =>
  replace(
    AbortController.prototype,
    'abort',
    (abort) =>
      function abortWithText(this: AbortController, reason?: unknown) {
        abort.call(this, reason);
        String((this.signal.reason as Error | undefined)?.stack);
      },
  );

/** Records the page's resources until the returned function is called. */
export const keepBooks = (): Restore => {
  const restores = [
    ...pair('timers', 'setTimeout', 'clearTimeout', true),
    ...pair('timers', 'setInterval', 'clearInterval', false),
    ...pair('frames', 'requestAnimationFrame', 'cancelAnimationFrame', true),
    ...[window, document, document.body, document.documentElement].flatMap(listenersOf),
    ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver'].map(observer),
    abortReasons(),
    channels(),
    requests(),
    subscriptions(),
    caches(),
  ];
  return () => {
    for (const restore of restores.reverse()) restore();
  };
};
