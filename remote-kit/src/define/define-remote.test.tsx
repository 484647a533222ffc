import { createAction, createReducer } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { filter, map } from 'rxjs';
import type { RemoteManifest } from '@crema/shared-contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type RemoteEpic, defineRemote, useDomainEvent, useHost, useMember } from '../index.ts';
import { renderRemote } from '../../testing/index.ts';

const pinged = createAction('pinged');
const ponged = createAction<number>('ponged');
interface State {
  readonly pongs: number;
}
const initial: State = { pongs: 0 };
const reducer = createReducer(initial, (builder) =>
  builder.addCase(ponged, (state, { payload }) => ({ pongs: state.pongs + payload })),
);
const pongOnPing: RemoteEpic<State, object> = (action$) =>
  action$.pipe(
    filter(pinged.match),
    map(() => ponged(2)),
  );

const texts = {
  'en-US': { hello: 'Hello {name}' },
  'en-CA': { hello: 'Hello {name}' },
  'fr-CA': { hello: 'Bonjour {name}' },
} as const;

const Page = () => {
  const dispatch = useDispatch();
  const pongs = useSelector((state: State) => state.pongs);
  const { http: ask, toast } = useHost();
  const member = useMember();
  useDomainEvent('store-selected', ({ storeNumber }) => toast({ kind: 'info', text: storeNumber ?? 'none' }));
  return (
    <>
      <p>
        <FormattedMessage id="hello" values={{ name: member?.firstName ?? 'guest' }} />
      </p>
      <p>pongs {pongs}</p>
      <button onClick={() => dispatch(pinged(undefined))}>ping</button>
      <button
        onClick={() =>
          void ask('/apiproxy/v1/nope').catch((cause: { code: string }) =>
            toast({ kind: 'error', text: cause.code }),
          )
        }
      >
        ask
      </button>
      <Link to="/elsewhere">leave</Link>
    </>
  );
};
const remote = defineRemote({
  messages: (locale) => Promise.resolve({ default: texts[locale] as never }),
  routes: { here: Page },
  store: () => ({ reducer, epics: [pongOnPing], dependencies: {} }),
});
const manifest: RemoteManifest = {
  name: 'mfe-ordering',
  version: '1.0.0',
  contract: '^3.0.0',
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
  routes: [{ id: 'here', path: '/here', titleId: 't', access: 'anyone', navigation: 'full' }],
};

const server = setupServer(
  http.get('http://localhost/apiproxy/v1/nope', () =>
    HttpResponse.json({ error: { code: 'NOT_FOUND', message: '' }, referenceId: 'r' }, { status: 404 }),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('a remote made with defineRemote', () => {
  it('runs its own store and epics, and follows the locale of the host, PLT-011', async () => {
    const { host } = await renderRemote(remote, { manifest, route: '/here' });
    expect(screen.getByText('Hello guest')).toBeVisible();
    act(() => screen.getByText('ping').click());
    expect(screen.getByText('pongs 2')).toBeVisible();
    await act(async () => host.setLocale('fr-CA'));
    expect(await screen.findByText('Bonjour guest')).toBeVisible();
  });

  it('receives typed events, PLT-004', async () => {
    const { host } = await renderRemote(remote, { manifest, route: '/here' });
    act(() => host.publish('store-selected', { storeNumber: '1' }));
    expect(host.toasts).toEqual([{ kind: 'info', text: '1' }]);
  });

  it('hands a refusal on as a code', async () => {
    const { host } = await renderRemote(remote, { manifest, route: '/here' });
    act(() => screen.getByText('ask').click());
    await screen.findByText('ask');
    await new Promise<void>((resolve) => {
      const look = () => (host.toasts.length ? resolve() : setTimeout(look, 5));
      look();
    });
    expect(host.toasts[0]?.text).toBe('NOT_FOUND');
  });

  it('leaves no listener behind once it is disposed', async () => {
    const rendered = await renderRemote(remote, { manifest, route: '/here' });
    rendered.unmount();
    rendered.dispose();
    rendered.dispose();
    expect(rendered.host.listenerCount()).toBe(0);
  });
});
