import type { BrowserContext, Route } from '@playwright/test';

/** The outcome of a request: its text and status, or how it failed. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly failed?: string;
}
interface Fulfilment {
  readonly response?: unknown;
  readonly status?: number;
  readonly body?: string;
}
type Handler = (route: Route) => unknown;
type Pattern = string | RegExp;

const covers = (pattern: Pattern, address: string) =>
  typeof pattern === 'string' ? pattern === '**/*' : pattern.test(address);
const found = (text: string): Outcome => ({ status: 200, text });
const lost = (failed: string): Outcome => ({ status: 0, text: '', failed });

/** A browser context without a browser: its sites are texts by address; the newest route goes first, as in the real one. */
export const createFakeContext = (sites: Readonly<Record<string, string>>) => {
  /** The requests that wait for a handler. `unroute` takes them from a handler that it removes. */
  const waiting = new Set<{ readonly handler: Handler; isTaken: boolean }>();
  let routes: readonly { readonly pattern: Pattern; readonly handler: Handler }[] = [];
  const read = (address: string): Outcome => {
    const text = sites[address];
    return text === undefined ? { status: 404, text: '' } : found(text);
  };
  const ask = (address: string, resourceType = 'script', below = routes): Promise<Outcome> => {
    const at = below.findLastIndex(({ pattern }) => covers(pattern, address));
    const chosen = below[at];
    if (!chosen) return Promise.resolve(read(address));
    return new Promise((resolve, reject) => {
      const request = { handler: chosen.handler, isTaken: false };
      waiting.add(request);
      const route = {
        request: () => ({ resourceType: () => resourceType, url: () => address }),
        fetch: async () => ({ text: async () => read(address).text, url: () => address }),
        fulfill: async ({ status = 200, body = '' }: Fulfilment) => {
          if (request.isTaken) throw new Error('Route is already handled!');
          resolve({ status, text: body });
        },
        abort: async (why = 'failed') => resolve(lost(why)),
        continue: async () => resolve(read(address)),
        fallback: async () => resolve(ask(address, resourceType, below.slice(0, at))),
      };
      Promise.resolve(chosen.handler(route as unknown as Route))
        .catch(reject)
        .finally(() => waiting.delete(request));
    });
  };
  const context = {
    route: async (pattern: Pattern, handler: Handler) => {
      routes = [...routes, { pattern, handler }];
    },
    unroute: async (pattern: Pattern, handler: Handler) => {
      routes = routes.filter((route) => route.pattern !== pattern || route.handler !== handler);
      for (const request of waiting) if (request.handler === handler) request.isTaken = true;
    },
    request: { get: async (address: string) => ({ text: async () => read(address).text }) },
  } as unknown as BrowserContext;
  return { context, ask, routes: () => routes.length };
};
