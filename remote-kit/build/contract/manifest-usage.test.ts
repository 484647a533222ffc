import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findManifestDifferences, readManifestUsage } from './manifest-usage.mjs';

// The folder is inside the repository, so that the probe finds remote-kit and shared-contracts.
const folder = mkdtempSync(join(import.meta.dirname, '..', '.probe-remote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
write({
  'src/remote.tsx': `
    import { defineRemote } from '@crema/remote-kit';
    import { start } from './bus.ts';
    import { Page } from './page.tsx';
    const slots = { 'open-orders': () => null };
    export default defineRemote({ messages: async () => ({}), routes: { gift: Page }, slots, start });`,
  'src/bus.ts': `
    import type { DomainEventName, EventBus, HostServices } from '@crema/shared-contracts';
    const listen = <N extends DomainEventName>(bus: EventBus, name: N) => bus.on(name, () => undefined);
    const listenTwice = (bus: EventBus, name: DomainEventName) => listen(bus, name);
    export const start = ({ services }: { services: HostServices }) => {
      const { emit } = services.bus;
      emit('card-updated', { cardId: 'a', reason: 'added' });
      listenTwice(services.bus, 'order-placed');
      const held = services.flags.get().rememberMe;
      return listen(services.bus, held ? 'cart-changed' : 'session-changed');
    };`,
  'src/page.tsx': `
    import { Slot, useDomainEvent, useFlag } from '@crema/remote-kit';
    const Offered = ({ flag }: { flag: 'newRewardsLayout' }) => <p>{useFlag(flag) ? 'new' : 'old'}</p>;
    export const Page = () => {
      useDomainEvent('open-orders-changed', () => undefined);
      return (
        <>
          <Offered flag="newRewardsLayout" />
          <Slot name="scan-to-pay" props={{ onClose: () => undefined }} fallback={null} />
        </>
      );
    };`,
});
const usage = readManifestUsage(folder);

const manifest = {
  events: {
    emits: ['card-updated'],
    consumes: ['order-placed', 'cart-changed', 'session-changed', 'open-orders-changed'],
  },
  slots: { provides: ['open-orders'], uses: ['scan-to-pay'] },
  flags: ['rememberMe', 'newRewardsLayout'],
  routes: [{ id: 'gift' }],
  navigation: [],
};
const differences = (changes: object) => findManifestDifferences({ ...manifest, ...changes }, usage);

describe('remote.json compared with the code by types, PLT-001', () => {
  it('is true when it lists what the code does: in callbacks, destructured, through parameters and components', () => {
    expect(differences({})).toEqual([]);
  });

  const { events, slots } = manifest;
  it.each([
    [
      'an event that is emitted',
      { events: { ...events, emits: [] } },
      /bus\.ts:7 emits the event card-updated/,
    ],
    [
      'an event that is subscribed to through a parameter',
      { events: { ...events, consumes: events.consumes.slice(1) } },
      /bus\.ts:8 subscribes to the event order-placed/,
    ],
    [
      'an event that a hook subscribes to',
      { events: { ...events, consumes: events.consumes.slice(0, -1) } },
      /page\.tsx:5 subscribes to the event open-orders-changed/,
    ],
    [
      'a slot that is provided',
      { slots: { ...slots, provides: [] } },
      /remote\.tsx:6 provides the slot open-orders/,
    ],
    ['a slot that is shown', { slots: { ...slots, uses: [] } }, /page\.tsx:9 shows the slot scan-to-pay/],
    ['a flag that is read', { flags: ['newRewardsLayout'] }, /bus\.ts:9 reads the flag rememberMe/],
    ['a flag that a hook reads', { flags: ['rememberMe'] }, /page\.tsx:3 reads the flag newRewardsLayout/],
    ['a route that has a page', { routes: [] }, /remote\.tsx:6 has a page for the route gift/],
  ])('reports %s and is not declared', (_what, changes, expected) => {
    expect(differences(changes)).toEqual([expect.stringMatching(expected)]);
    expect(differences(changes)[0]).toMatch(/in remote\.json lacks it\. Add it\.$/);
  });

  it.each([
    ['an emitted event', { events: { ...events, emits: [...events.emits, 'cart-changed'] } }, 'cart-changed'],
    [
      'a consumed event',
      { events: { ...events, consumes: [...events.consumes, 'stars-changed'] } },
      'stars-changed',
    ],
    ['a provided slot', { slots: { ...slots, provides: [...slots.provides, 'sign-in'] } }, 'sign-in'],
    ['a used slot', { slots: { ...slots, uses: [...slots.uses, 'sign-in'] } }, 'sign-in'],
    ['a flag', { flags: [...manifest.flags, 'enableMarriott'] }, 'enableMarriott'],
    ['a route', { routes: [...manifest.routes, { id: 'cart' }] }, 'cart'],
  ])('reports %s that is declared and that no code has', (_what, changes, name) => {
    expect(differences(changes)).toEqual([
      expect.stringMatching(new RegExp(`in remote\\.json names ${name}, but no code .* Remove it\\.$`)),
    ]);
  });

  it('counts a flag of a route or navigation entry as used, and reports one that is not declared', () => {
    const routes = [{ id: 'gift', flag: 'enableMarriott' }];
    expect(differences({ routes, flags: [...manifest.flags, 'enableMarriott'] })).toEqual([]);
    expect(differences({ routes })).toEqual([expect.stringMatching(/needs flag enableMarriott/)]);
  });

  it('reports a hash modal whose slot no code provides', () => {
    expect(differences({ modals: [{ hash: '#orders', slot: 'open-orders' }] })).toEqual([]);
    expect(differences({ modals: [{ hash: '#pay', slot: 'scan-to-pay' }] })).toEqual([
      expect.stringMatching(/A modal of remote\.json shows slot scan-to-pay, but no code provides/),
    ]);
  });

  it('keeps what remote-kit subscribes to for every remote apart', () => {
    expect(usage.own['events.consumes']).not.toHaveProperty('stars-changed');
    expect(usage.kit['events.consumes']).toHaveProperty('session-changed');
  });

  it('reports a name that no type determines', () => {
    write({
      'src/page.tsx': `
        import { useHost } from '@crema/remote-kit';
        import type { DomainEventName } from '@crema/shared-contracts';
        const names: DomainEventName[] = ['cart-changed'];
        export const Page = () => { names.map((name) => useHost().bus.last(names[0]!)); return null; };`,
    });
    expect(findManifestDifferences(manifest, readManifestUsage(folder))).toContainEqual(
      expect.stringMatching(
        /page\.tsx:5 `useHost\(\)\.bus\.last\(names\[0\]!\)`: found no literal name for events\.consumes/,
      ),
    );
  });
});
