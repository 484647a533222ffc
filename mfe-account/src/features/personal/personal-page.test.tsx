import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { accountRestPaths, type ProfileReply } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const session = { kind: 'member', member } as const;
const profile: ProfileReply = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  emailConfirmed: true,
  birthday: null,
  phone: '+13125550142',
  locale: 'en-US',
};
const open = async (own: Partial<ProfileReply> = {}, options: Partial<RenderRemoteOptions> = {}) => {
  answerAt('get', accountRestPaths.profile, { ...profile, ...own });
  answerSession(session);
  const rendered = await renderRemote(remote, {
    manifest,
    route: '/account/personal',
    session,
    ...options,
  });
  await screen.findByLabelText('First name');
  return rendered;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the page about the member', () => {
  it('shows name, phone and birthday, and saves them, ACC-040, D-117', async () => {
    const bodies = answerAt('put', accountRestPaths.profile, {
      ...profile,
      firstName: 'Augusta',
      birthday: '1990-12-10',
    });
    const { host } = await open();
    expect(screen.getByLabelText('Phone number')).toHaveValue('+13125550142');
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.type(screen.getByLabelText('First name'), ' Augusta ');
    await userEvent.type(screen.getByLabelText('Birthday'), '1990-12-10');
    await save();
    expect(await screen.findByText('December 10, 1990')).toBeVisible();
    expect(bodies).toEqual([
      {
        firstName: 'Augusta',
        lastName: 'Byron',
        phone: '+13125550142',
        birthday: '1990-12-10',
        locale: 'en-US',
      },
    ]);
    expect(host.toasts).toEqual([expect.objectContaining({ kind: 'success', text: 'Saved.' })]);
    expect(screen.queryByLabelText('Birthday')).toBeNull();
  });

  it('shows a birthday that is set as a fact, D-118', async () => {
    await open({ birthday: '1992-02-29' });
    expect(screen.getByText('February 29, 1992')).toBeVisible();
    expect(screen.queryByLabelText('Birthday')).toBeNull();
  });

  it('refuses beside the fields what cannot be a name or a phone number, and sends nothing, D-167', async () => {
    await open();
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.clear(screen.getByLabelText('Phone number'));
    await userEvent.type(screen.getByLabelText('Phone number'), '12');
    await save();
    expect(await screen.findByText('Please enter your first name.')).toBeVisible();
    expect(screen.getByText('Please enter a phone number with its area code.')).toBeVisible();
  });

  it.each([
    ['VALIDATION', { birthday: 'too-young' }, 400, 'Members are at least 13 years old.'],
    ['VALIDATION', { birthday: 'future' }, 400, 'Please enter a day in the past.'],
    ['VALIDATION', { phone: 'invalid' }, 400, 'Please enter a phone number with its area code.'],
    ['BIRTHDAY_SET', undefined, 409, 'Your birthday is set already, and can’t be changed.'],
  ])(
    'shows the server’s %s %j on its field and keeps the rest, D-118',
    async (code, params, status, words) => {
      answerAt('put', accountRestPaths.profile, refusal(code, {}, params), status);
      await open();
      await userEvent.type(screen.getByLabelText('Last name'), ' King');
      await save();
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByLabelText('Last name')).toHaveValue('Byron King');
    },
  );

  it('has the language and the appearance of the device, which apply at once, D-117, PLT-011', async () => {
    const { host } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Appearance'), 'dark');
    await waitFor(() => expect(host.services.theme.get()).toBe('dark'));
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'fr-CA');
    await waitFor(() => expect(host.services.locale.get()).toBe('fr-CA'));
  });

  it('says that it could not be loaded, and loads it again, ACC-044', async () => {
    answerAt('get', accountRestPaths.profile, () => HttpResponse.json({}, { status: 503 }));
    await renderRemote(remote, { manifest, route: '/account/personal', session });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', accountRestPaths.profile, profile);
    await userEvent.click(retry);
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  });

  it('is the page of /account/profile too, D-117', async () => {
    const { location } = await open({}, { route: '/account/profile' });
    expect(location()).toBe('/account/personal');
  });

  it('asks a visitor to sign in and comes back, ACC-043', async () => {
    const { location } = await renderRemote(remote, { manifest, route: '/account/personal' });
    await waitFor(() => expect(location()).toBe('/account/signin?returnUrl=%2Faccount%2Fpersonal'));
  });
});
