import { useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { defineRemote, lazyRoute, useHost, type RemoteDefinition } from '@crema/remote-kit';
import type { RemoteManifest } from '@crema/shared-contracts';
import { countLeaks, createTestHost, nothingLeft } from './index.ts';

const manifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [{ id: 'here', path: '/here', titleId: 't', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US'],
  titles: {},
  budgets: { firstRouteKb: 30 },
} as unknown as RemoteManifest;
/** Open channels would keep the test's process alive. */
const channels: BroadcastChannel[] = [];
afterAll(() => channels.forEach((channel) => channel.close()));

const rounds = 5;
/** Each round opens the route and waits, then opens it and does not wait: two mounts. */
const mounts = 2 * rounds;

const remoteWith = (
  effect: (services: ReturnType<typeof useHost>) => void,
  rest: Partial<RemoteDefinition<unknown, unknown>> = {},
) => {
  const Page = () => {
    const services = useHost();
    const [seen, setSeen] = useState(false);
    useEffect(() => {
      effect(services);
      setSeen(true);
    }, [services]);
    return <p>{seen && 'All is here'}</p>;
  };
  return defineRemote({
    messages: () => Promise.resolve({ default: {} }),
    routes: { here: Page },
    ...rest,
  });
};
const count = (...remote: Parameters<typeof remoteWith>) =>
  countLeaks(remoteWith(...remote), { manifest, routes: { '/here': 'All is here' }, rounds });

describe('the count of what a remote leaves behind', () => {
  it('is nothing for one that cleans up', async () => {
    expect(await count(() => undefined)).toEqual({ counts: nothingLeft, from: [] });
  });

  it.each([
    { kind: 'pageListeners', leak: () => window.addEventListener('resize', () => undefined) },
    { kind: 'timers', leak: () => void setInterval(() => undefined, 60_000) },
    { kind: 'styles', leak: () => document.head.append(document.createElement('style')) },
    { kind: 'nodes', leak: () => document.body.append(document.createElement('div')) },
    { kind: 'observers', leak: () => new ResizeObserver(() => undefined).observe(document.body) },
    { kind: 'channels', leak: () => void channels.push(new BroadcastChannel('gift')) },
  ] as const)('reports $kind with their number, PLT-006', async ({ kind, leak }) => {
    const { counts } = await count(leak);
    expect(counts[kind]).toBe(mounts);
  });

  it('reports a drawing that never ends', async () => {
    let running = true;
    const draw = () => void (running && requestAnimationFrame(draw));
    const { counts } = await count(draw);
    running = false;
    expect(counts.frames).toBeGreaterThanOrEqual(mounts);
  });

  it('reports subscriptions that go on, and the mounts that they keep in memory', async () => {
    const outside = new BehaviorSubject(0);
    const { counts } = await count((services) => outside.subscribe(() => services.toast));
    expect(counts).toMatchObject({ subscriptions: mounts, mounts });
  });

  it('reports listeners at the host with their number', async () => {
    const { counts } = await count(({ session }) => session.subscribe(() => undefined));
    expect(counts.hostListeners).toBe(mounts);
  });
});

describe('a remote that ends badly', () => {
  const broken = () => {
    throw new Error('broken');
  };

  it('leaves no listener at the host when its store cannot be made, PLT-006', async () => {
    const host = createTestHost('mfe-gift');
    await expect(remoteWith(() => undefined, { store: broken }).mount(host.services)).rejects.toThrow(
      'broken',
    );
    expect(host.listenerCount()).toBe(0);
  });

  it('ends all the rest when one part cannot end, PLT-006', async () => {
    const host = createTestHost('mfe-gift');
    const mounted = await remoteWith(() => undefined, { start: () => broken }).mount(host.services);
    expect(mounted.dispose).toThrow('broken');
    expect(host.listenerCount()).toBe(0);
  });

  it('does not ask again for a page’s code once it is gone, PLT-006', async () => {
    let asked = 0;
    const Page = lazyRoute(
      () => {
        asked += 1;
        return Promise.reject(new Error('no code'));
      },
      <p>Loading</p>,
    );
    const remote = remoteWith(() => undefined, { routes: { here: Page } });
    const { counts } = await countLeaks(remote, { manifest, routes: { '/here': 'Loading' }, rounds });
    expect(counts.timers).toBe(0);
    expect(asked).toBeGreaterThan(0);
  });
});
