import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import type { FaultPlan } from './faults.ts';
import { spoiltChunk, spoiltEntry, type Misdeed } from './misbehave.ts';

/** Takes the fault away again, as a repair on the server's side would. */
export type Lift = () => Promise<void>;

const slowMs = 10_000;
const registryPaths = /\/apiproxy\/v1\/composition(\/events)?(\?|$)/;
const html = '<!doctype html><title>Sign in to the café’s Wi-Fi</title>';
const javascript = 'text/javascript';

interface Answer {
  readonly status?: number;
  readonly contentType: string;
  readonly body: string;
}
/** Faults of the way, the same for files and data. Those that never answer are let go when the fault is lifted. */
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

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Files of a remote: its entry, and the chunk of its module. */
const filePattern = ({ remote, target }: FaultPlan) =>
  target === 'entry'
    ? new RegExp(`/${remote}/[^/]+/remoteEntry\\.[0-9a-f]+\\.js$`)
    : new RegExp(`/${remote}/[^/]+/remote\\.[0-9a-f]+\\.js$`);

const spoilt = (text: string, { remote, target, fault }: FaultPlan): string => {
  const container = remote.replaceAll('-', '_');
  if (fault === 'syntax-error') return `${text}\n)] this is no code`;
  if (fault === 'wrong-integrity') return `${text}\n// changed on the way`;
  return (target === 'entry' ? spoiltEntry : spoiltChunk)(text, container, fault as Misdeed);
};

interface BootRemote {
  readonly name: string;
  readonly version: string;
  readonly address: string;
  readonly files: { readonly integrity: Readonly<Record<string, string>> };
}
const bootDocument = /(<script type="application\/json" id="crema-boot">)(.*?)(<\/script>)/s;

/**
 * Serves another text in place of a file, and (but for wrong-integrity) pages that expect that very text, as version
 * `…-broken`. The registry stays out of reach meanwhile; once the fault is lifted it offers the sound version again.
 */
const swapFile = async (context: BrowserContext, plan: FaultPlan): Promise<Lift> => {
  const file = filePattern(plan);
  const swapped = async (route: Route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, contentType: javascript, body: spoilt(await reply.text(), plan) });
  };
  const newIntegrity = async (remote: BootRemote, base: string) => {
    const path = Object.keys(remote.files.integrity).find((name) =>
      file.test(new URL(name, new URL(remote.address, base)).pathname),
    );
    if (!path) throw new Error(`${plan.remote} has no ${plan.target}`);
    const sound = await context.request.get(new URL(path, new URL(remote.address, base)).href);
    return { path, integrity: integrityOf(spoilt(await sound.text(), plan)) };
  };
  const expectSwapped = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch();
    const page = await reply.text();
    const text = bootDocument.exec(page)?.[2];
    if (!text) return route.fulfill({ response: reply });
    const boot = JSON.parse(text) as { registry: { sequence: number; remotes: BootRemote[] } };
    boot.registry.sequence -= 1;
    boot.registry.remotes = await Promise.all(
      boot.registry.remotes.map(async (remote) => {
        if (remote.name !== plan.remote) return remote;
        const { path, integrity } = await newIntegrity(remote, reply.url());
        const files = { ...remote.files, integrity: { ...remote.files.integrity, [path]: integrity } };
        return { ...remote, version: `${remote.version}-broken`, files };
      }),
    );
    const changed = JSON.stringify(boot).replaceAll('<', '\\u003c');
    // Preloads would name the sound file's integrity.
    const links = /<link rel="preload"[^>]*>/g;
    const body = page
      .replace(links, (link) => (file.test(/href="([^"]*)"/.exec(link)?.[1] ?? '') ? '' : link))
      .replace(bootDocument, (_, open: string, __, close: string) => `${open}${changed}${close}`);
    return route.fulfill({ response: reply, body });
  };
  await context.route(file, swapped);
  if (plan.fault === 'wrong-integrity') return () => context.unroute(file, swapped);
  const unreachable = (route: Route) => route.abort();
  await context.route('**/*', expectSwapped);
  await context.route(registryPaths, unreachable);
  return async () => {
    await context.unroute(file, swapped);
    await context.unroute('**/*', expectSwapped);
    await context.unroute(registryPaths, unreachable);
  };
};

/**
 * Makes a remote fail in a browser context in one of the ways that happen (PLT-006). `api` is the pattern of the
 * requests that count as the remote's own, needed for that target. Answers what takes the fault away again.
 */
export const injectFault = async (context: BrowserContext, plan: FaultPlan, api?: RegExp): Promise<Lift> => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const way = onTheWay(ended)[plan.fault];
  if (plan.target !== 'api' && !way) return swapFile(context, plan);
  const pattern = plan.target === 'api' ? api : filePattern(plan);
  if (!pattern) throw new Error('the target api needs the pattern of its requests');
  const body = apiAnswers[plan.fault];
  const strike =
    way ?? ((route: Route) => (body ? route.fulfill({ status: 200, ...body }) : route.continue()));
  await context.route(pattern, strike);
  return async () => {
    await context.unroute(pattern, strike);
    end();
  };
};
