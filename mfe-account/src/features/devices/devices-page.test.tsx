import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, type DialogRequest, type SessionsReply } from '@crema/shared-contracts';
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
const open = async (confirm?: (request: DialogRequest) => Promise<boolean>) => {
  answerAt('get', mfaRestPaths.sessions, { sessions: [...all.sessions] });
  await renderRemote(remote, {
    manifest,
    route: '/account/settings/devices',
    session: { kind: 'member', member },
    ...(confirm && { confirm }),
  });
  await screen.findByText('Chrome · Windows');
};

it('a member sees the devices, this one marked, and signs out of one, ACC-041', async () => {
  const confirm = jest
    .fn<Promise<boolean>, [DialogRequest]>()
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  await open(confirm);
  const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
  expect(within(row('Chrome · Windows')).getByText('This device')).toBeVisible();
  expect(screen.getByText('Unknown device')).toBeVisible();
  const ended = answerAt('delete', mfaRestPaths.session('s2'), { sessions: [here, session('s3', '')] });
  const button = screen.getByRole('button', { name: 'Sign out of Safari · iPhone' });
  await userEvent.click(button);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm.mock.calls[0]?.[0].title).toBe('Sign out of Safari · iPhone?');
  expect(ended).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
});

it('a member signs out everywhere else, ACC-041', async () => {
  await open();
  answerAt('delete', mfaRestPaths.sessions, { sessions: [here] });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('two equal devices differ by the time of their sign-in, L-82', async () => {
  answerAt('get', mfaRestPaths.sessions, {
    sessions: [here, { ...session('s2', 'Chrome · Windows'), signedInAt: '2025-12-24T18:00:00Z' }],
  });
  await renderRemote(remote, {
    manifest,
    route: '/account/settings/devices',
    session: { kind: 'member', member },
  });
  await screen.findAllByText('Chrome · Windows');
  const rows = screen.getAllByText(/^Signed in/).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Signed in Jan 2, .*Last used Jan 2, /);
  expect(rows[1]).toMatch(/^Signed in Dec 24, /);
  expect(
    screen.getByRole('button', { name: /^Sign out of Chrome · Windows \(signed in Dec 24, / }),
  ).toBeVisible();
});

it('a line does not end within a time, L-82', async () => {
  await open();
  expect(screen.getAllByText(/^Jan 2, /)[0]?.textContent).toMatch(/\d\u00a0[AP]M$/);
});
