import { TimeLimitError } from './time-limit.ts';

/** Loading has failed after this time without a byte … */
export const stalledMs = 8000;
/** … or after this time in all, even if bytes keep coming (architecture, Loading). */
export const givenUpMs = 60_000;
/** A script that takes longer is watched. */
const watchAfterMs = 3000;
/** A file that took longer shows that the network is slow, not idle. */
const slowFileMs = 1500;

declare global {
  /** Watches the script of a chunk; the chunk loaders of host and remotes call it (remote-kit/build/script-progress-plugin.mjs). */
  var cremaWatchScript: ((script: HTMLScriptElement) => void) | undefined;
}

/** The time (performance.now) at which bytes last came. */
let lastByteAt = -Infinity;
export const noteBytes = (at = performance.now()): void => {
  lastByteAt = at;
};
let slowFiles: PerformanceObserver | undefined;
/** The browser reports files that have arrived; of files that are loading it says nothing. */
const followSlowFiles = () => {
  if (slowFiles || typeof PerformanceObserver === 'undefined') return;
  slowFiles = new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      // The browser may report a file after bytes of another one were read.
      if (duration > slowFileMs) noteBytes(Math.max(lastByteAt, startTime + duration));
  });
  slowFiles.observe({ type: 'resource', buffered: true });
};

/**
 * Returns the promise's result, or rejects with a TimeLimitError after 8 s without a byte or after 60 s. The error's `isSlow`
 * is true if bytes came, and false for a file that never began.
 */
export const withProgressLimit = <T>(operation: string, promise: Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    const check = () => {
      const now = performance.now();
      const stalledAt = Math.max(startedAt, lastByteAt) + stalledMs;
      const endsAt = Math.min(stalledAt, startedAt + givenUpMs);
      if (now < endsAt) timer = setTimeout(check, Math.ceil(endsAt - now));
      else reject(new TimeLimitError(operation, Math.round(now - startedAt), lastByteAt > startedAt));
    };
    check();
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

/** Reads the file next to the script element: the browser's cache gives both the bytes of one request. */
const readBytes = async (url: string, signal: AbortSignal) => {
  const { body } = await fetch(url, { credentials: 'same-origin', priority: 'low', signal });
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) noteBytes();
};

/** Resolves with whether the script has run or failed; watches its bytes if it takes long. */
export const watchScript = (script: HTMLScriptElement): Promise<'load' | 'error'> =>
  new Promise((resolve) => {
    const watch = new AbortController();
    const timer = setTimeout(() => {
      followSlowFiles();
      readBytes(script.src, watch.signal).catch(() => undefined);
    }, watchAfterMs);
    const settle = ({ type }: Event) => {
      clearTimeout(timer);
      watch.abort();
      resolve(type as 'load' | 'error');
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
  });

/** Addresses of chunks that were given up although bytes came. */
const slowChunks = new Set<string>();
/** Whether an error of a page's code comes from a slow network: it does not count against the version. */
export const isSlowness = (cause: unknown): boolean => {
  const { isSlow = false, request = '' } = (cause ?? {}) as { isSlow?: boolean; request?: string };
  return isSlow || slowChunks.has(request);
};

let chunksLoading = 0;
const workTickMs = 100;
/**
 * Returns the promise's result, or rejects with a TimeLimitError after `limitMs` of work: the time in which a chunk loads, which
 * has its own limits, and that in which the page gets no processor do not count.
 */
export const withWorkLimit = <T>(limitMs: number, operation: string, promise: Promise<T>): Promise<T> => {
  let leftMs = limitMs;
  let timer: ReturnType<typeof setInterval>;
  const limit = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (!chunksLoading) leftMs -= workTickMs;
      if (leftMs <= 0) reject(new TimeLimitError(operation, limitMs));
    }, workTickMs);
  });
  return Promise.race([promise, limit]).finally(() => clearInterval(timer));
};

/** A chunk that arrives later still registers itself, so that the next attempt requests nothing. */
export const watchChunk = (script: HTMLScriptElement): void => {
  chunksLoading += 1;
  const settled = watchScript(script).finally(() => {
    chunksLoading -= 1;
  });
  withProgressLimit('chunk', settled).catch((cause: TimeLimitError) => {
    if (cause.isSlow) slowChunks.add(script.src);
    script.dispatchEvent(new Event('error'));
  });
};
globalThis.cremaWatchScript = watchChunk;
