import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PageRenderRequest } from '@crema/shared-contracts';
import { readProcessUse, startTimeLimit } from './process-use.ts';
import { toArgument, type RenderConditions } from './render-conditions.ts';
import { processEnded, RenderFailure, starved, thrownBy, tooLarge, tooSlow } from './render-failure.ts';
import type { Bundle, FromRenderer, Rendering, ToRenderer } from './renderer-protocol.ts';

/** Milliseconds and megabytes that a process may use. */
export interface RenderLimits {
  /** One render in a process that has its bundles. */
  readonly renderMs: number;
  /** The first render of a page in a process, for which no visitor waits: its code is compiled and its modules are evaluated. */
  readonly firstRenderMs: number;
  /** Start of the process, and each bundle's evaluation. */
  readonly loadMs: number;
  readonly heapMb: number;
}
export const renderLimits: RenderLimits = {
  renderMs: 200,
  firstRenderMs: 2000,
  loadMs: 5000,
  heapMb: 128,
};
/**
 * Node itself, in addition to the heap: 256 MB for the whole process, which is measured too, because buffers are outside of
 * the heap.
 */
const nodeMb = 128;
/** The most megabytes of a whole process. */
export const processMb = ({ heapMb }: Pick<RenderLimits, 'heapMb'>): number => heapMb + nodeMb;
/** Megabytes of one half of the young generation. With Node's 16 MB a process grows by 100 MB of garbage (docs/decisions/051). */
const youngMb = 4;
const measureEveryMs = 25;

const folder = import.meta.dirname;
const program = fileURLToPath(new URL('./renderer.ts', import.meta.url));
/**
 * Reading its own program is the only right; Node denies writing, child processes, threads, addons and WASI. The builtin
 * prototypes are frozen, and lockShared freezes the rest: the code of one remote cannot change what the others run on.
 */
export const rendererArguments = ({ heapMb }: RenderLimits): readonly string[] => [
  '--permission',
  `--allow-fs-read=${folder}/*`,
  `--max-old-space-size=${heapMb}`,
  `--max-semi-space-size=${youngMb}`,
  '--disallow-code-generation-from-strings',
  '--disable-proto=delete',
  '--frozen-intrinsics',
  '--no-addons',
  '--no-warnings',
];

/** One renderer process. It does one thing at a time; its owner queues. */
export interface RendererProcess {
  /** Evaluates a bundle unless it was evaluated before; the host's comes first. Rejects with a RenderFailure. */
  load(bundle: Bundle): Promise<void>;
  /** Rejects with a RenderFailure. After the time limit the process has ended. */
  render(remote: string, request: PageRenderRequest): Promise<Rendering>;
  /** Renders a page for nobody, so that its next render is not its first. Rejects like `render`, with a limit for a first render. */
  warm(remote: string, request: PageRenderRequest): Promise<void>;
  readonly ended: boolean;
  readonly pid: number | undefined;
  /** Renders since the start. */
  readonly count: number;
  /** The memory of the process in megabytes; 0 where the system does not say. */
  memoryMb(): number;
  /** Milliseconds on a processor since the start; undefined where the system does not say. */
  cpuMs(): number | undefined;
  end(): void;
}

const startProgram = (limits: RenderLimits, conditions: RenderConditions | undefined): ChildProcess => {
  const seed = conditions ? [`--random-seed=${conditions.randomSeed}`] : [];
  const child = fork(program, conditions ? [toArgument(conditions)] : [], {
    execArgv: [...rendererArguments(limits), ...seed],
    env: conditions ? { TZ: conditions.timeZone, LC_ALL: conditions.locale } : {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // The server does not wait for its renderers when it stops.
  child.unref();
  child.channel?.unref();
  return child;
};
interface Channel {
  /** Sends one message and waits for its reply. Rejects with a RenderFailure; after a limit the process has ended. */
  ask(message: ToRenderer, limitMs: number): Promise<FromRenderer>;
  end(): void;
  readonly ended: boolean;
}
interface Waiting {
  resolve(reply: FromRenderer): void;
  reject(cause: RenderFailure): void;
}
const openChannel = (child: ChildProcess, limits: RenderLimits): Channel => {
  let isEnded = false;
  /** The caller that waits for the reply to the last message. */
  let waiting: Waiting | undefined;
  const settle = (act: (one: Waiting) => void) => {
    const one = waiting;
    waiting = undefined;
    if (one) act(one);
  };
  const end = () => {
    isEnded = true;
    child.kill('SIGKILL');
  };
  const endBecause = (cause: RenderFailure) => {
    settle(({ reject }) => reject(cause));
    end();
  };
  const onEnd = () => endBecause(processEnded());
  child.once('exit', onEnd);
  child.once('error', onEnd);
  child.on('message', (reply) => settle(({ resolve }) => resolve(reply as FromRenderer)));

  const maxMb = processMb(limits);
  /** Ends the process when it has used more than its limits. Returns the function that stops measuring. */
  const measure = (limitMs: number): (() => void) => {
    const judgeTime = startTimeLimit(limitMs, readProcessUse(child.pid), performance.now());
    const check = () => {
      const use = readProcessUse(child.pid);
      const time = judgeTime(use, performance.now());
      if (use.residentMb > maxMb) endBecause(tooLarge(maxMb));
      else if (time !== 'within') endBecause(time === 'over' ? tooSlow(limitMs) : starved());
    };
    // A reply that has arrived is read before the check.
    const meter = setInterval(() => setImmediate(() => void (waiting && check())), measureEveryMs);
    return () => clearInterval(meter);
  };
  return {
    ask: async (message, limitMs) => {
      if (isEnded) throw processEnded();
      const stopMeasuring = measure(limitMs);
      try {
        return await new Promise<FromRenderer>((resolve, reject) => {
          waiting = { resolve, reject };
          child.send(message, (cause) => void (cause && onEnd()));
        });
      } finally {
        stopMeasuring();
      }
    },
    end,
    get ended() {
      return isEnded;
    },
  };
};

/** A process in the server's own surroundings, or in those that the publish gate wants. */
export const startRendererProcess = (
  limits: RenderLimits = renderLimits,
  conditions?: RenderConditions,
): RendererProcess => {
  const child = startProgram(limits, conditions);
  const channel = openChannel(child, limits);
  const loaded = new Set<string>();
  let count = 0;
  const render = async (remote: string, request: PageRenderRequest, limitMs: number): Promise<Rendering> => {
    count++;
    const reply = await channel.ask({ kind: 'render', job: { remote, request } }, limitMs);
    if (reply.kind === 'rendered' && typeof reply.page.markup === 'string')
      return { ...reply.page, ...(reply.reads && { reads: reply.reads }) };
    throw reply.kind === 'failed'
      ? thrownBy(reply.error)
      : new RenderFailure('MalformedReply', 'The renderer process sent a reply without markup.');
  };
  return {
    load: async (bundle) => {
      if (loaded.has(bundle.key)) return;
      const reply = await channel.ask({ kind: 'load', bundle }, limits.loadMs);
      if (reply.kind === 'loaded' && reply.error) throw thrownBy(reply.error);
      loaded.add(bundle.key);
    },
    render: (remote, request) => render(remote, request, limits.renderMs),
    warm: async (remote, request) => {
      await render(remote, request, limits.firstRenderMs);
    },
    get ended() {
      return channel.ended;
    },
    pid: child.pid,
    get count() {
      return count;
    },
    memoryMb: () => readProcessUse(child.pid).residentMb,
    cpuMs: () => readProcessUse(child.pid).cpuMs,
    end: channel.end,
  };
};
