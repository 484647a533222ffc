import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  manifest,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const open = () => renderRemote(remote, { manifest, route: '/account/undo-email-change?token=id.hash' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the link that takes a change of the email address back', () => {
  it('sends its token on a press only, and leads to a new password, L-75', async () => {
    const bodies = answerAt('post', accountRestPaths.undoEmailChange, { status: 'undone' });
    answerSession({ kind: 'anonymous' });
    const { location } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Take the change back' });
    await waitFor(() => expect(location()).toBe('/account/undo-email-change'));
    expect(bodies).toEqual([]);
    await press('Take the change back');
    expect(await screen.findByRole('heading', { name: 'Your email address is back' })).toBeVisible();
    expect(bodies).toEqual([{ token: 'id.hash' }]);
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
  });

  it('says that it does not work any more, and where to get help, L-75', async () => {
    answerAt('post', accountRestPaths.undoEmailChange, refusal('EMAIL_LINK_INVALID'), 404);
    await open();
    await press('Take the change back');
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/help');
  });

  it('stays usable when the server is out of reach, L-75', async () => {
    answerAt('post', accountRestPaths.undoEmailChange, refusal('TEMPORARILY_UNAVAILABLE'), 503);
    await open();
    await press('Take the change back');
    await screen.findByRole('heading', { name: 'The change is still there' });
    answerSession({ kind: 'anonymous' });
    answerAt('post', accountRestPaths.undoEmailChange, { status: 'undone' });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your email address is back' })).toBeVisible();
  });
});
