import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, passkeyRestPaths } from '@crema/shared-contracts';
import { enter, renderRemote } from '@crema/remote-kit/testing';
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
import { deviceError, signature, installPasskeyDevice } from '../../testing/passkey-device.ts';

startAccountServer();
const { device, asked } = installPasskeyDevice();
const flags = { enableMfaFeatures: true, rememberMe: true };
const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 600_000,
  userVerification: 'required',
  allowCredentials: [],
};
const answerOptions = () => answerAt('post', passkeyRestPaths.signInOptions, { challengeId: 'p1', options });
const open = (own: object = {}) =>
  renderRemote(remote, { manifest, route: '/account/signin?returnUrl=%2Fmenu%2Fcart', flags, ...own });
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });
const conditional = () => asked.filter(({ mediation }) => mediation === 'conditional');
const memberSession = { kind: 'member', member } as const;

describe('signing in with a passkey', () => {
  it('by the button opens the page that was asked for, D-112, ACC-004', async () => {
    answerOptions();
    const bodies = answerAt('post', passkeyRestPaths.signIn, { session: memberSession });
    device.get = async () => signature();
    const { location } = await open();
    answerSession(memberSession);
    await userEvent.click(await button());
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    expect(bodies).toMatchObject([
      { challengeId: 'p1', rememberMe: true, passkey: { id: 'key-1', type: 'public-key' } },
    ]);
  });

  it('by the suggestion in the field of the address needs no press, D-112', async () => {
    answerOptions();
    answerAt('post', passkeyRestPaths.signIn, { session: memberSession });
    answerSession(memberSession);
    device.autofill = async () => signature();
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it('marks the field of the address, and the request there ends when the button is pressed, A11', async () => {
    const challenges = answerOptions();
    device.get = deviceError('NotAllowedError');
    await open();
    expect(await screen.findByLabelText('Email or username')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await waitFor(() => expect(conditional()).toHaveLength(1));
    await userEvent.click(await button());
    await waitFor(() => expect(conditional()).toHaveLength(2));
    expect(conditional()[0]?.signal?.aborted).toBe(true);
    // Each request has a challenge of its own, and a member who closes the device’s dialog sees no error.
    expect(challenges).toHaveLength(3);
    expect(screen.queryByText('Sign in unsuccessful.')).toBeNull();
  });

  it('says that a passkey does not work, and leaves the password and another passkey, A11', async () => {
    answerOptions();
    answerAt('post', passkeyRestPaths.signIn, refusal('PASSKEY_INVALID'), 400);
    device.autofill = async () => {
      device.autofill = undefined;
      return signature();
    };
    const { location } = await open();
    expect(await screen.findByText('This passkey doesn’t work here. Please try another way.')).toBeVisible();
    await waitFor(() => expect(conditional()).toHaveLength(2));
    answerSignIn({ session: memberSession });
    await enter(screen.getByLabelText('Email or username'), 'ada@example.com');
    await enter(screen.getByLabelText('Password'), 'copper kettle');
    answerSession(memberSession);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location()).toBe('/menu/cart'));
  });

  it('says what is wrong with the device, D-112', async () => {
    answerOptions();
    device.get = deviceError('SecurityError');
    await open();
    await userEvent.click(await button());
    expect(await screen.findByText(/Your device couldn’t use a passkey here/)).toBeVisible();
  });

  it('ends its request when the page closes, A11', async () => {
    answerOptions();
    const { unmount } = await open();
    await waitFor(() => expect(conditional()).toHaveLength(1));
    unmount();
    expect(conditional()[0]?.signal?.aborted).toBe(true);
  });

  it('is not offered while it is switched off, or in a browser without passkeys, ACC-042', async () => {
    await open({ flags: {} });
    expect(await screen.findByLabelText('Email or username')).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await open();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is a second step after the password, ACC-005, D-112', async () => {
    answerOptions();
    const methods = [
      { id: 'passkey', type: 'passkey', masked: '' },
      { id: 'recovery-code', type: 'recovery-code', masked: '' },
    ];
    answerSignIn(refusal('MFA_REQUIRED', { challengeId: 'c1', mfaChallengeMethods: methods }), 401);
    const factors = answerAt('post', passkeyRestPaths.factorOptions, options);
    const bodies = answerAt('post', mfaRestPaths.verify, { session: memberSession });
    const { location } = await open();
    await enter(await screen.findByLabelText('Email or username'), 'ada@example.com');
    await enter(screen.getByLabelText('Password'), 'copper kettle');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const use = await screen.findByRole('button', { name: 'Use a passkey' });
    device.get = deviceError('NotAllowedError');
    await userEvent.click(use);
    expect(await screen.findByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    device.get = async () => signature();
    answerSession(memberSession);
    await userEvent.click(use);
    await waitFor(() => expect(location()).toBe('/menu/cart'));
    expect(factors).toEqual([{ challengeId: 'c1' }, { challengeId: 'c1' }]);
    expect(bodies).toMatchObject([
      { challengeId: 'c1', methodId: 'passkey', code: '', passkey: { id: 'key-1' } },
    ]);
  });
});
