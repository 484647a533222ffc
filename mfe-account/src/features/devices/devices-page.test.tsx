import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, type SessionsReply } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const at = '2026-01-02T10:00:00Z';
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  signedInAt: at,
  lastUsedAt: at,
  current,
});
const here = session('s1', 'Chrome · Windows', true);
const all: SessionsReply = { sessions: [here, session('s2', 'Safari · iPhone'), session('s3', '')] };
const open = async () => {
  answerAt('get', mfaRestPaths.sessions, { sessions: [...all.sessions] });
  await renderRemote(remote, {
    manifest,
    route: '/account/settings/devices',
    session: { kind: 'member', member },
  });
  await screen.findByText('Chrome · Windows');
};

it('a member sees the devices, this one marked, and signs out of one, D-118', async () => {
  await open();
  const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
  expect(within(row('Chrome · Windows')).getByText('This device')).toBeVisible();
  expect(screen.getByText('Unknown device')).toBeVisible();
  answerAt('delete', mfaRestPaths.session('s2'), { sessions: [here, session('s3', '')] });
  await userEvent.click(within(row('Safari · iPhone')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
});

it('a member signs out everywhere else, D-118', async () => {
  await open();
  answerAt('delete', mfaRestPaths.sessions, { sessions: [here] });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});
