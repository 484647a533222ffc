import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bundle, FromRenderer, RenderError, ToRenderer } from './renderer-protocol.ts';

export class RenderFailure extends Error {
  override name = 'RenderFailure';
}
/** Milliseconds and megabytes that a process may use (issue "Server-rendered first content", 3). */
export interface RenderLimits {
  /** One render in a process that has its bundles. */
  readonly renderMs: number;
  /** Start of the process, and each bundle's evaluation. */
  readonly loadMs: number;
  readonly heapMb: number;
}
export const renderLimits: RenderLimits = { renderMs: 200, loadMs: 5000, heapMb: 256 };

const folder = import.meta.dirname;
const program = fileURLToPath(new URL('./renderer.ts', import.meta.url));
/** Reading its own program is the only right; Node denies writing, child processes, threads, addons and WASI. */
const argumentsOf = ({ heapMb }: RenderLimits) => [
  '--permission',
  `--allow-fs-read=${folder}/*`,
  `--max-old-space-size=${heapMb}`,
  '--disallow-code-generation-from-strings',
  '--disable-proto=throw',
  '--no-addons',
  '--no-warnings',
];

/** One renderer process. It does one thing at a time; the pool queues. */
export interface RendererProcess {
  /** Evaluates a bundle unless it is there. Rejects with a RenderFailure, and the process lives on. */
  load(bundle: Bundle): Promise<void>;
  /** Rejects with a RenderFailure. After the time limit the process has ended. */
  render(host: string, remote: string, input: unknown): Promise<string>;
  readonly ended: boolean;
  /** Renders since the start. */
  readonly count: number;
  end(): void;
}

const failureOf = ({ name, message }: RenderError) => new RenderFailure(`${name}: ${message}`);

export const startRendererProcess = (limits: RenderLimits = renderLimits): RendererProcess => {
  const child: ChildProcess = fork(program, [], {
    execArgv: argumentsOf(limits),
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const loaded = new Set<string>();
  let isEnded = false;
  let count = 0;
  /** Who waits for the reply to the message under way. */
  let waiting: { resolve(reply: FromRenderer): void; reject(cause: Error): void } | undefined;
  const settle = (act: (one: NonNullable<typeof waiting>) => void) => {
    const one = waiting;
    waiting = undefined;
    if (one) act(one);
  };
  const end = () => {
    isEnded = true;
    child.kill('SIGKILL');
  };
  const onEnd = () => {
    isEnded = true;
    settle(({ reject }) => reject(new RenderFailure('The renderer process ended.')));
  };
  child.once('exit', onEnd);
  child.once('error', onEnd);
  child.on('message', (reply) => settle(({ resolve }) => resolve(reply as FromRenderer)));

  const ask = (message: ToRenderer, limitMs: number): Promise<FromRenderer> =>
    new Promise((resolve, reject) => {
      if (isEnded) return reject(new RenderFailure('The renderer process has ended.'));
      const timer = setTimeout(() => {
        settle(({ reject: refuse }) => refuse(new RenderFailure(`No reply within ${limitMs} ms.`)));
        end();
      }, limitMs);
      waiting = {
        resolve: (reply) => (clearTimeout(timer), resolve(reply)),
        reject: (cause) => (clearTimeout(timer), reject(cause)),
      };
      child.send(
        message,
        (cause) => cause && settle(({ reject: refuse }) => refuse(new RenderFailure(cause.message))),
      );
    });

  return {
    load: async (bundle) => {
      if (loaded.has(bundle.key)) return;
      const reply = await ask({ kind: 'load', bundle }, limits.loadMs);
      if (reply.kind === 'loaded' && reply.error) throw failureOf(reply.error);
      loaded.add(bundle.key);
    },
    render: async (host, remote, input) => {
      count++;
      const reply = await ask({ kind: 'render', job: { id: count, host, remote, input } }, limits.renderMs);
      if (reply.kind === 'rendered') return reply.html;
      throw reply.kind === 'failed' ? failureOf(reply.error) : new RenderFailure('Unexpected reply.');
    },
    get ended() {
      return isEnded;
    },
    get count() {
      return count;
    },
    end,
  };
};
