import type { BootDocument, RegistryDocument, RemoteRecord, VersionHealth } from '@crema/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';
import { startCompositionApp, type CompositionApp, type CompositionAppOptions } from './composition-kit.ts';
import { deployHost, renderedRemote, type TestRemote } from './rendering-kit.ts';
import { createTestClock } from './test-app.ts';
import { until } from './until.ts';

export interface OpenedPage {
  readonly reply: LightMyRequestResponse;
  readonly html: string;
  /** The content of `main`. */
  readonly main: string | undefined;
  readonly boot: BootDocument;
}
export interface RenderedShop {
  readonly server: CompositionApp;
  readonly clock: ReturnType<typeof createTestClock>;
  open(url?: string, headers?: Readonly<Record<string, string>>, remoteAddress?: string): Promise<OpenedPage>;
  /** Replaces the registry's document, and waits until pages contain it. */
  release(remotes: RegistryDocument['remotes']): Promise<void>;
  /** Releases a version of its own for the test. */
  publish(remote: TestRemote): Promise<{ readonly version: string; readonly record: RemoteRecord }>;
  healthOf(version: string): Promise<VersionHealth | undefined>;
}

const bootOf = (html: string): BootDocument =>
  JSON.parse(/<script type="application\/json" id="crema-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
const mainOf = (html: string) => /<main id="main">(.*?)<\/main>/s.exec(html)?.[1];

/** Starts a server with a deployed host and renderer processes, whose limits suit a busy machine. */
export const startRenderedShop = async (
  { rendering, ...options }: CompositionAppOptions = {},
  warmsUp = false,
): Promise<RenderedShop> => {
  const clock = createTestClock();
  const limits = { renderMs: 500, firstRenderMs: 500, loadMs: 30_000, heapMb: 64 };
  const patient = { limits, patienceMs: 60_000, dataPatienceMs: 60_000, warmsUp };
  const server = await startCompositionApp(
    {},
    { clock, rendering: { ...patient, ...rendering }, ...options },
  );
  deployHost(server.folders.host);
  let releases = 1;
  const open: RenderedShop['open'] = async (url = '/gift', headers = {}, remoteAddress = '127.0.0.1') => {
    const reply = await server.app.inject({
      url,
      headers: { accept: 'text/html', ...headers },
      remoteAddress,
    });
    return { reply, html: reply.body, main: mainOf(reply.body), boot: bootOf(reply.body) };
  };
  const release: RenderedShop['release'] = async (remotes) => {
    const sequence = ++releases;
    server.release(sequence, remotes);
    await until(async () => (await open('/none')).boot.registry.sequence === sequence);
  };
  return {
    server,
    clock,
    open,
    release,
    publish: async (remote) => {
      const version = `1.0.${releases}`;
      const record = renderedRemote(server.folders.registry, { version, ...remote });
      await release({ [remote.name ?? 'mfe-gift']: record });
      return { version, record };
    },
    healthOf: async (version) => {
      const reply = await server.app.inject({
        url: '/apiproxy/v1/composition/health?minutes=60',
        headers: { authorization: 'Bearer crema-development' },
      });
      return (reply.json() as VersionHealth[]).find((row) => row.version === version);
    },
  };
};
/** The cookies that a reply sets, as a browser sends them. */
export const cookieOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  [reply.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
