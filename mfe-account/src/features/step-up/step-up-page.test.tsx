import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths, mfaRestPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  manifest,
  member,
  recentSession,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const session = { kind: 'member', member } as const;
const open = (route = '/account/settings/password?from=mail', own: object = { session }) =>
  renderRemote(remote, { manifest, route, ...own });
const prove = async (password = 'copper kettle') => {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('a setting that needs a recent proof', () => {
  it.each(['/account/settings/password', '/account/settings/edit-email'])(
    'asks for the password first and then opens %s, ACC-041, D-113',
    async (path) => {
      const bodies = answerAt('post', accountRestPaths.stepUp, { session: recentSession() });
      const { location } = await open(`${path}?from=mail`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
      expect(location()).toBe(`/account/confirm?returnUrl=${encodeURIComponent(`${path}?from=mail`)}`);
      answerSession(recentSession());
      await prove();
      await waitFor(() => expect(location()).toBe(`${path}?from=mail`));
      expect(bodies).toEqual([{ password: 'copper kettle' }]);
    },
  );

  it('opens at once while the proof is recent, D-113', async () => {
    const { location } = await open(undefined, { session: recentSession() });
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(location()).toBe('/account/settings/password?from=mail');
  });

  it('asks again when the time of the proof is over, D-113', async () => {
    const over = { ...session, recentUntil: new Date(Date.now() - 1000).toISOString() };
    const { location } = await open(undefined, { session: over });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
    expect(location()).toMatch(/^\/account\/confirm/);
  });

  it('asks a visitor to sign in, and returns to the setting, ACC-043', async () => {
    const { location } = await open('/account/settings/password', {});
    await waitFor(() =>
      expect(location()).toBe('/account/signin?returnUrl=%2Faccount%2Fsettings%2Fpassword'),
    );
  });

  it('says beside the field that the password is wrong, and keeps what was typed, D-113', async () => {
    answerAt('post', accountRestPaths.stepUp, refusal('INVALID_CREDENTIALS'), 401);
    await open();
    await prove();
    expect(await screen.findByText('That is not your password. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('copper kettle');
  });

  it.each([
    [40, 'Too many tries. Please try again in 40 seconds.'],
    [300, 'Too many tries. Please try again in 5 minutes.'],
  ])('says that there were too many tries, and the true wait of %i s, L-70', async (retryAfter, text) => {
    answerAt('post', accountRestPaths.stepUp, refusal('TOO_MANY_REQUESTS', {}, { retryAfter }), 429);
    await open();
    await prove();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('names no second step while it is unknown whether there is one: too many tries, L-77', async () => {
    answerAt('post', mfaRestPaths.stepUp, refusal('TOO_MANY_REQUESTS', {}, { retryAfter: 600 }), 429);
    await open(undefined, { session, flags: { enableMfaFeatures: true } });
    expect(await screen.findByRole('heading', { name: 'Too many tries' })).toBeVisible();
    expect(screen.getByText('Too many tries. Please try again in 10 minutes.')).toBeVisible();
    expect(screen.queryByText(/second step/)).toBeNull();
    answerAt('post', mfaRestPaths.stepUp, { challengeId: null, mfaChallengeMethods: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
