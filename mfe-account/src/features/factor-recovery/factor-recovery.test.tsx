import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, type FactorRecoveryReply, type Session } from '@crema/shared-contracts';
import { enter, renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSignIn,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const flags = { enableMfaFeatures: true };
const page = '/account/recover-second-step';
const asked: FactorRecoveryReply = { state: 'asked', dueAt: null, isApproved: false };
const waiting: FactorRecoveryReply = {
  state: 'waiting',
  dueAt: '2026-06-04T12:00:00.000Z',
  isApproved: false,
};
const cancelled: FactorRecoveryReply = { ...waiting, state: 'cancelled' };
const open = async (route: string, session?: Session) => {
  const rendered = await renderRemote(remote, { manifest, route, flags, ...(session && { session }) });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const openLink = async (reply: FactorRecoveryReply | ReturnType<typeof refusal>, status = 200) => {
  answerAt('post', mfaRestPaths.recoveryLink, reply as object as never, status);
  return open(`${page}#token=r1.abc`);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a member who lost every second factor, L-79', () => {
  it('finds a way at the second step of signing in, with what it takes, and gets a link by mail', async () => {
    answerSignIn(
      refusal('MFA_REQUIRED', {
        challengeId: 'c1',
        mfaChallengeMethods: [{ id: 'f1', type: 'totp', masked: '' }],
      }),
      401,
    );
    await open('/account/signin');
    await enter(screen.getByLabelText('Email or username'), 'ada@example.com');
    await enter(screen.getByLabelText('Password'), 'Espresso-2026');
    await press('Sign in');
    await userEvent.click(await screen.findByRole('button', { name: 'I have none of these' }));
    expect(screen.getByText(/Wait 72 hours/)).toBeVisible();
    expect(screen.getByText(/Call customer service, who check who you are/)).toBeVisible();
    answerAt('post', mfaRestPaths.recovery, refusal('UNEXPECTED_ERROR'), 500);
    await press('Email me the link');
    expect(await screen.findByText('The link was not sent')).toBeVisible();
    const bodies = answerAt('post', mfaRestPaths.recovery, { status: 'accepted' }, 202);
    await press('Email me the link');
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(bodies).toEqual([{ challengeId: 'c1' }]);
  });

  it('starts the waiting time by a press, sees what is missing, and can cancel', async () => {
    const { location } = await openLink(asked);
    const started = answerAt('post', mfaRestPaths.startRecovery, waiting as object as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Start the request' }));
    expect(await screen.findByText('June 4, 2026 at 12:00 PM')).toBeVisible();
    expect(started).toEqual([{ token: 'r1.abc' }]);
    expect(screen.getByText('Customer service still needs to check who you are.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call customer service' })).toHaveAttribute('href', '/help');
    await waitFor(() => expect(location()).toBe(page));
    const ended = answerAt('post', mfaRestPaths.cancelRecovery, cancelled as object as never);
    await press('Cancel the request');
    expect(await screen.findByText('Two-step verification stays on')).toBeVisible();
    expect(ended).toEqual([{ token: 'r1.abc' }]);
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  });

  it.each([
    ['done', { ...waiting, state: 'done' } as const, 200, 'Two-step verification is off'],
    ['invalid', refusal('EMAIL_LINK_INVALID'), 404, 'This link has ended'],
    ['not read', refusal('UNEXPECTED_ERROR'), 500, 'We couldn’t open your link'],
  ])('says that a request is %s', async (_state, reply, status, title) => {
    await openLink(reply, status);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('is warned in each session, which cancels with one press', async () => {
    answerAt('get', mfaRestPaths.recovery, waiting as object as never);
    await open('/account/settings', { kind: 'member', member });
    expect(await screen.findByText(/Someone who knows your password/)).toBeVisible();
    const ended = answerAt('delete', mfaRestPaths.recovery, cancelled as object as never);
    await press('Cancel the request');
    expect(await screen.findByText('Two-step verification stays on')).toBeVisible();
    expect(ended).toHaveLength(1);
  });
});
