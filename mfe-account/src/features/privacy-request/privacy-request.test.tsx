import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountRestPaths, privacyRestPaths, type Session } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, refusal, startAccountServer } from '../../testing/account-server.ts';

startAccountServer();
const path = accountRestPaths.privacyRequests;
const asMember: Session = { kind: 'member', member };
const open = async (route = '/personal-information', session?: Session) => {
  const rendered = await renderRemote(remote, { manifest, route, ...(session && { session }) });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const answerPrivacy = () =>
  answerAt('get', privacyRestPaths.privacy, {
    personalUseEndedAt: null,
    dataExport: null,
    deletionDueAt: null,
  });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = () => screen.getByLabelText('Email address');

describe('the request about personal information', () => {
  it('has three paragraphs, the third with a link to the privacy notice, and one field, ACC-070', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your personal information' })).toBeVisible();
    expect(screen.getByText(/^You can ask us not to use/)).toBeVisible();
    expect(screen.getByText(/^Enter the email address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/legal/privacy');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['ada', 'Please enter a valid email address.'],
  ])('refuses %j beside the field and sends nothing, ACC-070', async (typed, words) => {
    const { location } = await open();
    if (typed) await userEvent.type(field(), typed);
    await submit();
    expect(await screen.findByText(words)).toBeVisible();
    expect(location()).toBe('/personal-information');
  });

  it('sends optIn false and the address, is busy meanwhile, and confirms, ACC-071 ACC-072', async () => {
    const { location } = await open();
    await userEvent.type(field(), ' Ada@Example.com ');
    let reply: (response: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const bodies = answerAt('post', path, (() => waiting) as unknown as () => Response);
    await submit();
    await waitFor(() => expect(bodies).toEqual([{ email: 'Ada@Example.com', optIn: false }]));
    expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true');
    reply(Response.json({ status: 'accepted' }, { status: 202 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'We got your submission' })).toBeVisible();
    expect(screen.getByText('If this email is in our system, we’ve noted your preferences.')).toBeVisible();
    expect(location()).toBe('/personal-information/confirmation');
  });

  it('keeps the typed address when it fails, with a general notice, ACC-072', async () => {
    answerAt('post', path, refusal('UNEXPECTED_ERROR'), 500);
    const { location } = await open();
    await userEvent.type(field(), 'ada@example.com');
    await submit();
    expect(await screen.findByText('Your request was not sent.')).toBeVisible();
    expect(field()).toHaveValue('ada@example.com');
    expect(location()).toBe('/personal-information');
    answerAt('post', path, { status: 'accepted' }, 202);
    await submit();
    expect(await screen.findByText('We got your submission')).toBeVisible();
  });

  it('leads a member to the settings, unless an app names its platform, ACC-070', async () => {
    answerPrivacy();
    const { location, unmount } = await open('/personal-information', asMember);
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(location()).toBe('/account/settings/privacy');
    unmount();
    const app = await open('/personal-information?platform=ios', asMember);
    expect(app.location()).toBe('/personal-information?platform=ios');
  });

  it('is one press for a member in the settings, ACC-070 ACC-072', async () => {
    answerPrivacy();
    await open('/account/settings/privacy', asMember);
    await screen.findByRole('button', { name: /^Stop using/ });
    answerAt('post', path, refusal('UNEXPECTED_ERROR'), 500);
    const press = () => userEvent.click(screen.getByRole('button', { name: /^Stop using/ }));
    await press();
    expect(await screen.findByText('Your change was not saved.')).toBeVisible();
    const bodies = answerAt('post', path, { status: 'accepted' }, 202);
    await press();
    expect(await screen.findByText('We’ve noted your preferences')).toBeVisible();
    expect(bodies).toEqual([{ email: member.email, optIn: false }]);
  });
});
