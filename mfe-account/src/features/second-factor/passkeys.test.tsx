import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accountRestPaths,
  mfaRestPaths,
  passkeyRestPaths,
  type DialogRequest,
  type MfaSettingsReply,
} from '@crema/shared-contracts';
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
import { deviceError, newKey, installPasskeyDevice } from '../../testing/passkey-device.ts';

startAccountServer();
const { device } = installPasskeyDevice();
const flags = { enableMfaFeatures: true };
const open = (route: string, own: object = {}) =>
  renderRemote(remote, { manifest, route, flags, session: recentSession(), ...own });
const creation = {
  challengeId: 'p1',
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Crema' },
    user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 600_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
};
const answerCreation = () => answerAt('post', passkeyRestPaths.registrationOptions, creation);
const laptop = {
  id: 'k1',
  name: 'Laptop',
  createdAt: '2026-01-02T10:00:00Z',
  lastUsedAt: '2026-01-05T10:00:00Z',
};
const phone = { id: 'k2', name: 'Phone', createdAt: '2026-01-03T10:00:00Z', lastUsedAt: null };
const settings = (passkeys: MfaSettingsReply['passkeys']) => ({
  factors: [],
  passkeys: [...passkeys],
  recoveryCodesLeft: 10,
  trustedBrowsers: [],
});

describe('the passkeys of a member', () => {
  it('are listed with name and last use, D-112', async () => {
    answerAt('get', mfaRestPaths.settings, settings([laptop, phone]));
    await open('/account/settings/mfa');
    const row = (await screen.findByRole('button', { name: 'Remove Laptop' })).closest('li') as HTMLElement;
    expect(row).toHaveTextContent(/Last used Jan 5, 2026/);
    const other = screen.getByRole('button', { name: 'Remove Phone' }).closest('li');
    expect(other).toHaveTextContent(/Added Jan 3, 2026, not used yet/);
  });

  it('are removed by a button with the passkey’s name, after a question, ACC-042, D-112', async () => {
    answerAt('get', mfaRestPaths.settings, settings([laptop]));
    const removed = answerAt('delete', passkeyRestPaths.passkey('k1'), {
      ...settings([]),
      recoveryCodesLeft: 0,
    });
    const confirm = jest
      .fn<Promise<boolean>, [DialogRequest]>()
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true);
    await open('/account/settings/mfa', { confirm });
    const remove = await screen.findByRole('button', { name: 'Remove Laptop' });
    await userEvent.click(remove);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      title: 'Remove Laptop?',
      body: expect.stringContaining('Two-step verification turns off'),
      tone: 'danger',
    });
    expect(removed).toEqual([]);
    await userEvent.click(remove);
    expect(await screen.findByText(/It is off/)).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('are added with a name; the first one brings recovery codes, whose heading has the focus, D-112, PLT-005', async () => {
    answerCreation();
    const bodies = answerAt('post', passkeyRestPaths.passkeys, { recoveryCodes: ['abcde-fghjk'] });
    device.create = async () => newKey();
    const { host } = await open('/account/settings/mfa/add-passkey');
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('My passkey');
    await userEvent.clear(name);
    expect(host.page.upgradeBlockers.size).toBe(1);
    await userEvent.type(name, 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText('abcde-fghjk')).toBeVisible();
    expect(host.page.upgradeBlockers.size).toBe(0);
    expect(screen.getByRole('heading', { name: 'Keep these codes in a safe place' })).toHaveFocus();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(bodies).toMatchObject([
      { challengeId: 'p1', name: 'Laptop', passkey: { id: 'key-1', response: { transports: ['internal'] } } },
    ]);
  });

  it('need a name, and the list follows when codes exist already, D-112, ACC-044', async () => {
    answerCreation();
    answerAt('post', passkeyRestPaths.passkeys, { recoveryCodes: null });
    answerAt('get', mfaRestPaths.settings, settings([laptop]));
    device.create = async () => newKey();
    const { location } = await open('/account/settings/mfa/add-passkey');
    await userEvent.clear(await screen.findByLabelText('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    await waitFor(() => expect(location()).toBe('/account/settings/mfa'));
    expect(await screen.findByText(/Last used/)).toBeVisible();
  });

  it('keep the typed name when the server asks for a new proof first, D-113', async () => {
    answerAt('post', passkeyRestPaths.registrationOptions, refusal('STEP_UP_REQUIRED'), 403);
    answerAt('post', mfaRestPaths.stepUp, { challengeId: null, mfaChallengeMethods: [] });
    answerSession({ kind: 'member', member });
    const { location } = await open('/account/settings/mfa/add-passkey');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    await waitFor(() => expect(location()).toMatch(/^\/account\/confirm/));
    answerAt('post', accountRestPaths.stepUp, { session: recentSession() });
    answerSession(recentSession());
    await userEvent.type(await screen.findByLabelText('Password'), 'copper kettle');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Laptop');
    // An effect takes the draft out of the storage.
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Laptop'));
  });

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['NotAllowedError', 'No passkey was used. Try again, or choose another way.'],
    ['UnknownError', 'Your device couldn’t use a passkey here. Try again, or choose another way.'],
  ])('say what went wrong: %s, and keep the name, A11', async (name, text) => {
    answerCreation();
    device.create = deviceError(name);
    await open('/account/settings/mfa/add-passkey');
    await userEvent.type(await screen.findByLabelText('Name'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('My passkey 2');
  });

  it.each([
    ['PASSKEY_INVALID', 400, 'This passkey doesn’t work here. Please try another way.'],
    ['CODE_EXPIRED', 409, 'That took too long. Please try again.'],
  ])('say why the server refused one: %s, D-112', async (code, status, text) => {
    answerCreation();
    answerAt('post', passkeyRestPaths.passkeys, refusal(code), status);
    device.create = async () => newKey();
    await open('/account/settings/mfa/add-passkey');
    await userEvent.click(await screen.findByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('cannot be added in a browser without passkeys, which the page says, D-112', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await open('/account/settings/mfa/add-passkey');
    expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeVisible();
  });
});
