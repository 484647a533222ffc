import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mfaRestPaths, type MfaSettingsReply } from '@crema/shared-contracts';
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
const flags = { enableMfaFeatures: true };
const open = (route: string, own: object = {}) =>
  renderRemote(remote, { manifest, route, flags, session: recentSession(), ...own });
const empty: MfaSettingsReply = { factors: [], passkeys: [], recoveryCodesLeft: 0, trustedBrowsers: [] };
const full: MfaSettingsReply = {
  factors: [{ id: 'phone', type: 'sms', masked: '••••\u00a00142' }],
  passkeys: [],
  recoveryCodesLeft: 9,
  trustedBrowsers: [
    {
      id: 'b1',
      device: 'Chrome · Windows',
      lastUsedAt: '2026-01-02T10:00:00Z',
      expiresAt: '2026-02-01T10:00:00Z',
    },
  ],
};
const codes = ['abcde-fghjk', 'mnpqr-stuvw'];

describe('two-step verification', () => {
  it('is unknown and not in the list of settings while it is switched off, ACC-042', async () => {
    await open('/account/settings', { flags: {} });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(screen.queryByRole('link', { name: 'Two-step verification' })).toBeNull();
  });

  it('is in the list of settings while it is on, ACC-042', async () => {
    answerAt('get', mfaRestPaths.recovery, { state: 'none', dueAt: null, isApproved: false });
    await open('/account/settings');
    expect(await screen.findByRole('link', { name: 'Two-step verification' })).toBeVisible();
  });

  it('shows factors, codes and browsers, and removes one, ACC-042, ACC-044', async () => {
    answerAt('get', mfaRestPaths.settings, { ...full });
    const confirm = jest.fn(() => Promise.resolve(true));
    await open('/account/settings/mfa', { confirm });
    expect(
      await screen.findByText(/^Text message to ••••.0142$/, { selector: ':not(.hidden)' }),
    ).toBeVisible();
    expect(screen.getByText(/9 codes are left/)).toBeVisible();
    expect(screen.getByText('Chrome · Windows', { selector: ':not(.hidden)' })).toBeVisible();
    answerAt('delete', mfaRestPaths.factor('phone'), { ...empty });
    await userEvent.click(screen.getByRole('button', { name: /^Remove Text message to ••••.0142$/ }));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.stringContaining('It’s your last one') }),
    );
    expect(await screen.findByText(/It is off/)).toBeVisible();
  });

  it('shows new recovery codes once, to copy, store and print, D-112', async () => {
    answerAt('get', mfaRestPaths.settings, { ...full });
    answerAt('post', mfaRestPaths.recoveryCodes, { recoveryCodes: codes });
    await open('/account/settings/mfa');
    await userEvent.click(await screen.findByRole('button', { name: 'Create new codes' }));
    expect(await screen.findByText('abcde-fghjk')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringContaining('mnpqr-stuvw'),
    );
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText('abcde-fghjk')).toBeNull();
  });

  it('says what went wrong with a removal, ACC-044', async () => {
    answerAt('get', mfaRestPaths.settings, { ...full });
    answerAt('delete', mfaRestPaths.browser('b1'), refusal('UNEXPECTED_ERROR'), 500);
    await open('/account/settings/mfa');
    const row = (await screen.findByText('Chrome · Windows', { selector: ':not(.hidden)' })).closest(
      'li',
    ) as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('Your change was not saved.')).toBeVisible();
  });

  it('adds an app by a QR code or its secret, with the code of that secret, D-112, A09, L-78', async () => {
    const enrolment = {
      enrolmentId: 'e1',
      masked: '',
      secret: 'JBSWY3DP',
      uri: 'otpauth://totp/Crema?secret=JBSWY3DP',
    };
    const started = answerAt('post', mfaRestPaths.enrol, enrolment);
    const bodies = answerAt('post', mfaRestPaths.confirm, { recoveryCodes: codes });
    await open('/account/settings/mfa/add-app');
    expect(await screen.findByText('JBSW Y3DP')).toBeVisible();
    // The app may be on this device, and the key is pasted without the spaces (L-78).
    expect(screen.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      enrolment.uri,
    );
    const written: string[] = [];
    const writeText = (text: string) => Promise.resolve(void written.push(text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(written).toEqual(['JBSWY3DP']);
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
    expect(await screen.findByText('abcde-fghjk')).toBeVisible();
    // The codes take the place of the QR code.
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Keep these codes in a safe place' })).toHaveFocus();
    expect([started, bodies]).toEqual([[{ type: 'totp' }], [{ enrolmentId: 'e1', code: '123456' }]]);
  });

  it('adds a phone number by the code of an SMS, ACC-042, ACC-044', async () => {
    const started = answerAt('post', mfaRestPaths.enrol, {
      enrolmentId: 'e2',
      masked: '••••\u00a00142',
      secret: null,
      uri: null,
    });
    answerAt('post', mfaRestPaths.confirm, { recoveryCodes: null });
    answerAt('get', mfaRestPaths.settings, { ...full });
    const { location } = await open('/account/settings/mfa/add-phone-number');
    await userEvent.type(await screen.findByLabelText('Phone number'), '312 555 0142');
    await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
    await waitFor(() => expect(location()).toBe('/account/settings/mfa'));
    expect(await screen.findByText('Chrome · Windows', { selector: ':not(.hidden)' })).toBeVisible();
    expect(started).toEqual([{ type: 'sms', phone: '312 555 0142' }]);
  });

  it('changes the phone number, and leads to adding one without a present number, ACC-042', async () => {
    answerAt('get', mfaRestPaths.settings, { ...empty });
    const { location } = await open('/account/settings/mfa/edit-phone-number');
    await waitFor(() => expect(location()).toBe('/account/settings/mfa/add-phone-number'));
  });

  it('changes the phone number: the new one replaces it once its code is confirmed, ACC-042, ACC-044', async () => {
    answerAt('get', mfaRestPaths.settings, { ...full });
    const reply = { enrolmentId: 'e3', masked: '••••\u00a00199', secret: null, uri: null };
    const started = answerAt('post', mfaRestPaths.enrol, reply);
    const confirmed = answerAt('post', mfaRestPaths.confirm, { recoveryCodes: null });
    const { location } = await open('/account/settings/mfa/edit-phone-number');
    expect(await screen.findByText(/••••.0142/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Phone number'), '312 555 0199');
    await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }));
    await waitFor(() => expect(location()).toBe('/account/settings/mfa'));
    expect(started).toEqual([{ type: 'sms', phone: '312 555 0199', replaces: 'phone' }]);
    expect(confirmed).toEqual([{ enrolmentId: 'e3', code: '123456' }]);
  });

  it('is the step-up of a member who has it, ACC-043, D-113', async () => {
    answerAt('post', mfaRestPaths.stepUp, {
      challengeId: 'c1',
      mfaChallengeMethods: [{ id: 'app', type: 'totp', masked: '' }],
    });
    const bodies = answerAt('post', mfaRestPaths.verify, { session: recentSession() });
    answerAt('get', mfaRestPaths.settings, { ...full });
    const { location } = await open('/account/settings/mfa', { session: { kind: 'member', member } });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    answerSession(recentSession());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location()).toBe('/account/settings/mfa'));
    expect(await screen.findByText('Chrome · Windows', { selector: ':not(.hidden)' })).toBeVisible();
    expect(bodies).toEqual([{ challengeId: 'c1', methodId: 'app', code: '123456', rememberDevice: false }]);
  });

  it('leaves the step-up of a member without it to the password, D-113', async () => {
    answerAt('post', mfaRestPaths.stepUp, { challengeId: null, mfaChallengeMethods: [] });
    await open('/account/settings/mfa', { session: { kind: 'member', member } });
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
