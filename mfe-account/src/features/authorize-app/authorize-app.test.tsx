import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { oauthRestPaths, restPaths, type OauthStatusReply } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  answerSession,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';
import { destinationOf, knownScopes, readAuthorizationRequest } from './authorize-app.rules.ts';

startAccountServer();
const session = { kind: 'member', member } as const;
/** A URL of this page with a hash: the only one to which the test's browser can go. */
const appUri = (): string => `${window.location.href.split('#')[0]}#app`;
const query = {
  client_id: 'diary',
  redirect_uri: 'https://app.example/callback',
  response_type: 'code',
  scope: 'account card payment rewards',
  state: 'its state',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};
const routeOf = (own: Partial<Record<keyof typeof query | 'ui_locales', string>> = {}) =>
  `/oauth/authorize?${new URLSearchParams({ ...query, ...own })}`;
const open = (own: object = { session }, route = routeOf()) =>
  renderRemote(remote, { manifest, route, ...own });
const status = (own: Partial<OauthStatusReply> = {}): OauthStatusReply => ({
  authorized: false,
  redirectUri: appUri(),
  state: 'its state',
  clientId: 'diary',
  clientName: 'Brew Diary',
  clientImage: null,
  responseType: 'code',
  scope: 'account card payment rewards',
  claims: [{ scope: 'account' }, { scope: 'card' }, { scope: 'payment' }, { scope: 'rewards' }],
  issuer: 'https://shop.test',
  ...own,
});
const answerStatus = (own?: Partial<OauthStatusReply>) =>
  answerAt('post', oauthRestPaths.status, () => HttpResponse.json(status(own)));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const consentTitle = 'Brew Diary wants access to your Crema account';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
afterEach(() => {
  window.location.hash = '';
});

