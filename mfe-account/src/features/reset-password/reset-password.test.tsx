import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote } from '@crema/remote-kit/testing';
import { accountRestPaths } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  accountServer,
  answerLinkCheck,
  answerReset,
  answerSession,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const open = (route = '/account/reset-password/id.hash', options: object = {}) =>
  renderRemote(remote, { manifest, route, ...options });
const type = async (password: string) =>
  userEvent.type(await screen.findByLabelText('New password'), password);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));
const refused = (code: string, reason?: string) =>
  refusal(code, {}, reason === undefined ? undefined : { newPassword: reason });

describe('the page of a mailed link for a new password', () => {
  it('sets the password and leads to sign-in; a member of this browser is signed out, ACC-010', async () => {
    const checked = answerLinkCheck();
    const bodies = answerReset();
    answerSession({ kind: 'anonymous' });
    const { location } = await open(undefined, { session: { kind: 'member', member } });
    await type('a kettle by the sea');
    await save();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
    expect(location()).toBe('/account/reset-password-success');
    expect([checked[0], bodies]).toEqual([
      { token: 'id.hash' },
      [{ token: 'id.hash', newPassword: 'a kettle by the sea' }],
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin');
  });

  it('takes the token out of the address bar and keeps it for a reload, L-82', async () => {
    const checked = answerLinkCheck();
    const { location } = await open();
    await screen.findByLabelText('New password');
    expect(location()).toBe('/account/reset-password/link');
    expect(checked.every((body) => JSON.stringify(body) === '{"token":"id.hash"}')).toBe(true);
  });

  it('leads to the page of an ended link before anything is typed, ACC-010', async () => {
    answerLinkCheck(refused('RESET_LINK_INVALID'), 404);
    const { location } = await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work any more' }),
    ).toBeVisible();
    expect(location()).toBe('/account/forgot-password-reset/id.hash');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
  });

  it('leads there also when the link ends while the password is typed, ACC-010', async () => {
    answerLinkCheck();
    answerReset(refused('RESET_LINK_INVALID'), 404);
    const { location } = await open();
    await type('a kettle by the sea');
    await save();
    await waitFor(() => expect(location()).toBe('/account/forgot-password-reset/id.hash'));
  });

  it.each([
    ['', 'Add password'],
    ['short', 'Use at least 8 characters.'],
  ])('refuses %j beside the field and sends nothing, ACC-011', async (typed, words) => {
    answerLinkCheck();
    await open();
    if (typed) await type(typed);
    else await screen.findByLabelText('New password');
    await save();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['111084', 'reused', 409, /You have used this password before/],
    ['111011', 'required', 400, 'Add password'],
    ['111022', undefined, 400, /This password can’t be used/],
    ['111022', 'common', 400, /too easy to guess/],
  ])('shows %s (%s) on the field and keeps what was typed, ACC-011', async (code, reason, status, words) => {
    answerLinkCheck();
    answerReset(refused(code, reason), status);
    await open();
    await type('a kettle by the sea');
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    const field = screen.getByLabelText('New password');
    expect(field).toHaveValue('a kettle by the sea');
    expect(field).toHaveAccessibleDescription(expect.stringMatching(words));
  });

  it('says for anything else that the reset failed, ACC-011', async () => {
    answerLinkCheck();
    answerReset({}, 500);
    await open();
    await type('a kettle by the sea');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Password reset failed');
    expect(screen.getByLabelText('New password')).toHaveValue('a kettle by the sea');
  });

  it('checks the link again when the server could not be asked', async () => {
    accountServer.use(http.post(`*${accountRestPaths.checkResetLink}`, () => HttpResponse.error()));
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerLinkCheck();
    await userEvent.click(retry);
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });
});
