import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act } from 'react';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { RemoteManifest, RemoteModule, SlotName, Slots } from '@crema/shared-contracts';
import type { TestHostOptions } from './test-host.tsx';
import { keepBooks, takeCaches, takeSubscriptions, type Remembered } from './leak-instruments.ts';
import { leakKinds, ledger, type Leaks } from './leak-ledger.ts';
import { renderRemote, renderSlot, type RenderedRemote } from './render-remote.tsx';

export interface Visits extends TestHostOptions {
  readonly manifest: RemoteManifest;
  /** Maps a path to a text that the page shows once all its requests are answered. */
  readonly routes: Readonly<Record<string, string>>;
  /** The props and the expected text of the slots that the remote provides. */
  readonly provides?: Readonly<{ [N in SlotName]?: { readonly props: Slots[N]; readonly shows: string } }>;
  /** The number of rounds; by default usualRounds. */
  readonly rounds?: number;
}

/** Five show a leak, which grows with the rounds; `npm run test:all` plays 50. */
const usualRounds = Number(process.env.LEAK_ROUNDS ?? 5);

export const nothingLeft = Object.fromEntries(leakKinds.map((kind) => [kind, 0])) as Leaks['counts'];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Waits until the timers and promises that are due have run. */
const turns = async (count = 3) => {
  for (let turn = 0; turn < count; turn += 1) await act(() => new Promise((done) => setTimeout(done)));
};
/** A library's last drawing may be due when its part ends; one that continues is still open afterwards. */
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const shown = (text: string) =>
  waitFor(() => {
    if (!document.body.textContent.includes(text))
      throw new Error(
        `Found “${document.body.textContent}”; expected “${text}”. Correct the page or the expected text.`,
      );
  });
/** Objects that the libraries create once per page do not count as the remote's. */
const warmUp = () => {
  act(() => void render(null));
  cleanup();
  standing();
  // jsdom listens to the page from the first computed style on.
  getComputedStyle(document.documentElement).getPropertyValue('--none');
};
const standing = () => ({
  styles: document.querySelectorAll('style, link').length,
  nodes: document.querySelectorAll(':not(style, link)').length,
});

type Look = (page: RenderedRemote) => Promise<unknown>;
/**
 * Mounts once, waits for the texts, disposes as the host does (first the remote, then its pages) and records
 * the remaining resources.
 */
const mountOnce = async (mount: () => Promise<RenderedRemote>, look: Look) => {
  const before = standing();
  const page = await act(mount);
  await look(page);
  act(page.dispose);
  cleanup();
  ledger.settle(['requests']);
  await turns();
  await frame();
  ledger.settle();
  ledger.leave('hostListeners', 'the host’s own', page.host.listenerCount());
  for (const cache of takeCaches()) for (const id of Object.keys(cache.extract())) ledger.leave('caches', id);
  const after = standing();
  ledger.leave('styles', 'style or link', after.styles - before.styles);
  ledger.leave('nodes', 'element', after.nodes - before.nodes);
  const services = new WeakRef(page.host.services);
  return () => services.deref() !== undefined;
};

/** An object with the number of the mount that created it. */
interface MadeInMount extends Remembered {
  readonly mount: number;
}
/**
 * A library may keep one or two recent mounts, whereas a leak grows with the rounds. Mounts are counted, because one
 * kept mount keeps all of its subscriptions.
 */
const leaveWhatLives = (made: readonly MadeInMount[], rounds: number) => {
  const living = Map.groupBy(
    made.filter(({ isAlive }) => isAlive()),
    ({ kind, of }) => `${kind} ${of}`,
  );
  for (const group of living.values() as Iterable<[MadeInMount, ...MadeInMount[]]>) {
    const mounts = new Set(group.map(({ mount }) => mount));
    if (2 * mounts.size >= rounds) ledger.leave(group[0].kind, group[0].of, group.length);
  }
};

/**
 * Returns the resources that a remote leaves behind after some rounds (PLT-006). Each round opens every route
 * until it shows its data, and every slot; then it opens one more route and ends before the replies arrive.
 */
export const countLeaks = async (
  remote: RemoteModule,
  { routes, provides = {}, rounds = usualRounds, ...options }: Visits,
): Promise<Leaks> => {
  const addresses = Object.keys(routes);
  const [first = '/'] = addresses;
  const open = (route: string) => () => renderRemote(remote, { ...options, route });
  const made: MadeInMount[] = [];
  let mounts = 0;
  const count = async (of: string, mount: () => Promise<RenderedRemote>, look: Look) => {
    const number = mounts++;
    made.push({ kind: 'mounts', of, isAlive: await mountOnce(mount, look), mount: number });
    for (const subscription of takeSubscriptions()) made.push({ ...subscription, mount: number });
  };
  const leave: Look = () => Promise.resolve();
  const visitAll: Look = async ({ go }) => {
    for (const [address, text] of Object.entries(routes)) {
      act(() => go(address));
      await shown(text);
    }
  };
  const pieces = Object.entries(provides).map(([name, { props, shows }]) => ({
    name,
    mount: () => renderSlot(remote, name as SlotName, props as never, options),
    look: () => shown(shows),
  }));
  const playRound = async (round: number) => {
    await count('every route', open(first), visitAll);
    for (const { name, mount, look } of pieces) await count(name, mount, look);
    const next = addresses[round % addresses.length] ?? first;
    await count('in haste', open(next), leave);
  };

  warmUp();
  ledger.clear();
  const closeBooks = keepBooks();
  try {
    for (let round = 0; round < rounds; round += 1) await playRound(round);
    const counted = [...made];
    // The page keeps references to the last objects that it rendered, so one more round runs and does not
    // count.
    const goOn = ledger.pause();
    await playRound(0);
    for (let turn = 0; turn < 3; turn += 1) {
      await turns();
      collectGarbage();
    }
    goOn();
    leaveWhatLives(counted, rounds);
  } finally {
    closeBooks();
  }
  return ledger.leaks();
};
