// The program of a renderer process: evaluates server bundles and renders pages with them, one at a time. It is started
// without rights (renderer-process.ts) and takes the rest away itself before it evaluates anything.
import { compileFunction } from 'node:vm';
import { lockDown } from './lock-down.ts';
import type {
  Bundle,
  FromRenderer,
  HostServerBundle,
  RenderError,
  RenderJob,
  ToRenderer,
} from './renderer-protocol.ts';

type Exports = Readonly<Record<string, unknown>>;
// Taken before lockDown removes the global.
const own = process;
const send = (message: FromRenderer) => void own.send?.(message);
const describe = (cause: unknown): RenderError =>
  cause instanceof Error
    ? { name: cause.name, message: cause.message.slice(0, 300) }
    : { name: 'Error', message: 'Something that is not an Error was thrown.' };

const bundles = new Map<string, Exports>();
const evaluate = ({ key, code }: Bundle, provided: Exports): Exports => {
  const module: { exports: Exports } = { exports: {} };
  const require = (name: string) => {
    if (Object.hasOwn(provided, name)) return provided[name];
    throw new Error(`${key} imports ${name}, which the host's server bundle does not provide.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename: key })(module, module.exports, require);
  return module.exports;
};
/** The newest host bundle provides the shared modules; a new host means a new process. */
let host: (HostServerBundle & Exports) | undefined;
const load = (bundle: Bundle) => {
  if (bundles.has(bundle.key)) return;
  const exports = evaluate(bundle, host?.provided ?? {});
  if (!host) host = exports as HostServerBundle & Exports;
  bundles.set(bundle.key, exports);
};
const render = async ({ remote, input }: RenderJob): Promise<string> => {
  const module = bundles.get(remote)?.['default'];
  if (!host || !module) throw new Error(`${remote} is not loaded.`);
  return host.renderPage(module, input);
};

const answer = async (message: ToRenderer): Promise<void> => {
  if (message.kind === 'load') {
    const { key } = message.bundle;
    try {
      load(message.bundle);
      send({ kind: 'loaded', key });
    } catch (cause) {
      send({ kind: 'loaded', key, error: describe(cause) });
    }
    return;
  }
  const { id } = message.job;
  try {
    send({ kind: 'rendered', id, html: await render(message.job) });
  } catch (cause) {
    send({ kind: 'failed', id, error: describe(cause) });
  }
};

own.on('message', (message) => void answer(message as ToRenderer));
own.on('disconnect', () => own.exit(0));
// An error that page code throws later, in a timer or a promise: the process that it belongs to ends, and a new one starts.
own.on('uncaughtException', () => own.exit(1));
own.on('unhandledRejection', () => own.exit(1));
lockDown();
