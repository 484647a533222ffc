import { useEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDispatch } from 'react-redux';
import { map } from 'rxjs';
import { createAction } from '@reduxjs/toolkit';
import { defineRemote, Slot } from '@crema/remote-kit';
import type { HostServices } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble, type RemoteDouble } from '../testing/remote-double.ts';

servePages();

const healthy = remoteDouble({ name: 'mfe-rewards', pages: { '/rewards': () => <h1>Rewards</h1> } });
const gift = (recipe: Partial<Parameters<typeof remoteDouble>[0]>) =>
  remoteDouble({ name: 'mfe-gift', version: '2.0.0', ...recipe });
/** An error with a stack like a browser's: the first frame names the file. */
const thrownBy = ({ resolved }: RemoteDouble, cause: Error) =>
  Object.assign(cause, {
    stack: `${String(cause)}\n    at press (http://localhost${resolved.url}a.js:1:1)`,
  });
/** React and jsdom both log the errors that they caught. */
const expectNoise = () => jest.mocked(console.error).mockImplementation(() => undefined);

const Broken = () => {
  throw new TypeError('broken');
};
const BrokenEffect = () => {
  useEffect(() => {
    throw new RangeError('broken');
  }, []);
  return <h1>Gifts</h1>;
};

/** The rest of the page and its links work, and the error is reported with the version that ran. */
const expectContained = async (page: Awaited<ReturnType<typeof openPage>>, line: string) => {
  const presented = async () =>
    (await page.telemetryEvents()).map((b) => `${b.remote}@${b.version} ${b.phase} ${b.class}`);
  await waitFor(async () => expect(await presented()).toContain(line));
  await userEvent.click(screen.getAllByRole('link', { name: 'Link to mfe-rewards' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Rewards' })).toBeVisible();
  return presented();
};

describe('a remote that fails costs its own area only, PLT-006', () => {
  it.each([
    {
      where: 'in its init',
      remote: gift({
        pages: { '/gift': Broken },
        onMount: () => {
          throw new SyntaxError('broken');
        },
      }),
      line: 'mfe-gift@2.0.0 init SyntaxError',
    },
    {
      where: 'while it renders',
      remote: gift({ pages: { '/gift': Broken } }),
      line: 'mfe-gift@2.0.0 render TypeError',
    },
    {
      where: 'in an effect',
      remote: gift({ pages: { '/gift': BrokenEffect } }),
      line: 'mfe-gift@2.0.0 render RangeError',
    },
    {
      where: 'by lacking a page that its remote.json names',
      remote: (() => {
        const double = gift({ pages: { '/gift': Broken } });
        return {
          ...double,
          module: { ...double.module, mount: () => ({ routes: {}, slots: {}, dispose: () => undefined }) },
        };
      })(),
      line: 'mfe-gift@2.0.0 render ReferenceError',
    },
  ])('$where', async ({ remote, line }) => {
    expectNoise();
    const page = await openPage({ path: '/gift', remotes: [remote, healthy] });
    expect(await screen.findByRole('heading', { name: 'This part is taking a break' })).toBeVisible();
    await expectContained(page, line);
  });

  it('in an event handler', async () => {
    expectNoise();
    const remote: RemoteDouble = gift({
      pages: {
        '/gift': () => (
          <button
            onClick={() => {
              throw thrownBy(remote, new TypeError('broken'));
            }}
          >
            press
          </button>
        ),
      },
    });
    const page = await openPage({ path: '/gift', remotes: [remote, healthy] });
    await userEvent.click(await screen.findByText('press'));
    expect(screen.getByText('press')).toBeVisible();
    await expectContained(page, 'mfe-gift@2.0.0 effect TypeError');
  });

  it('in a promise without a handler', async () => {
    const remote = gift({ pages: { '/gift': () => <h1>Gifts</h1> } });
    const page = await openPage({ path: '/gift', remotes: [remote, healthy] });
    await screen.findByRole('heading', { name: 'Gifts' });
    const reason = thrownBy(remote, new RangeError('broken'));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await expectContained(page, 'mfe-gift@2.0.0 effect RangeError');
  });

  it('in a listener of the bus', async () => {
    let ordering: HostServices | undefined;
    const remote = gift({
      pages: { '/gift': () => <h1>Gifts</h1> },
      onMount: ({ bus }) =>
        bus.on('cart-changed', () => {
          throw new TypeError('broken');
        }),
    });
    const emitter = remoteDouble({
      name: 'mfe-ordering',
      emits: ['cart-changed'],
      pages: { '/menu': () => null },
      onMount: (services) => (ordering = services),
    });
    const page = await openPage({ path: '/menu', remotes: [remote, healthy, emitter] });
    await waitFor(() => expect(ordering).toBeDefined());
    ordering?.navigate('/gift');
    await screen.findByRole('heading', { name: 'Gifts' });
    ordering?.bus.emit('cart-changed', { count: 1, storeNumber: null });
    await expectContained(page, 'mfe-gift@2.0.0 event TypeError');
  });

  it('by an icon that the design system does not have', async () => {
    const double = gift({ pages: { '/gift': () => <h1>Gifts</h1> } });
    const { manifest } = double.resolved;
    const navigation = manifest.navigation.map((entry) => ({ ...entry, icon: 'no-such-icon' }));
    const resolved = { ...double.resolved, manifest: { ...manifest, navigation } };
    const page = await openPage({ path: '/gift', remotes: [{ ...double, resolved }, healthy] });
    expect(await screen.findByRole('heading', { name: 'Gifts' })).toBeVisible();
    await expectContained(page, 'mfe-gift@2.0.0 mounted ok');
  });

  it('in an epic', async () => {
    const pressed = createAction('pressed');
    const double = gift({ pages: { '/gift': Broken } });
    const Page = () => {
      const dispatch = useDispatch();
      return <button onClick={() => dispatch(pressed(undefined))}>press</button>;
    };
    const module = defineRemote({
      messages: () => Promise.resolve({ default: {} }),
      routes: { '/gift': Page },
      store: () => ({
        reducer: (state = {}) => state,
        epics: [
          (action$) =>
            action$.pipe(
              map(() => {
                throw new TypeError('broken');
              }),
            ),
        ],
        dependencies: {},
      }),
    });
    const page = await openPage({ path: '/gift', remotes: [{ ...double, module }, healthy] });
    await userEvent.click(await screen.findByText('press'));
    expect(screen.getByText('press')).toBeVisible();
    await expectContained(page, 'mfe-gift@2.0.0 effect epic');
  });

  it('in a slot of another remote’s page', async () => {
    expectNoise();
    const provider = gift({ slots: { 'store-picker': Broken } });
    const double = remoteDouble({ name: 'mfe-ordering', pages: { '/menu': Broken } });
    const module = defineRemote({
      messages: () => Promise.resolve({ default: {} }),
      routes: {
        '/menu': () => (
          <>
            <h1>Menu</h1>
            <Slot
              name="store-picker"
              props={{ onChosen: () => undefined, guestOrdering: false }}
              fallback="no stores"
            />
          </>
        ),
      },
    });
    const page = await openPage({ path: '/menu', remotes: [provider, { ...double, module }, healthy] });
    expect(await screen.findByText('no stores')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await expectContained(page, 'mfe-gift@2.0.0 render TypeError');
  });
});

describe('a page that a foreign change of its nodes breaks, PLT-017', () => {
  const notFound = () => new DOMException('The node to be removed is not a child.', 'NotFoundError');
  it.each([
    { times: 'once', errors: 1, heading: 'Gifts' },
    { times: 'always', errors: Infinity, heading: 'This part is taking a break' },
  ])('$times shows "$heading" and is reported for no version', async ({ errors, heading }) => {
    expectNoise();
    let left = errors;
    const Fragile = () => {
      useEffect(() => {
        if (left-- > 0) throw notFound();
      }, []);
      return <h1>Gifts</h1>;
    };
    const page = await openPage({ path: '/gift', remotes: [gift({ pages: { '/gift': Fragile } })] });
    // The heading of the page that breaks is there for a moment too.
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toBeVisible());
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: notFound() }));
    const phases = (await page.telemetryEvents()).map(({ phase }) => phase);
    expect(phases.filter((phase) => phase !== 'mounted')).toEqual([]);
  });
});

describe('a page that failed', () => {
  it('recovers by its retry, without a reload, PLT-006', async () => {
    expectNoise();
    let broken = true;
    const Fragile = () => {
      if (broken) throw new TypeError('broken');
      return <h1>Gifts</h1>;
    };
    await openPage({ path: '/gift', remotes: [gift({ pages: { '/gift': Fragile } })] });
    await screen.findByRole('heading', { name: 'This part is taking a break' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Gifts' })).toBeVisible();
  });

  it('reports the same error five times at most', async () => {
    const remote = gift({ pages: { '/gift': () => <h1>Gifts</h1> } });
    const page = await openPage({ path: '/gift', remotes: [remote] });
    const reason = thrownBy(remote, new RangeError('broken'));
    for (let times = 0; times < 9; times += 1)
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect((await page.telemetryEvents()).filter(({ phase }) => phase === 'effect')).toHaveLength(5);
  });

  it('is attributed to no remote when the stack has no remote’s file', async () => {
    const page = await openPage({
      path: '/gift',
      remotes: [gift({ pages: { '/gift': () => <h1>Gifts</h1> } })],
    });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('an extension') }));
    expect((await page.telemetryEvents()).map(({ phase }) => phase)).toEqual(['mounted']);
  });
});
