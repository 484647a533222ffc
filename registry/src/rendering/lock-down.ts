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
