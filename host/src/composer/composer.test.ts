import type {
  BuildFiles,
  HostServices,
  MountedRemote,
  RemoteManifest,
  RemoteModule,
  ResolvedRegistry,
} from '@crema/shared-contracts';
import type { RemoteState } from './remote-instance.ts';
import { createComposer } from './composer.ts';
import type { LoadRemoteModule } from './federation.ts';
import { noteBytes } from './script-progress.ts';
import { TimeLimitError } from './time-limit.ts';

const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '2.0.0',
  contract: '^3.0.0',
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const files: BuildFiles = {
  entry: 'e.js',
  integrity: {},
  bytes: {},
  module: [],
  styles: [],
  messages: {},
  routes: {},
};
const registryWith = (contract: string): ResolvedRegistry => ({
  sequence: 1,
  disabled: [],
  remotes: [
    {
      name: 'mfe-gift',
      version: '2.0.0',
      chosenBecause: 'stable',
      url: '/2/',
      alternative: '/2b/',
      manifest: { ...manifest, contract },
      files,
      previous: { version: '1.0.0', url: '/1/', files, manifest },
    },
  ],
});
const mounted: MountedRemote = { routes: {}, slots: {}, dispose: () => undefined };
const good: RemoteModule = { contract: '3.0.0', mount: () => mounted };

const setUp = (load: LoadRemoteModule, contract = '^3.0.0') => {
  const reports: string[] = [];
  const ended: string[] = [];
  const composer = createComposer(
    registryWith(contract),
    ({ version, phase }) => reports.push(`${version} ${phase}`),
    (_remote, { version }) =>
      ({ dispose: () => ended.push(version) }) as unknown as HostServices & { dispose: () => void },
    load,
  );
  return { composer, reports, ended, state: (): RemoteState => composer.stateOf('mfe-gift').get() };
};
const failing = () => Promise.reject(new Error('down'));