describe('the consent page', () => {
  it('asks for what the app wants to read, in a page without navigation, ACC-080 ACC-081', async () => {
    const bodies = answerStatus();
    await open();
    await title(consentTitle);
    expect(bodies).toEqual([
      {
        clientId: 'diary',
        requestRedirectUri: 'https://app.example/callback',
        responseType: 'code',
        scope: 'account card payment rewards',
        state: 'its state',
        codeChallenge: 'c'.repeat(43),
        codeChallengeMethod: 'S256',
      },
    ]);
    const scopes = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(scopes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Account profile info/),
      expect.stringMatching(/^Card transactions/),
      expect.stringMatching(/^Payment methods info/),
      expect.stringMatching(/^Rewards info/),
    ]);
    expect(screen.getByText(/You are signed in as ada@example.com/)).toBeVisible();
    const row = manifest.routes.find(({ id }) => id === 'authorize-app');
    expect([row?.navigation, row?.path]).toEqual(['none', '/oauth/authorize']);
  });

  it.each(['en-CA', 'fr-CA'] as const)('has every text of %s', async (locale) => {
    answerStatus();
    await open({ session, locale });
    await title(/Brew Diary/);
    expect(document.body.textContent).not.toMatch(/account\.[a-z]/);
  });

  it('lets the member use another account, and come back, ACC-081', async () => {
    answerStatus();
    await open();
    const href =
      (await screen.findByRole('link', { name: 'Use another account' })).getAttribute('href') ?? '';
    const target = new URLSearchParams(href.split('?')[1]);
    expect([target.get('reauth'), target.get('returnUrl')]).toEqual(['1', routeOf()]);
  });

  it('sends Confirm once and goes where the reply says, ACC-082 H09', async () => {
    answerStatus();
    const bodies = answerAt('post', oauthRestPaths.authorize, () =>
      HttpResponse.json({ redirectUri: appUri() }),
    );
    await open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.hash).toBe('#app'));
    await title('Back to Brew Diary');
    expect(bodies).toEqual([
      {
        clientId: 'diary',
        responseType: 'code',
        redirectUri: appUri(),
        scope: 'account card payment rewards',
        state: 'its state',
        codeChallenge: 'c'.repeat(43),
        codeChallengeMethod: 'S256',
      },
    ]);
  });

  it('is confirmed by the keyboard: Confirm comes before Cancel, H09', async () => {
    answerStatus();
    await open();
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Confirm', 'Cancel']);
  });

  it('goes to the app with access_denied and the state on Cancel, and sends nothing, ACC-083 D-120', async () => {
    answerStatus();
    await open();
    await press('Cancel');
    await waitFor(() =>
      expect(window.location.hash).toMatch(
        /^#app[?&]error=access_denied&state=its\+state&iss=https%3A%2F%2Fshop\.test$/,
      ),
    );
  });

  it.each([
    ['the member has agreed before', { authorized: true }],
    ['the request has an error of the protocol', { error: 'invalid_scope' }],
  ])('goes to the app without a question when %s, ACC-081', async (_why, own) => {
    answerStatus(own);
    await open();
    await waitFor(() => expect(window.location.hash).toBe('#app'));
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it.each([
    ['client_id', routeOf({ client_id: '' })],
    ['response_type', routeOf({ response_type: '' })],
    ['a single redirect_uri', `${routeOf()}&redirect_uri=https%3A%2F%2Fevil.example`],
    ['a length that a sign-in can return to', routeOf({ state: 'x'.repeat(2_000) })],
  ])('without %s says that details are missing, and sends nothing, ACC-084 H03', async (_what, route) => {
    await open({ session }, route);
    await title('Authorization details are missing or incomplete.');
    await open({}, route);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks a visitor to sign in, and keeps the whole request, ACC-081', async () => {
    answerAt('post', oauthRestPaths.status, refusal('UNAUTHENTICATED'), 401);
    answerSession({ kind: 'anonymous' });
    const route = routeOf({ ui_locales: 'fr' });
    const { location } = await open({}, route);
    await waitFor(() => expect(location()).toMatch(/^\/account\/signin\?/));
    expect(new URLSearchParams(location().split('?')[1]).get('returnUrl')).toBe(route);
  });

  it('asks for a new proof of identity when the last one is too old, and keeps the request, D-157', async () => {
    answerAt('post', oauthRestPaths.status, refusal('STEP_UP_REQUIRED'), 403);
    answerAt('post', '/apiproxy/v1/account/mfa/step-up', { challengeId: null, mfaChallengeMethods: [] });
    const { location } = await open();
    await waitFor(() => expect(location()).toMatch(/^\/account\/confirm\?/));
    expect(new URLSearchParams(location().split('?')[1]).get('returnUrl')).toBe(routeOf());
  });
});

describe('a status that was refused', () => {
  it.each([
    ['OAUTH_CLIENT_UNKNOWN', 404, /We don’t know this app/, false],
    ['OAUTH_REDIRECT_URI', 400, /an address that the app has not registered/, false],
    ['TOO_MANY_REQUESTS', 429, /Too many tries/, true],
    ['TEMPORARILY_UNAVAILABLE', 503, /We can’t reach your account right now/, true],
  ])(
    'with %s stays in the form, without Confirm and Cancel, ACC-084 D-120 L-74',
    async (code, http, text, again) => {
      answerAt('post', oauthRestPaths.status, refusal(code), http);
      await open();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await title('An app wants access to your Crema account');
      // An app or an address that nobody registered is refused only (L-74).
      expect(screen.queryByText('Payment methods info') !== null).toBe(again);
      for (const name of ['Confirm', 'Cancel']) expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
    },
  );

  it('because of the app or its address does not ask a visitor to sign in first, D-120', async () => {
    answerAt('post', oauthRestPaths.status, refusal('OAUTH_REDIRECT_URI'), 400);
    const { location } = await open({});
    expect(await screen.findByRole('alert')).toHaveTextContent(/that the app has not registered/);
    expect(location()).toBe(routeOf());
  });

  it('is asked for again with Try again, ACC-084', async () => {
    answerAt('post', oauthRestPaths.status, () => HttpResponse.error());
    await open();
    await screen.findByRole('button', { name: 'Try again' });
    answerStatus();
    await press('Try again');
    await title(consentTitle);
  });

  it('for an address that is not confirmed mails the link, and goes on once it is, D-157 D-158', async () => {
    answerAt('post', oauthRestPaths.status, refusal('EMAIL_NOT_CONFIRMED'), 403);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Confirm your email address first/);
    answerAt('post', restPaths.sendEmailConfirmation, { status: 'sent' });
    await press('Send the link again');
    expect(await screen.findByRole('status')).toHaveTextContent(/We mailed you a new link/);
    answerStatus();
    await press('I’ve confirmed it');
    await title(consentTitle);
  });

  it('never leads to a script, whatever the reply says, D-120', async () => {
    answerStatus({ authorized: true, redirectUri: 'javascript:alert(1)' });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Redirect URI is missing in the response.');
  });
});

