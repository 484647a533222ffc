import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths } from '@crema/shared-contracts';
import { enter, renderRemote, renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  answerSignIn,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const methods = [
  { id: 'app', type: 'totp', masked: '' },
  { id: 'phone', type: 'sms', masked: '••••\u00a00142' },
  { id: 'recovery-code', type: 'recovery-code', masked: '' },
];
const open = async () => {
  answerSignIn(refusal('MFA_REQUIRED', { challengeId: 'c1', mfaChallengeMethods: methods }), 401);
  const rendered = await renderRemote(remote, {
    manifest,
    route: '/account/signin?returnUrl=%2Fmenu%2Fcart',
  });
  await enter(await screen.findByLabelText('Email or username'), 'ada@example.com');
  await enter(screen.getByLabelText('Password'), 'copper kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Confirm it’s you' });
  return rendered;
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('the code overlay of the sign-in', () => {
  it('signs in with the code of an app, and remembers the browser, ACC-005, D-112', async () => {
    const bodies = answerAt('post', mfaRestPaths.verify, { session: { kind: 'member', member } });
    const { location } = await open();
    const field = screen.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '123 456');
    await userEvent.click(screen.getByLabelText('Don’t ask again in this browser for 30 days'));
    answerSession({ kind: 'member', member });
    await confirm();
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    expect(bodies).toEqual([{ challengeId: 'c1', methodId: 'app', code: '123 456', rememberDevice: true }]);
  });

  it('is asked for in the sheet of a gate too, which learns of the sign-in only after the code, ACC-005, ACC-012', async () => {
    answerSignIn(refusal('MFA_REQUIRED', { challengeId: 'c1', mfaChallengeMethods: methods }), 401);
    answerAt('post', mfaRestPaths.verify, { session: { kind: 'member', member } });
    const onSignedIn = jest.fn();
    await renderSlot(remote, 'sign-in', { onSignedIn, returnUrl: '/menu#pay' }, { manifest });
    await enter(await screen.findByLabelText('Email or username'), 'ada@example.com');
    await enter(screen.getByLabelText('Password'), 'copper kettle');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    expect(onSignedIn).not.toHaveBeenCalled();
    answerSession({ kind: 'member', member });
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  });

  it('says beside the field that a code is wrong, and keeps it, ACC-005', async () => {
    answerAt('post', mfaRestPaths.verify, refusal('CODE_INVALID'), 400);
    await open();
    await userEvent.type(screen.getByLabelText('Code'), '111111');
    await confirm();
    expect(await screen.findByText('The code you entered is not valid. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('111111');
  });

  it('sends a code by SMS once it is chosen, and again only after a while, ACC-005, D-112', async () => {
    const bodies = answerAt('post', mfaRestPaths.challenge, { resendAfterSeconds: 30 });
    await open();
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Text message/ }));
    expect(await screen.findByText(/We sent a code to ••••/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Send a new code in \d+ seconds/ })).toBeDisabled();
    expect(bodies).toEqual([{ challengeId: 'c1', methodId: 'phone' }]);
  });

  it('takes a recovery code with letters, D-112', async () => {
    const bodies = answerAt('post', mfaRestPaths.verify, refusal('CODE_EXPIRED'), 409);
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Recovery code' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcde-fghjk');
    await confirm();
    expect(await screen.findByText('This code doesn’t work any more. Please start again.')).toBeVisible();
    expect(bodies).toMatchObject([{ methodId: 'recovery-code', code: 'abcde-fghjk' }]);
  });
});
