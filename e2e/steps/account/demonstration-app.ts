import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  ClientSecretPost,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  skipSubjectCheck,
  tokenRevocation,
  AuthorizationResponseError,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client';
import { oauthRestPaths } from '@crema/shared-contracts';

/** An app of others with an origin of its own, which uses a library for OAuth that we did not write (D-159). */
export interface DemonstrationApp {
  readonly origin: string;
  readonly redirectUri: string;
  /** Finds the shop's endpoints (RFC 8414). Call it once the app is registered. */
  readonly register: (
    shopOrigin: string,
    credentials: { readonly id: string; readonly secret: string },
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Started {
  readonly verifier: string;
  readonly state: string;
}
interface AppState {
  configuration?: Configuration;
  started?: Started;
  tokens?: TokenEndpointResponse;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (heading: string, text: string) =>
  `<!doctype html><html lang="en"><title>Brew Diary</title><link rel="icon" href="data:,"><h1>${escape(heading)}</h1>
<p>${escape(text)}</p><a href="/start">Connect</a> <a href="/start?scope=account+rewards">Connect with rewards</a>
<a href="/read">Read</a> <a href="/disconnect">Disconnect</a></html>`;
type Handler = (url: URL, response: ServerResponse) => Promise<string | undefined>;

const createHandlers = (state: AppState, redirectUri: string): Readonly<Record<string, Handler>> => {
  const configured = (): Configuration => {
    if (!state.configuration) throw new Error('The app is not registered. Call register first.');
    return state.configuration;
  };
  /** Refreshes first, so that each reading also rotates the refresh token. */
  const read = async (): Promise<string> => {
    if (!state.tokens?.refresh_token) return page('Not connected', 'Connect first.');
    state.tokens = await refreshTokenGrant(configured(), state.tokens.refresh_token);
    const { access_token: token } = state.tokens;
    const { given_name: name } = await fetchUserInfo(configured(), token, skipSubjectCheck);
    const cards = await fetchProtectedResource(
      configured(),
      token,
      new URL(oauthRestPaths.cards, configured().serverMetadata().issuer),
      'GET',
    ).then(
      async (reply) => `${((await reply.json()) as { cards: unknown[] }).cards.length} cards`,
      () => 'no cards',
    );
    return page(`Hello ${String(name)}`, cards);
  };
  return {
    '/': async () => page('Brew Diary', 'Write down what you drink.'),
    '/start': async (url, response) => {
      state.started = { verifier: randomPKCECodeVerifier(), state: randomState() };
      const { href } = buildAuthorizationUrl(configured(), {
        redirect_uri: redirectUri,
        scope: url.searchParams.get('scope') ?? 'account card',
        state: state.started.state,
        code_challenge: await calculatePKCECodeChallenge(state.started.verifier),
        code_challenge_method: 'S256',
      });
      response.writeHead(302, { location: href }).end();
      return undefined;
    },
    '/callback': async (url) => {
      const { started } = state;
      if (!started) return page('Not started', 'This app did not ask for anything.');
      state.started = undefined;
      state.tokens = await authorizationCodeGrant(configured(), url, {
        pkceCodeVerifier: started.verifier,
        expectedState: started.state,
      });
      return page('Connected', `Scope: ${String(state.tokens.scope)}`);
    },
    '/read': read,
    '/disconnect': async () => {
      if (state.tokens?.refresh_token) await tokenRevocation(configured(), state.tokens.refresh_token);
      return page('Disconnected', 'The app has thrown its tokens away.');
    },
  };
};

const answer = async (
  handlers: Readonly<Record<string, Handler>>,
  origin: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const target = new URL(url, origin);
  const handle = handlers[target.pathname];
  const send = (html: string) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  if (!handle) return void response.writeHead(404).end();
  try {
    const html = await handle(target, response);
    if (html !== undefined) send(html);
  } catch (cause) {
    const error =
      cause instanceof AuthorizationResponseError ? cause.error : String((cause as { error?: string }).error);
    send(page('Refused', error));
  }
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );

/** Starts the app on a free port. The caller closes it. */
export const startDemonstrationApp = async (): Promise<DemonstrationApp> => {
  const state: AppState = {};
  const server = createServer((request, response) => void answer(handlers, origin, request, response));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const redirectUri = `${origin}/callback`;
  const handlers = createHandlers(state, redirectUri);
  return {
    origin,
    redirectUri,
    register: async (shopOrigin, { id, secret }) => {
      state.configuration = await discovery(new URL(shopOrigin), id, undefined, ClientSecretPost(secret), {
        algorithm: 'oauth2',
        execute: [allowInsecureRequests],
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
