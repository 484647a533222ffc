import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost, renderRemote } from '@crema/remote-kit/testing';
import { isMember } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { member, manifest } from '../../testing/account-server.ts';

const memberSession = { kind: 'member', member } as const;

describe('the sign-out page', () => {
  it('ends the session once and goes home, ACC-008', async () => {
    const { host, location } = await act(() =>
      renderRemote(remote, { manifest, route: '/account/signout', session: memberSession }),
    );
    await waitFor(() => expect(location()).toBe('/menu'));
    expect(isMember(host.services.session.get())).toBe(false);
  });

  it('says that the visitor is still signed in when the server is not reached, and tries again', async () => {
    const failing = createFakeHost('mfe-account', { session: memberSession });
    let tries = 0;
    const signOut = async () => {
      tries += 1;
      if (tries === 1) throw { kind: 'http', status: 0, code: 'OFFLINE', referenceId: '' };
    };
    const mounted = await remote.mount({ ...failing.services, signOut });
    const { location } = await act(() =>
      renderRemote(
        { ...remote, mount: async () => mounted },
        { manifest, route: '/account/signout', session: memberSession },
      ),
    );
    expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeVisible();
    expect(location()).toBe('/account/signout');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location()).toBe('/menu'));
  });
});
