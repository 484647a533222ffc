import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, refusal, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const open = () =>
  renderRemote(remote, {
    manifest,
    route: '/account/personal/partner',
    session: { kind: 'member', member },
  });
const hotel = {
  id: 'hotel',
  name: 'Hotel club',
  path: '/rewards/partnerships/hotel',
  account: '••••6789',
  linkedAt: '2026-05-01T10:00:00.000Z',
};

describe('the linked partner programmes', () => {
  it('are listed with the account and the day, and lead to their pages, ACC-040, D-117', async () => {
    answerAt('get', accountRestPaths.partners, { partners: [hotel] });
    await open();
    const manage = await screen.findByRole('link', { name: 'Manage Hotel club' });
    expect(manage).toHaveAttribute('href', hotel.path);
    expect(manage.closest('li')).toHaveTextContent(/Account ••••6789, linked May 1, 2026/);
  });

  it('are none at first, which the page says with a way to them, ACC-040, D-117', async () => {
    answerAt('get', accountRestPaths.partners, { partners: [] });
    await open();
    expect(await screen.findByRole('heading', { name: 'No partner accounts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See partners' })).toHaveAttribute('href', '/rewards');
  });

  it('are tried again after a failure, ACC-040', async () => {
    answerAt('get', accountRestPaths.partners, refusal('UNEXPECTED_ERROR'), 500);
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', accountRestPaths.partners, { partners: [hotel] });
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Manage Hotel club' })).toBeVisible();
  });
});
