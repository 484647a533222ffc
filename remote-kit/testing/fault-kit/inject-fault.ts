import type { BrowserContext, Route } from '@playwright/test';
import type { FaultPlan } from './faults.ts';
import { serveInstead, type Lift } from './serve-instead.ts';
import { brokenChunk, brokenEntry, type CodeFault } from './break-code.ts';

const slowMs = 10_000;
const html = '<!doctype html><title>Sign in to the café’s Wi-Fi</title>';

interface Answer {
  readonly status?: number;
  readonly contentType: string;
  readonly body: string;
}
/**
 * Faults of the network, the same for files and data. Requests that never get a reply are released when the
 * fault is removed.
 */
const onTheWay = (ended: Promise<void>): Readonly<Record<string, (route: Route) => Promise<void>>> => {
  const answer = (route: Route, what: Answer) =>
    route.fulfill({ ...what, headers: { 'cache-control': 'no-store' } });
  return {
    refused: (route) => route.abort('connectionrefused'),
    reset: (route) => route.abort('connectionreset'),
    'not-found': (route) => answer(route, { status: 404, contentType: 'text/plain', body: 'not found' }),
    'server-error': (route) => answer(route, { status: 500, contentType: 'text/plain', body: 'oops' }),
    html: (route) => answer(route, { contentType: 'text/html', body: html }),
    hang: async (route) => {
      await ended;
      await route.abort().catch(() => undefined);
    },
    slow: async (route) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, slowMs)));
      await Promise.race([ended, late]);
      clearTimeout(timer);
      await route.continue().catch(() => undefined);
    },
  };
};

const apiAnswers: Readonly<Record<string, Answer>> = {
  'wrong-integrity': { contentType: 'application/json', body: '{"data":{"men' },
  'syntax-error': { contentType: 'application/json', body: '{data: menu}' },
  'throws-init': {
    contentType: 'application/json',
    body: '{"errors":[{"message":"fault kit","extensions":{"code":"UNEXPECTED_ERROR","referenceId":"fault-kit"}}]}',
  },
  'throws-render': { contentType: 'application/json', body: '{"data":{"unheardOf":[null]},"stores":7}' },
  'throws-effect': { contentType: 'application/json', body: '' },
};

/** The files of a remote: its entry, and the chunk of its module. */
export const filePattern = ({ remote, target }: Pick<FaultPlan, 'remote' | 'target'>): RegExp =>
  target === 'entry'
    ? new RegExp(`/${remote}/[^/]+/remoteEntry\\.[0-9a-f]+\\.js$`)
    : new RegExp(`/${remote}/[^/]+/remote\\.[0-9a-f]+\\.js$`);

const broken = (text: string, { remote, target, fault }: FaultPlan): string => {
  const container = remote.replaceAll('-', '_');
  if (fault === 'syntax-error') return `${text}\n)] this is no code`;
  if (fault === 'wrong-integrity') return `${text}\n// changed on the way`;
  return (target === 'entry' ? brokenEntry : brokenChunk)(text, container, fault as CodeFault);
};

/**
 * Makes a remote fail in a browser context in one of the listed ways (PLT-006). `api` is the pattern of the
 * requests that count as the remote's own; the target `api` needs it. Returns the function that removes the
 * fault.
 */
export const injectFault = async (context: BrowserContext, plan: FaultPlan, api?: RegExp): Promise<Lift> => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const fault = onTheWay(ended)[plan.fault];
  if (plan.target !== 'api' && !fault)
    return serveInstead(context, {
      remote: plan.remote,
      file: filePattern(plan),
      change: (text) => broken(text, plan),
      expected: plan.fault !== 'wrong-integrity',
    });
  const pattern = plan.target === 'api' ? api : filePattern(plan);
  if (!pattern)
    throw new Error('Found no pattern for the target api. Pass `api`, the pattern of its requests.');
  const body = apiAnswers[plan.fault];
  const inject =
    fault ?? ((route: Route) => (body ? route.fulfill({ status: 200, ...body }) : route.continue()));
  await context.route(pattern, inject);
  return async () => {
    await context.unroute(pattern, inject);
    end();
  };
};
