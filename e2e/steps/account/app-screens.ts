import { expect } from '@playwright/test';
import { oauthRestPaths } from '@crema/shared-contracts';
import type { Visit } from '../screen/visit.ts';
import { signIn } from '../members.ts';

/** The app of the seed data. */
const asked = {
  client_id: 'brew-diary',
  redirect_uri: 'http://localhost:3010/callback',
  response_type: 'code',
  scope: 'account card payment rewards',
  state: 'state',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const pathOf = (own: Partial<typeof asked> = {}) =>
  `/oauth/authorize?${new URLSearchParams({ ...asked, ...own })}`;

/** An app that asks for access, and the list of apps that have it. */
export const appVisit: Visit = {
  visitor: 'member with a connected app',
  prepare: async (page) => {
    await signIn(page, 'gold@crema.test');
    const reply = await page.request.post(oauthRestPaths.authorize, {
      headers: { 'x-crema-request': '1' },
      data: {
        clientId: asked.client_id,
        redirectUri: asked.redirect_uri,
        responseType: asked.response_type,
        scope: 'account card',
        state: '',
        codeChallenge: asked.code_challenge,
        codeChallengeMethod: asked.code_challenge_method,
      },
    });
    expect(reply.ok()).toBe(true);
  },
  screens: [
    {
      name: 'authorize-app',
      path: pathOf(),
      ready: (page) => expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible(),
    },
    {
      name: 'authorize-app-unknown',
      path: pathOf({ client_id: 'unknown' }),
      ready: (page) => expect(page.getByRole('alert')).toBeVisible(),
    },
    { name: 'authorize-app-incomplete', path: '/oauth/authorize' },
    {
      name: 'settings-connected-apps',
      path: '/account/settings/connected-apps',
      ready: (page) => expect(page.getByText('Brew Diary').first()).toBeVisible(),
    },
  ],
};