describe('a consent that was refused', () => {
  const refuse = async (reply: () => Response) => {
    answerStatus();
    answerAt('post', oauthRestPaths.authorize, reply);
    await open();
    await press('Confirm');
    return screen.findByRole('dialog', { name: 'The access was not given' });
  };

  it('because the reply has no redirect URI opens the error dialog, ACC-082', async () => {
    const dialog = await refuse(() => HttpResponse.json({}));
    expect(dialog).toHaveTextContent('Redirect URI is missing in the response.');
    expect(window.location.hash).toBe('');
  });

  it('opens the error dialog, closes it, and can be sent again, ACC-082', async () => {
    const dialog = await refuse(() => HttpResponse.json(refusal('TEMPORARILY_UNAVAILABLE'), { status: 503 }));
    expect(dialog).toHaveTextContent('We can’t reach your account right now.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Confirm');
    const again = await screen.findByRole('dialog');
    answerAt('post', oauthRestPaths.authorize, () => HttpResponse.json({ redirectUri: appUri() }));
    await userEvent.click(within(again).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.hash).toBe('#app'));
  });

  it('because the app is gone cannot be repeated, ACC-082', async () => {
    const dialog = await refuse(() => HttpResponse.json(refusal('OAUTH_CLIENT_UNKNOWN'), { status: 404 }));
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('because the proof is too old meanwhile leads to a new one, D-157', async () => {
    answerStatus();
    answerAt('post', oauthRestPaths.authorize, refusal('STEP_UP_REQUIRED'), 403);
    answerAt('post', '/apiproxy/v1/account/mfa/step-up', { challengeId: null, mfaChallengeMethods: [] });
    const { location } = await open();
    await press('Confirm');
    await waitFor(() => expect(location()).toMatch(/^\/account\/confirm\?/));
  });

  it('because the session has ended leads to the sign-in, ACC-081', async () => {
    answerStatus();
    answerAt('post', oauthRestPaths.authorize, refusal('UNAUTHENTICATED'), 401);
    answerSession({ kind: 'anonymous' });
    const { location } = await open();
    await screen.findByRole('button', { name: 'Confirm' });
    answerAt('post', oauthRestPaths.status, refusal('UNAUTHENTICATED'), 401);
    await press('Confirm');
    await waitFor(() => expect(location()).toMatch(/^\/account\/signin\?/));
  });
});

describe('the request in the URL', () => {
  it('is read without parameters that the page does not know, RFC 6749', () => {
    expect(readAuthorizationRequest('?client_id=a&response_type=code&prompt=login')).toEqual({
      clientId: 'a',
      responseType: 'code',
      redirectUri: '',
      scope: '',
      state: '',
      codeChallenge: '',
      codeChallengeMethod: '',
    });
  });

  it('has scopes, of which the page shows those it knows', () => {
    expect(knownScopes('rewards admin account')).toEqual(['account', 'rewards']);
  });

  it.each([
    ['https://app.example:8443/callback', 'app.example:8443'],
    ['com.example.diary:/callback', 'com.example.diary'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/menu', undefined],
  ])('%s leads to %s, D-120', (uri, destination) => {
    expect(destinationOf(uri)).toBe(destination);
  });
});
