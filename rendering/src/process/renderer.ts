// The program of a renderer process: evaluates server bundles and renders pages with them, one at a time. It is started
// without rights (renderer-process.ts) and removes what is left before it evaluates anything.
import { compileFunction } from 'node:vm';
import type { HostServerBundle, RemoteModule, RenderedPage } from '@crema/shared-contracts';
import { lockDown, lockShared } from './lock-down.ts';
import { trackTimers } from './page-timers.ts';
import { readArgument } from './render-conditions.ts';
import { shiftClock } from './shift-clock.ts';
import { installWindowTraps, type WindowTraps } from './window-traps.ts';
import type { Bundle, FromRenderer, RenderError, RenderJob, ToRenderer } from './renderer-protocol.ts';

type Exports = Readonly<Record<string, unknown>>;
// Read before lockDown removes the global.
const own = process;
const send = (message: FromRenderer) => void own.send?.(message);
const describe = (cause: unknown): RenderError =>
  cause instanceof Error
    ? { name: String(cause.name).slice(0, 60), message: String(cause.message).slice(0, 300) }
    : { name: 'Error', message: 'Something that is not an Error was thrown.' };

const bundles = new Map<string, Exports>();
const evaluate = ({ key, code, publicPath = '' }: Bundle, provided: Exports): Exports => {
  const module: { exports: Exports } = { exports: {} };
  const require = (name: string) => {
    if (Object.hasOwn(provided, name)) return provided[name];
    throw new Error(`${key} imports ${name}, which the host's server bundle does not provide.`);
  };
  const names = ['module', 'exports', 'require', 'cremaPublicPath'];
  compileFunction(code, names, { filename: key })(module, module.exports, require, publicPath);
  return module.exports;
};
/** The first bundle is the host's, which provides the shared modules. Another host gets another process. */
let host: HostServerBundle | undefined;
const remoteKeys = new Set<string>();
const load = (bundle: Bundle) => {
  if (bundles.has(bundle.key)) return;
  if (host) remoteKeys.add(bundle.key);
  const exports = evaluate(bundle, host?.provided ?? {});
  bundles.set(bundle.key, exports);
  if (host) return;
  host = exports as unknown as HostServerBundle;
  lockShared(host.provided);
};
const render = async ({ remote, request }: RenderJob): Promise<RenderedPage> => {
  const module = bundles.get(remote)?.['default'] as RemoteModule | undefined;
  if (!host || !module) throw new Error(`${remote} has no default export. Export what defineRemote returns.`);
  const { markup, cache } = await host.renderPage(module, request);
  return { markup, ...(cache !== undefined && { cache }) };
};

let traps: WindowTraps | undefined;
/** A line of a stack names the bundle of its code. */
const isRemoteFrame = (frame: string): boolean => [...remoteKeys].some((key) => frame.includes(`${key}:`));

/** React's own field for the hooks of the component that runs. Without it, all code of a page counts as rendering. */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const isRendering = (): boolean => {
  const react = host?.provided['react'] as Record<string, { readonly H?: unknown } | undefined> | undefined;
  const shared = react?.[internals];
  return shared === undefined || Boolean(shared.H);
};

const clearTimers = trackTimers();
const answer = async (message: ToRenderer): Promise<void> => {
  try {
    if (message.kind === 'load') {
      load(message.bundle);
      send({ kind: 'loaded' });
      return;
    }
    traps?.takeReads();
    const page = await render(message.job);
    clearTimers();
    send({ kind: 'rendered', page, ...(traps && { reads: traps.takeReads() }) });
  } catch (cause) {
    clearTimers();
    send({ kind: message.kind === 'load' ? 'loaded' : 'failed', error: describe(cause) });
  }
};

own.on('message', (message) => void answer(message as ToRenderer));
own.on('disconnect', () => own.exit(0));
// An error that page code throws later, in a timer or a promise: the process that it belongs to ends, and a new one starts.
own.on('uncaughtException', () => own.exit(1));
own.on('unhandledRejection', () => own.exit(1));
const { clockAheadMs = 0, hasWindow } = readArgument(own.argv[2]);
lockDown();
if (clockAheadMs > 0) shiftClock(clockAheadMs);
if (hasWindow) traps = installWindowTraps({ isRemoteFrame, isRendering });
