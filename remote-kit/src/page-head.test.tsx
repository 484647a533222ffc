import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import type { RemoteManifest } from '@crema/shared-contracts';
import { renderRemote } from '../testing/index.ts';
import { defineRemote, useConnection, usePageHead } from './index.ts';

const Gift = () => {
  usePageHead({ title: 'Happy Birthday', canonical: '/gift/1' });
  return <Link to="/later">On</Link>;
};
const Later = () => {
  usePageHead(undefined);
  return <p>{useConnection()}</p>;
};
const remote = defineRemote({
  messages: async () => ({ default: {} }),
  routes: { gift: Gift, later: Later },
});
const route = { titleId: 't', access: 'anyone', navigation: 'full' } as const;
const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [
    { ...route, id: 'gift', path: '/gift' },
    { ...route, id: 'later', path: '/later' },
  ],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};

describe('the head between page and host', () => {
  it('is called what it says as long as it is open', async () => {
    const { host } = await renderRemote(remote, { manifest, route: '/gift' });
    await waitFor(() => expect(host.head()).toEqual({ title: 'Happy Birthday', canonical: '/gift/1' }));
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    await waitFor(() => expect(host.head()).toBeUndefined());
  });

  it('follows the connection', async () => {
    const { host } = await renderRemote(remote, { manifest, route: '/later' });
    expect(await screen.findByText('online')).toBeVisible();
    act(() => host.setConnection('offline'));
    expect(await screen.findByText('offline')).toBeVisible();
  });
});
