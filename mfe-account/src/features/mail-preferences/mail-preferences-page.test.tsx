import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const path = '/account/settings/communication-preferences';
const session = { kind: 'member', member } as const;
const preferences = {
  receiveBrandEmailCommunications: true,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
};
const open = (route = path) => renderRemote(remote, { manifest, route, session });

describe('the mail that a member gets', () => {
  it('is chosen and saved, and the page says so, ACC-041, ACC-044', async () => {
    answerAt('get', accountRestPaths.communicationPreferences, preferences);
    const bodies = answerAt('put', accountRestPaths.communicationPreferences, preferences);
    const { location } = await open();
    expect(await screen.findByRole('checkbox', { name: /News and offers/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /News and offers/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Surveys and events/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your choice is saved')).toBeVisible();
    expect(location()).toBe(`${path}?success=true`);
    expect(bodies).toEqual([
      {
        ...preferences,
        receiveBrandEmailCommunications: false,
        receiveGeneralEmailCommunications: true,
      },
    ]);
  });

  it.each([
    ['true', true],
    ['TRUE', false],
    ['1', false],
    ['', false],
  ])('shows with ?success=%s that it is saved: %s, ACC-041', async (success, isSaved) => {
    answerAt('get', accountRestPaths.communicationPreferences, preferences);
    await open(`${path}?success=${success}`);
    if (isSaved) expect(await screen.findByText('Your choice is saved')).toBeVisible();
    else expect(await screen.findByRole('checkbox', { name: /News and offers/ })).toBeVisible();
  });

  it('keeps the focus on what is new, when the choice is saved and when it is changed again, ACC-041, PLT-011', async () => {
    answerAt('get', accountRestPaths.communicationPreferences, preferences);
    answerAt('put', accountRestPaths.communicationPreferences, preferences);
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /News and offers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your choice is saved')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your choice is saved/));
    await userEvent.click(screen.getByRole('link', { name: 'Change it again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says that it was not saved, and keeps the choice, ACC-044', async () => {
    answerAt('get', accountRestPaths.communicationPreferences, preferences);
    answerAt('put', accountRestPaths.communicationPreferences, {}, 500);
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /News and offers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your change was not saved.'));
    expect(screen.getByRole('checkbox', { name: /News and offers/ })).not.toBeChecked();
  });
});
