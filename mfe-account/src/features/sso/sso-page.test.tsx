import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, ssoPath } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const route = '/account/signin/sso/a.b.c?returnUrl=%2Fmenu%2Fcart';
const open = (own: object = {}) => renderRemote(remote, { manifest, route, ...own });
const memberSession = { kind: 'member', member } as const;

describe('the hand-off of another site', () => {
  it('signs in with reputation data and opens the page that the server names, ACC-007', async () => {
    const bodies = answerAt('post', ssoPath('a.b.c'), { returnUrl: '/menu/previous' });
    answerSession(memberSession);
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/menu/previous'));
    expect(bodies).toMatchObject([{ market: 'US', reputation: { screen: '0x0' } }]);
  });

  it('never opens another site, whatever the reply says, ACC-001, ACC-007', async () => {
    answerAt('post', ssoPath('a.b.c'), { returnUrl: '//evil.example' });
    answerSession(memberSession);
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
  });

  it('that was used or is too old leads to the sign-in with the return path, ACC-007', async () => {
    answerAt('post', ssoPath('a.b.c'), refusal('SSO_TOKEN_INVALID'), 404);
    await open();
    expect(
      await screen.findByRole('heading', { name: 'This sign-in link doesn’t work any more' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/signin?returnUrl=%2Fmenu%2Fcart',
    );
  });

  it('that failed is tried again, ACC-007', async () => {
    answerAt('post', ssoPath('a.b.c'), refusal('TEMPORARILY_UNAVAILABLE'), 503);
    const { location } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('post', ssoPath('a.b.c'), { returnUrl: '/menu/cart' });
    answerSession(memberSession);
    await userEvent.click(again);
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it('asks for the second factor of a member who has one, ACC-005, ACC-007', async () => {
    const methods = [{ id: 'app', type: 'totp', masked: '' }];
    answerAt(
      'post',
      ssoPath('a.b.c'),
      refusal('MFA_REQUIRED', { challengeId: 'c1', mfaChallengeMethods: methods }),
      401,
    );
    answerAt('post', mfaRestPaths.verify, { session: memberSession });
    const { location } = await open();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    answerSession(memberSession);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });
});
