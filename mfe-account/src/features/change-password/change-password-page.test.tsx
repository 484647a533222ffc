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
const open = () =>
  renderRemote(remote, { manifest, route: '/account/settings/password', session: recentSession() });
const save = async (password = 'a kettle by the sea') => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

describe('the password in the settings', () => {
  it('is saved, and the list of settings says so, ACC-041, ACC-044', async () => {
    const bodies = answerAt('put', accountRestPaths.password, { status: 'changed' });
    const { location, host } = await open();
    await save();
    await waitFor(() => expect(location()).toBe('/account/settings'));
    expect(bodies).toEqual([{ newPassword: 'a kettle by the sea' }]);
    expect(host.toasts).toEqual([
      expect.objectContaining({ kind: 'success', text: expect.stringMatching(/^Your password is changed/) }),
    ]);
  });

  it.each([
    ['111084', 409, /You have used this password before/],
    ['111011', 400, 'Add password'],
    ['111022', 400, /This password can’t be used/],
  ])('shows %s on the field and keeps what was typed, ACC-011, ACC-044', async (code, status, words) => {
    answerAt('put', accountRestPaths.password, refusal(code), status);
    await open();
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a kettle by the sea');
  });

  it('says for anything else that it was not saved, ACC-044', async () => {
    answerAt('put', accountRestPaths.password, {}, 500);
    await open();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your change was not saved.');
  });

  it('asks for a new proof when the server finds the last one too old, D-113', async () => {
    answerAt('put', accountRestPaths.password, refusal('STEP_UP_REQUIRED'), 403);
    answerSession({ kind: 'member', member });
    const { location } = await open();
    await save();
    await waitFor(() => expect(location()).toMatch(/^\/account\/confirm\?returnUrl=/));
  });
});
