import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const denied = (): never => {
  throw new Error('A renderer process has no network.');
};

/** Replaces every function of an object, inherited ones included, for code that reaches the object in spite of the rest. */
const denyFunctions = (target: object, names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(target, name, { value: denied, writable: false, configurable: false });
};

/** The globals that page code does not need, and those that lead to the process, the network or other threads. */
const removedGlobals = [
  'process',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'CloseEvent',
  'MessageEvent',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Buffer',
  'WebAssembly',
  'gc',
] as const;
/** Code that reads a missing global fails with a sentence that names it. */
const removeGlobal = (name: string): void => {
  if (!Reflect.deleteProperty(globalThis, name))
    Object.defineProperty(globalThis, name, { value: undefined, writable: false });
};

/** Output of page code is dropped: it may contain a visitor's data. `console._stdout` would lead to a socket. */
const silentConsole = Object.fromEntries(
  [
    'assert',
    'debug',
    'error',
    'group',
    'groupEnd',
    'info',
    'log',
    'table',
    'time',
    'timeEnd',
    'trace',
    'warn',
  ].map((name) => [name, () => undefined]),
);

/**
 * Takes away what Node's permission model leaves to a process: the network, the process itself, its output. Called before any
 * bundle is evaluated; what the caller needs later it holds already (docs/decisions/037).
 */
export const lockDown = (): void => {
  denyFunctions(net.Socket.prototype, ['connect']);
  denyFunctions(net.Server.prototype, ['listen']);
  denyFunctions(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  denyFunctions(dns, ['lookup', 'resolve', 'resolve4', 'resolve6', 'reverse']);
  denyFunctions(process, ['getBuiltinModule', 'binding', 'dlopen', 'kill', 'abort', 'loadEnvFile']);
  for (const name of removedGlobals) removeGlobal(name);
  Object.defineProperty(globalThis, 'console', {
    value: silentConsole,
    writable: false,
    configurable: false,
  });
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
/** Freezes a class and its prototype. */
const freezeClass = (value: unknown): void => {
  if (!isObject(value)) return;
  Object.freeze(value);
  if ('prototype' in value && isObject(value.prototype)) Object.freeze(value.prototype);
};
/** The classes that Node's frozen intrinsics leave open and pages use. */
const sharedClasses = () => [Date, URL, URLSearchParams, TextEncoder, TextDecoder];
const classesOf = (namespace: object): unknown[] =>
  Object.getOwnPropertyNames(namespace).map((name) => Reflect.get(namespace, name));

/**
 * Makes the globals and the modules that all remotes share unchangeable. Called once they are complete: after the host's
 * bundle, before the first remote's.
 */
export const lockShared = (modules: Readonly<Record<string, unknown>>): void => {
  for (const one of [...sharedClasses(), ...classesOf(Intl)]) freezeClass(one);
  Object.freeze(Intl);
  for (const module of Object.values(modules)) if (isObject(module)) Object.freeze(module);
  for (const key of Reflect.ownKeys(globalThis)) {
    const { configurable, ...descriptor } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
    if (configurable)
      Object.defineProperty(globalThis, key, {
        ...descriptor,
        ...('value' in descriptor && { writable: false }),
        configurable: false,
      });
  }
  Object.preventExtensions(globalThis);
};
