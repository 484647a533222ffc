import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oauthRestPaths, type DialogRequest } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, refusal, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const app = (id: string, name: string, lastUsedAt: string | null) => ({
  id,
  name,
  image: null,
  scopes: ['account', 'rewards'],
  connectedAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt,
});
const diary = app('g1', 'Brew Diary', '2026-06-02T10:30:00.000Z');
const maps = app('g2', 'Coffee Maps', null);
const open = (confirm?: (request: DialogRequest) => Promise<boolean>) =>
  renderRemote(remote, {
    manifest,
    route: '/account/settings/connected-apps',
    session: { kind: 'member', member },
    ...(confirm && { confirm }),
  });

describe('the connected apps', () => {
  it('are listed with what they read and their last use, and ended one by one, D-120', async () => {
    answerAt('get', oauthRestPaths.connectedApps, { apps: [diary, maps] });
    const confirm = jest
      .fn<Promise<boolean>, [DialogRequest]>()
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true);
    await open(confirm);
    const row = (await screen.findByText('Brew Diary')).closest('li') as HTMLElement;
    for (const scope of ['Account profile info', 'Rewards info'])
      expect(within(row).getByText(scope)).toBeVisible();
    expect(row).toHaveTextContent(/Connected May 1, 2026/);
    expect(row).toHaveTextContent(/Jun 2, 2026/);
    expect(screen.getByText('Coffee Maps').closest('li')).toHaveTextContent(/Not used yet/);
    const ended = answerAt('delete', oauthRestPaths.connectedApp('g1'), { apps: [maps] });
    const button = within(row).getByRole('button', { name: 'End access of Brew Diary' });
    await userEvent.click(button);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(confirm.mock.calls[0]?.[0].title).toBe('End the access of Brew Diary?');
    expect(ended).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Brew Diary')).toBeNull());
    expect(screen.getByText('Coffee Maps')).toBeVisible();
  });

  it('are none at first, D-120', async () => {
    answerAt('get', oauthRestPaths.connectedApps, { apps: [] });
    await open();
    expect(await screen.findByRole('heading', { name: 'No connected apps' })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', {
        name: 'Connected apps',
      }),
    ).toHaveAttribute('href', '/account/settings/connected-apps');
  });

  it('stay when the end is refused, and are read again after a failure, D-120', async () => {
    answerAt('get', oauthRestPaths.connectedApps, refusal('UNEXPECTED_ERROR'), 500);
    await open(async () => true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', oauthRestPaths.connectedApps, { apps: [diary] });
    await userEvent.click(again);
    answerAt('delete', oauthRestPaths.connectedApp('g1'), refusal('TEMPORARILY_UNAVAILABLE'), 503);
    await userEvent.click(await screen.findByRole('button', { name: 'End access of Brew Diary' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your change was not saved/);
    expect(screen.getByText('Brew Diary')).toBeVisible();
  });
});
