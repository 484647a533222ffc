import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { reserveForMember } from '@crema/remote-kit';
import { renderRemote } from '@crema/remote-kit/testing';
import { hostPaths, isMember } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  accountServer,
  answerSignOut,
  member,
  manifest,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const session = { kind: 'member', member } as const;
const open = () => act(() => renderRemote(remote, { manifest, route: '/account/signout', session }));

describe('the sign-out page', () => {
  it('ends the session once and goes home, ACC-008', async () => {
    const bodies = answerSignOut();
    reserveForMember(true);
    const { host, location } = await open();
    await waitFor(() => expect(location()).toBe('/menu'));
    expect(isMember(host.services.session.get())).toBe(false);
    expect(bodies).toHaveLength(1);
    // The next page keeps no place for the parts of a member.
    expect(JSON.parse(localStorage.getItem('crema.reserved') ?? '{}')).toMatchObject({ value: {} });
    expect(localStorage.getItem('crema.reserved')).not.toMatch('member');
  });

  it('says that the visitor is still signed in when the server is not reached, and tries again', async () => {
    accountServer.use(http.post(`*${hostPaths.signOut}`, () => HttpResponse.error()));
    const { host, location } = await open();
    expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeVisible();
    expect(location()).toBe('/account/signout');
    expect(isMember(host.services.session.get())).toBe(true);
    answerSignOut();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location()).toBe('/menu'));
  });
});
