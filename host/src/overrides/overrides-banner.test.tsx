import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RemoteOverride } from '@crema/shared-contracts';
import { compositionServer, openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

const own = 'http://localhost:4001/';
const override: RemoteOverride = { remote: 'mfe-gift', url: own, expiresAt: '2030-05-06T07:08:00.000Z' };
const published = remoteDouble({ name: 'mfe-gift', pages: { '/gift': () => <h1>Gifts</h1> } });
const overridden = {
  ...published,
  resolved: { ...published.resolved, url: own, chosenBecause: 'override' as const },
};

describe('a version of a developer’s own', () => {
  it('runs from where the developer serves it, and the page says so with a way back, PLT-009', async () => {
    const page = await openPage({ path: '/gift', remotes: [overridden], overrides: [override] });
    expect(page.loaded[0]).toMatchObject({ remote: 'mfe-gift', url: own });
    const banner = await screen.findByRole('region', { name: 'Local overrides' });
    expect(banner).toHaveTextContent('mfe-gift from http://localhost:4001/, until May 6, 2030');
    expect(banner.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('link', { name: 'Back to the published versions' })).toHaveAttribute(
      'href',
      '?remote=reset',
    );
  });

  it.each([
    { rejection: 'host-not-allowed', because: 'not on the list of allowed ones' },
    { rejection: 'unreachable', because: 'no answer from this address' },
    { rejection: 'malformed', because: 'not a version of a remote' },
    { rejection: 'unsigned', because: 'no valid signature' },
  ] as const)(
    'is not used when it is $rejection, and the page says why, PLT-009',
    async ({ rejection, because }) => {
      compositionServer.use(http.get(`${own}*`, () => HttpResponse.error()));
      await openPage({ path: '/gift', remotes: [published], overrides: [{ ...override, rejection }] });
      const banner = await screen.findByRole('region', { name: 'Local overrides' });
      expect(banner).toHaveTextContent(because);
    },
  );

  it('is read by the page itself where the server cannot reach it, and outlasts later changes, PLT-009', async () => {
    const mine = remoteDouble({
      name: 'mfe-gift',
      version: '9.0.0',
      pages: { '/gift': () => <h1>Mine</h1> },
    });
    compositionServer.use(
      http.get(`${own}remote.json`, () => HttpResponse.json(mine.resolved.manifest)),
      http.get(`${own}build.json`, () => HttpResponse.json(mine.resolved.files)),
    );
    const page = await openPage({
      path: '/gift',
      remotes: [published],
      knownRemotes: [mine],
      overrides: [{ ...override, rejection: 'unreachable' }],
    });
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
    expect(await screen.findByText('This page runs a local override')).toBeVisible();
    const rewards = remoteDouble({ name: 'mfe-rewards', pages: { '/rewards': () => null } });
    page.publish([published, rewards]);
    await screen.findAllByRole('link', { name: 'Link to mfe-rewards' });
    expect(screen.getByRole('heading', { name: 'Mine' })).toBeVisible();
  });

  it('is not shown if no override is active', async () => {
    await openPage({ path: '/gift', remotes: [published] });
    expect(screen.queryByRole('region', { name: 'Local overrides' })).toBeNull();
  });
});
