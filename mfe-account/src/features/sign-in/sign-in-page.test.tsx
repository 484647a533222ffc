import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, renderRemote, renderSlot, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerSession,
  answerSignIn,
  answerSignOut,
  createFormClock,
  manifest,
  member,
  refusal,
  sampleReputation,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const memberSession = { kind: 'member', member } as const;

const open = async (route = '/account/signin', options: Partial<RenderRemoteOptions> = {}) => {
  answerSession(memberSession);
  const rendered = await renderRemote(remote, { manifest, route, ...options });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const fillIn = async (username = 'ada@example.com', password = 'copper kettle') => {
  await enter(await screen.findByLabelText('Email or username'), username);
  await enter(screen.getByLabelText('Password'), password);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('the sign-in page', () => {
  it('signs in with what was typed and goes to the return path, ACC-003, ACC-004', async () => {
    const bodies = answerSignIn();
    const { clock, advance } = createFormClock();
    const { location } = await open('/account/signin?returnUrl=%2Fmenu%2Fcart%3Fa%3D1%23pay', { clock });
    await fillIn(' ada@example.com ', ' kettle ');
    advance(8500);
    await send();
    await waitFor(() => expect(location()).toBe('/menu/cart?a=1#pay'));
    expect(bodies).toEqual([
      {
        username: 'ada@example.com',
        password: ' kettle ',
        rememberMe: true,
        market: 'US',
        transactionSubType: 'signin',
        reputation: sampleReputation,
      },
    ]);
  });

  it('reserves the place of a member’s parts on the next page, PLT-012', async () => {
    answerSignIn();
    const { location } = await open();
    await fillIn();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
    expect(JSON.parse(localStorage.getItem('crema.reserved') ?? '{}')).toMatchObject({
      value: { member: 1 },
    });
  });

  it('says before anything is typed that the browser refuses cookies, PLT-018', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await open();
    expect(await screen.findByText('Your browser refuses cookies')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('names cookies if the browser keeps no session after an accepted sign-in, and counts no error, PLT-018', async () => {
    answerSignIn({ session: memberSession });
    const { host } = await open();
    answerSession({ kind: 'anonymous' });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Without cookies we can’t keep you signed in.',
    );
    expect((await host.reports()).filter(({ class: name }) => name)).toEqual([]);
  });

  it('goes to the landing page without a return path, ACC-004', async () => {
    answerSignIn();
    const { location } = await open();
    await fillIn();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
  });

  it('never leads to another site, ACC-001', async () => {
    answerSignIn();
    const { location } = await open('/account/signin?returnUrl=%2F%2Fevil.example%2F');
    await fillIn();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
  });

  it('asks for what is missing and sends nothing, ACC-002', async () => {
    await open();
    await send();
    expect(await screen.findByText('Enter an email/username.')).toBeVisible();
    expect(screen.getByText('Enter a password.')).toBeVisible();
    expect(screen.getByLabelText('Email or username')).toHaveFocus();
  });

  it('remembers only where that is configured, and unless it is unticked, ACC-002', async () => {
    const bodies = answerSignIn();
    await open('/account/signin', { flags: { rememberMe: false } });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fillIn();
    await send();
    await waitFor(() => expect(bodies).toMatchObject([{ rememberMe: false }]));
  });

  it('has remember-me ticked, ACC-002', async () => {
    await open();
    expect(await screen.findByRole('checkbox', { name: /Keep me signed in/ })).toBeChecked();
  });

  it.each([
    [
      'wrong credentials',
      refusal('INVALID_CREDENTIALS'),
      401,
      'The email or password you entered is not valid. Please try again.',
    ],
    [
      'a messageId that has a message here',
      refusal('FORBIDDEN', { messageId: 'tooManyAttempts' }),
      403,
      'Too many tries. Please try again in 60 seconds.',
    ],
    [
      'an unknown messageId',
      refusal('FORBIDDEN', { messageId: 'constructor' }),
      403,
      'Sorry, we were unable to log you in. Please try again.',
    ],
    ['anything else', {}, 500, 'Sorry, we were unable to log you in. Please try again.'],
  ])('says what went wrong: %s, ACC-006', async (_case, reply, status, words) => {
    answerSignIn(reply, status);
    const { location } = await open();
    await fillIn();
    await send();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Sign in unsuccessful.');
    expect(notice).toHaveTextContent(words);
    expect(screen.getByLabelText('Email or username')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('copper kettle');
    expect(location()).toBe('/account/signin');
  });

  it('offers the credentials to the browser after success, ACC-004', async () => {
    answerSignIn();
    const store = jest.fn(async () => undefined);
    Object.assign(navigator, { credentials: { store } });
    Object.assign(globalThis, {
      PasswordCredential: class {
        constructor(init: object) {
          Object.assign(this, init);
        }
      },
    });
    await open();
    await fillIn();
    await send();
    await waitFor(() =>
      expect(store).toHaveBeenCalledWith({ id: 'ada@example.com', password: 'copper kettle' }),
    );
    Reflect.deleteProperty(globalThis, 'PasswordCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('sends a signed-in visitor on (D-110)', async () => {
    const { location } = await renderRemote(remote, {
      manifest,
      route: '/account/signin?returnUrl=%2Faccount%2Fcards',
      session: memberSession,
    });
    await waitFor(() => expect(location()).toBe('/account/cards'));
  });

  it('ends the session and asks again with reauth=1 (D-110)', async () => {
    answerSignIn();
    answerSignOut();
    const { location } = await open('/account/signin?reauth=1&returnUrl=%2Faccount%2Fcards', {
      session: memberSession,
    });
    await fillIn();
    await send();
    await waitFor(() => expect(location()).toBe('/account/cards'));
  });

  it('keeps the return path in the link to a new account', async () => {
    await open('/account/signin?returnUrl=%2Fmenu%2Fcart');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/create?returnUrl=%2Fmenu%2Fcart',
    );
  });

  it('speaks French', async () => {
    answerSignIn(refusal('INVALID_CREDENTIALS'), 401);
    await renderRemote(remote, { manifest, route: '/account/signin', locale: 'fr-CA' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir une session' }));
    expect(await screen.findByText('Entrez un mot de passe.')).toBeVisible();
  });
});

describe('the sign-in sheet of a gate', () => {
  it('says that it did not work, and keeps what was typed, when the server answers and nobody is signed in', async () => {
    answerSignIn();
    answerSession({ kind: 'anonymous' });
    const onSignedIn = jest.fn();
    await renderSlot(remote, 'sign-in', { onSignedIn, returnUrl: '/menu' }, { manifest });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Email or username')).toHaveValue('ada@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('has the same form and reports to the host when someone signed in, ACC-012', async () => {
    answerSignIn();
    answerSession(memberSession);
    const onSignedIn = jest.fn();
    await renderSlot(remote, 'sign-in', { onSignedIn, returnUrl: '/menu#pay' }, { manifest });
    await fillIn();
    await send();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/create?returnUrl=%2Fmenu%23pay',
    );
  });
});