describe('the composer', () => {
  it('tries the alternative URL and then the previous good version, PLT-006', async () => {
    const asked: string[] = [];
    const { composer, state } = setUp((_, { url }) => {
      asked.push(url);
      return url === '/1/' ? Promise.resolve(good) : failing();
    });
    await composer.load('mfe-gift');
    expect(asked).toEqual(['/2/', '/2b/', '/1/']);
    expect(state()).toMatchObject({ status: 'ready', version: '1.0.0' });
  });

  it('gives up a version whose code never finishes, reports it, and loads the previous one, PLT-006', async () => {
    jest.useFakeTimers();
    const { composer, reports, state } = setUp((_, { url }) =>
      url === '/1/' ? Promise.resolve(good) : new Promise(() => undefined),
    );
    const loaded = composer.load('mfe-gift');
    await jest.advanceTimersByTimeAsync(8000);
    expect(reports).toEqual(['2.0.0 entry']);
    await jest.advanceTimersByTimeAsync(8000);
    await loaded;
    jest.useRealTimers();
    expect(reports).toContain('2.0.0 entry');
    expect(state().status).not.toBe('loading');
  });

  describe('on a slow network, PLT-016', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      // The clock of each test starts again, before the bytes of the test before.
      noteBytes();
    });
    afterEach(() => jest.useRealTimers());
    const bytesFor = async (ms: number) => {
      for (let waited = 0; waited < ms; waited += 5000) {
        await jest.advanceTimersByTimeAsync(5000);
        noteBytes();
      }
    };

    it('waits while bytes come, and reports no error', async () => {
      const code = Promise.withResolvers<RemoteModule>();
      const { composer, reports, state } = setUp(() => code.promise);
      const loaded = composer.load('mfe-gift');
      await bytesFor(50_000);
      expect(state().status).toBe('loading');
      code.resolve(good);
      await loaded;
      expect(state()).toMatchObject({ status: 'ready', version: '2.0.0' });
      expect(reports).toEqual(['2.0.0 mounted']);
    });

    it('gives up 8 s after the last byte, which does not count against the version', async () => {
      const { composer, reports } = setUp((_, { url }) =>
        url === '/2/' ? new Promise(() => undefined) : Promise.resolve(good),
      );
      const loaded = composer.load('mfe-gift');
      await bytesFor(10_000);
      await jest.advanceTimersByTimeAsync(7_990);
      expect(reports).toEqual([]);
      // performance.now has fractions of a millisecond, timers have none.
      await jest.advanceTimersByTimeAsync(20);
      await loaded;
      expect(reports).toEqual(['2.0.0 slow', '2.0.0 mounted']);
    });

    it('loads again when the file arrives after it was given up', async () => {
      const late = Promise.withResolvers<boolean>();
      let has = false;
      const { composer, state } = setUp((_remote, _candidate, isRetry) => {
        if (has) return isRetry ? failing() : Promise.resolve(good);
        return Promise.reject(Object.assign(new TimeLimitError('entry', 8000), { late: late.promise }));
      });
      await composer.load('mfe-gift');
      expect(state().status).toBe('failed');
      has = true;
      late.resolve(true);
      await jest.advanceTimersByTimeAsync(0);
      expect(state().status).toBe('ready');
    });

    it('does not count a page’s chunk that the network did not bring in time', () => {
      const { composer, reports } = setUp(failing);
      const cause = new TimeLimitError('chunk', 60_000, true);
      composer.reportRenderError('mfe-gift', '2.0.0', cause);
      expect([reports, composer.hasRenderError('mfe-gift')]).toEqual([['2.0.0 slow'], false]);
    });
  });

  it('reports when all attempts failed in time, PLT-006', async () => {
    jest.useFakeTimers();
    const { composer, reports, state } = setUp(() => new Promise(() => undefined));
    const loaded = composer.load('mfe-gift');
    await jest.advanceTimersByTimeAsync(60_000);
    await loaded;
    jest.useRealTimers();
    expect(state()).toMatchObject({ status: 'failed' });
    expect(reports.length).toBeGreaterThan(0);
  });

  it('ends in a failure that a retry recovers from without a reload, PLT-006', async () => {
    let up = false;
    const { composer, state } = setUp(() => (up ? Promise.resolve(good) : failing()));
    await composer.load('mfe-gift');
    expect(state().status).toBe('failed');
    up = true;
    await composer.retry('mfe-gift');
    expect(state()).toMatchObject({ status: 'ready', version: '2.0.0' });
  });

  it('runs no code of a remote that was built for another contract, PLT-007', async () => {
    let asked = 0;
    const { composer, state, reports } = setUp(() => {
      asked += 1;
      return Promise.resolve(good);
    }, '^4.0.0');
    await composer.load('mfe-gift');
    expect(asked).toBe(0);
    expect(state()).toEqual({ status: 'failed', phase: 'manifest' });
    expect(reports).toEqual(['2.0.0 manifest']);
  });

  it('disposes the services of an init that throws, and reports remote, version and phase', async () => {
    const { composer, reports, ended } = setUp(() =>
      Promise.resolve({ contract: '3.0.0', mount: () => Promise.reject(new TypeError('init')) }),
    );
    await composer.load('mfe-gift');
    expect(ended).toEqual(['2.0.0', '2.0.0', '1.0.0']);
    expect(reports.filter((line) => line.endsWith('init'))).toEqual([
      '2.0.0 init',
      '2.0.0 init',
      '1.0.0 init',
    ]);
  });

  it('gives up an init that never ends', async () => {
    jest.useFakeTimers();
    const { composer, state } = setUp((_, { url }) =>
      Promise.resolve(
        url === '/2/'
          ? { contract: '3.0.0', mount: () => new Promise<MountedRemote>(() => undefined) }
          : good,
      ),
    );
    const loading = composer.load('mfe-gift');
    await jest.advanceTimersByTimeAsync(2000);
    await loading;
    jest.useRealTimers();
    expect(state()).toMatchObject({ status: 'ready', version: '2.0.0' });
  });

  it('waits for an init whose chunk takes longer than its 2 s of work, and reports nothing, PLT-016', async () => {
    jest.useFakeTimers();
    const { composer, state, reports } = setUp(() =>
      Promise.resolve({
        contract: '3.0.0',
        mount: () => {
          const script = document.createElement('script');
          script.src = 'https://a.test/texts.js';
          // The chunk loader of a remote does so for each of its chunks.
          globalThis.cremaWatchScript?.(script);
          return new Promise<MountedRemote>((resolve) => {
            script.addEventListener('load', () => resolve(mounted));
            setTimeout(() => script.dispatchEvent(new Event('load')), 7_000);
          });
        },
      }),
    );
    const loading = composer.load('mfe-gift');
    await jest.advanceTimersByTimeAsync(7_000);
    await loading;
    jest.useRealTimers();
    expect(state()).toMatchObject({ status: 'ready', version: '2.0.0' });
    expect(reports.filter((line) => !line.endsWith('mounted'))).toEqual([]);
  });

  it('disposes the result of an init that resolves after its time limit', async () => {
    jest.useFakeTimers();
    let finish: (mounted: MountedRemote) => void = () => undefined;
    let disposed = 0;
    const { composer } = setUp(() =>
      Promise.resolve({ contract: '3.0.0', mount: () => new Promise((resolve) => (finish = resolve)) }),
    );
    const loading = composer.load('mfe-gift');
    await jest.advanceTimersByTimeAsync(7000);
    await loading;
    finish({ ...mounted, dispose: () => (disposed += 1) });
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    expect(disposed).toBe(1);
  });

  it('disposes a remote that was unloaded while it was loading, PLT-005', async () => {
    const { composer, state, ended } = setUp(() => Promise.resolve(good));
    const loading = composer.load('mfe-gift');
    composer.drop('mfe-gift');
    await loading;
    expect(ended).toEqual(['2.0.0']);
    expect(state()).toEqual({ status: 'idle' });
  });

  it('survives a dispose that throws, and reports its remote, PLT-006', async () => {
    const { composer, reports, ended } = setUp(() =>
      Promise.resolve({
        contract: '3.0.0',
        mount: () => ({
          ...mounted,
          dispose: () => {
            throw new Error('dispose');
          },
        }),
      }),
    );
    await composer.load('mfe-gift');
    composer.drop('mfe-gift');
    expect(ended).toEqual(['2.0.0']);
    expect(reports).toEqual(['2.0.0 mounted', '2.0.0 effect']);
  });

  it('loads the previous version after two render errors, and a new version once there is one, PLT-006', async () => {
    const { composer, state } = setUp(() => Promise.resolve(good));
    await composer.load('mfe-gift');
    composer.reportRenderError('mfe-gift', '2.0.0', new Error('render'));
    await composer.retry('mfe-gift');
    expect(state()).toMatchObject({ version: '2.0.0' });
    composer.reportRenderError('mfe-gift', '2.0.0', new Error('render'));
    await composer.retry('mfe-gift');
    expect(state()).toMatchObject({ version: '1.0.0' });
    composer.drop('mfe-gift');
    await composer.load('mfe-gift');
    expect(state()).toMatchObject({ version: '2.0.0' });
  });

  it('reports the running version once per mount', async () => {
    const { composer, reports } = setUp(() => Promise.resolve(good));
    await composer.load('mfe-gift');
    await composer.load('mfe-gift');
    expect(reports).toEqual(['2.0.0 mounted']);
    await composer.retry('mfe-gift');
    expect(reports).toEqual(['2.0.0 mounted', '2.0.0 mounted']);
  });

  it('loads once for parallel requests', async () => {
    let asked = 0;
    const { composer } = setUp(() => {
      asked += 1;
      return Promise.resolve(good);
    });
    await Promise.all([composer.load('mfe-gift'), composer.load('mfe-gift')]);
    expect(asked).toBe(1);
  });
});
