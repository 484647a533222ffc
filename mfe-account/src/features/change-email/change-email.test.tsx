import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths } from '@crema/shared-contracts';
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
const proposal = { proposed: 'next@example.com', codeExpiresAt: '2026-01-01T00:10:00.000Z' };
const none = { proposed: null, codeExpiresAt: null };
const open = (route: string) => renderRemote(remote, { manifest, route, session: recentSession() });
const editPath = '/account/settings/edit-email';
const codePath = '/account/settings/edit-email/enter-code';
const propose = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('New email address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Mail me a code' }));
};
const confirm = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
};

describe('another email address', () => {
  it('is proposed and its code is asked for, ACC-041, ACC-045', async () => {
    const bodies = answerAt('post', accountRestPaths.emailChange, proposal);
    answerAt('get', accountRestPaths.emailChange, proposal);
    const { location } = await open(editPath);
    expect(await screen.findByText(/You sign in with ada@example.com/)).toBeVisible();
    await propose(' next@example.com ');
    expect(await screen.findByText('next@example.com')).toBeVisible();
    expect(location()).toBe(codePath);
    expect(bodies).toEqual([{ emailAddress: 'next@example.com' }]);
  });

  it.each([
    ['EMAIL_SAME', undefined, 409, 'This is your address already.'],
    ['VALIDATION', { emailAddress: 'invalid' }, 400, 'Please enter a valid email address.'],
    ['EMAIL_DISPOSABLE', { emailAddress: 'disposable' }, 403, /Please use an email address that you keep/],
  ])('shows %s on the field and keeps what was typed, ACC-044', async (code, params, status, words) => {
    answerAt('post', accountRestPaths.emailChange, refusal(code, {}, params), status);
    await open(editPath);
    await propose('ada@example.com');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada@example.com');
  });

  it('is confirmed by the code, however it is written, and the page follows, ACC-045', async () => {
    answerAt('get', accountRestPaths.emailChange, proposal);
    const bodies = answerAt('post', accountRestPaths.confirmEmailChange, {});
    answerSession({ kind: 'member', member: { ...member, email: 'next@example.com' } });
    const { location, host } = await open(codePath);
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await confirm(' 123-456 ');
    await waitFor(() => expect(location()).toBe('/account/settings'));
    expect(bodies).toEqual([{ code: '123456' }]);
    expect(host.toasts).toEqual([
      expect.objectContaining({ text: 'You sign in with next@example.com now.' }),
    ]);
    expect(await screen.findByText('You are signed in as next@example.com.')).toBeVisible();
  });

  it.each([
    ['CODE_INVALID', 400, 'The code you entered is not valid. Please try again.'],
    ['CODE_EXPIRED', 409, 'This code has ended. Ask for a new one.'],
    ['EMAIL_UNAVAILABLE', 409, 'Email address is not available.'],
  ])('shows %s on the field, ACC-005, ACC-044, ACC-045', async (code, status, words) => {
    answerAt('get', accountRestPaths.emailChange, proposal);
    answerAt('post', accountRestPaths.confirmEmailChange, refusal(code), status);
    await open(codePath);
    await confirm('123456');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /get a new code/ })).toHaveAttribute('href', editPath);
  });

  it.each([
    ['', 'Enter the code from the mail.'],
    ['12345', 'The code you entered is not valid. Please try again.'],
  ])('asks for 6 digits when %j is typed, and sends nothing', async (typed, words) => {
    answerAt('get', accountRestPaths.emailChange, proposal);
    await open(codePath);
    await screen.findByLabelText('Code');
    if (typed) await confirm(typed);
    else await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('leads from the page of the code to that of the address when none is proposed', async () => {
    answerAt('get', accountRestPaths.emailChange, none);
    const { location } = await open(codePath);
    await waitFor(() => expect(location()).toBe(editPath));
  });
});
