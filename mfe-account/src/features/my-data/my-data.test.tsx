import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privacyRestPaths, type GuestDataReply, type Session } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, refusal, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const page = '/personal-information/my-data';
const data: GuestDataReply = {
  email: 'ada@example.com',
  orders: 2,
  purchases: 0,
  receivedGifts: 1,
  open: 1,
  expiresAt: '2026-06-01T12:00:00.000Z',
  deletionAskedAt: null,
};
const open = async (route = page, session?: Session) => {
  const rendered = await renderRemote(remote, { manifest, route, ...(session && { session }) });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const openLink = async (reply: GuestDataReply | ReturnType<typeof refusal> = data, status = 200) => {
  const bodies = answerAt('post', privacyRestPaths.openGuestData, reply as object as never, status);
  const rendered = await open(`${page}#token=r1.abc`);
  return { ...rendered, bodies };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what is stored about an address without an account, L-80', () => {
  it('is asked for by an address, with the same answer for every one', async () => {
    const bodies = answerAt('post', privacyRestPaths.guestData, { status: 'accepted' }, 202);
    await open();
    await press('Email me the link');
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email address'), ' ada@example.com ');
    await press('Email me the link');
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(screen.getByText(/If Crema stores something about ada@example.com, a link arrives/)).toBeVisible();
    expect(bodies).toEqual([{ email: 'ada@example.com' }]);
  });

  it('is reached from the request about personal information; a member is led to the settings', async () => {
    const { unmount } = await open('/personal-information');
    expect(screen.getByRole('link', { name: /see, download or delete/ })).toHaveAttribute('href', page);
    unmount();
    await open(page, { kind: 'member', member });
    expect(screen.getByRole('link', { name: 'Open privacy settings' })).toHaveAttribute(
      'href',
      '/account/settings/privacy',
    );
  });

  it('is opened by the mailed link, whose token leaves the address and survives a reload', async () => {
    const { location, bodies } = await openLink();
    expect(await screen.findByText('2 orders')).toBeVisible();
    expect(screen.getByText('1 gift that was sent to you')).toBeVisible();
    expect(screen.queryByText(/purchase/)).toBeNull();
    await waitFor(() => expect(location()).toBe(page));
    expect(bodies.at(-1)).toEqual({ token: 'r1.abc' });
  });

  it('is downloaded as JSON or CSV; an error is shown and not saved', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await openLink();
    const bodies = answerAt(
      'post',
      privacyRestPaths.guestDataFile,
      () =>
        new Response('{}', { headers: { 'content-disposition': 'attachment; filename="crema-data.json"' } }),
    );
    await press('Download JSON');
    await waitFor(() => expect(saved).toEqual(['crema-data.json']));
    expect(bodies).toEqual([{ token: 'r1.abc', format: 'json' }]);
    answerAt('post', privacyRestPaths.guestDataFile, refusal('UNEXPECTED_ERROR'), 500);
    await press('Download CSV files');
    expect(await screen.findByText('That didn’t work')).toBeVisible();
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  it('is deleted after a confirmation, which says what stays and what is still in progress', async () => {
    await openLink();
    expect(await screen.findByText(/One order or gift is still in progress/)).toBeVisible();
    expect(screen.getByText(/The law asks us to keep records/)).toBeVisible();
    const bodies = answerAt('post', privacyRestPaths.deleteGuestData, {
      ...data,
      deletionAskedAt: '2026-06-01T11:00:00.000Z',
    });
    await press('Delete my information');
    expect(bodies).toEqual([]);
    await press('Yes, delete it');
    expect(await screen.findByText('We’re deleting it')).toBeVisible();
    expect(bodies).toEqual([{ token: 'r1.abc' }]);
    expect(screen.queryByRole('button', { name: 'Download JSON' })).toBeNull();
  });

  it('says that a link has ended, when it is opened and while it is open', async () => {
    const { unmount } = await openLink(refusal('EMAIL_LINK_INVALID'), 404);
    expect(await screen.findByText('This link has ended')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', page);
    unmount();
    await openLink();
    answerAt('post', privacyRestPaths.deleteGuestData, refusal('EMAIL_LINK_INVALID'), 404);
    await press('Delete my information');
    await press('Yes, delete it');
    expect(await screen.findByText('This link has ended')).toBeVisible();
  });

  it('can be opened again after a failure', async () => {
    await openLink(refusal('UNEXPECTED_ERROR'), 500);
    expect(await screen.findByText('We couldn’t open your link')).toBeVisible();
    answerAt('post', privacyRestPaths.openGuestData, data as object as never);
    await press('Try again');
    expect(await screen.findByText('2 orders')).toBeVisible();
  });
});
