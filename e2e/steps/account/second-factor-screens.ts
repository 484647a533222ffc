import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hostPaths, mfaRestPaths, restPaths } from '@crema/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import type { Visit } from '../screen/visit.ts';
import { addAuthenticator } from './authenticator.ts';
import { seedPassword } from '../members.ts';

const main = (page: Page) => page.getByRole('main');
/** The member of the last visit: each look of a screen has one of its own. */
let member = { email: 'gold@crema.test', password: seedPassword };
const createMember = async (page: Page) => {
  member = { email: `second-${randomUUID()}@example.com`.slice(-50), password: 'copper kettle march' };
  // The page gives the browser its id: new accounts are counted for each browser (D-173).
  await page.goto('/account/create');
  await post(page, restPaths.createAccount, {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: member.email,
    password: member.password,
    termsAndConditions: true,
    receiveBrandEmailCommunications: false,
    receiveGeneralEmailCommunications: false,
    receivePersonalizedEmailCommunications: false,
    country: 'US',
    locale: 'en-US',
    registrationSource: 'Web',
  });
};
/** Types address and password. The button's name is compared exactly: another one begins with the same words. */
export const typePassword = async (page: Page, returnUrl: string) => {
  await page.goto(`/account/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
  await main(page).getByLabel('Email or username').fill(member.email);
  await main(page).getByLabel('Password', { exact: true }).fill(member.password);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
};
/** Sends a write like the page. */
const post = async (page: Page, path: string, data: object) => {
  const headers = { 'x-crema-request': '1', 'sec-fetch-site': 'same-origin' };
  const reply = await page.request.post(path, { data, headers });
  expect(reply.status(), `${path} ${await reply.text()}`).toBe(200);
  return (await reply.json()) as { enrolmentId: string; secret: string };
};
/** Signs in and turns on a passkey and an app. */
const prepareMember = async (page: Page) => {
  await createMember(page);
  await addAuthenticator(page);
  await page.goto('/account/settings/mfa/add-passkey');
  await main(page).getByLabel('Name').fill('Ada’s laptop');
  await main(page).getByRole('button', { name: 'Create passkey' }).click();
  await main(page).getByRole('button', { name: 'I’ve saved them' }).click();
  const { enrolmentId, secret } = await post(page, mfaRestPaths.enrol, { type: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post(page, mfaRestPaths.confirm, { enrolmentId, code });
};
/** The page learns, as from another tab, that the proof of its session is over (D-113). */
const endProof = async (page: Page) => {
  const isRead = page.waitForResponse(`**${hostPaths.session}`);
  await page.route(`**${hostPaths.session}`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(
      /"recentUntil":"[^"]*"/,
      '"recentUntil":"2026-01-01T00:00:00Z"',
    );
    await route.fulfill({ response: reply, body });
  });
  await page.evaluate(() => new BroadcastChannel('crema-session').postMessage('changed'));
  await isRead;
};
const prepareCode = async (page: Page) => {
  await prepareMember(page);
  await page.context().clearCookies();
  // Otherwise the device answers the request that waits in the field, and nothing is asked for.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
};

/** The screens of pages that exist with `enableMfaFeatures` only: a server of their own has the flag. */
export const secondFactorVisits: readonly Visit[] = [
  {
    visitor: 'anyone with second factors',
    prepare: async () => undefined,
    screens: [
      {
        name: 'sign-in-passkey',
        path: '/account/signin',
        ready: (page) => expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible(),
      },
      { name: 'sso-ended', path: '/account/signin/sso/unknown' },
    ],
  },
  {
    visitor: 'a member with second factors',
    prepare: prepareMember,
    screens: [
      {
        name: 'mfa',
        path: '/account/settings/mfa',
        ready: (page) =>
          expect(main(page).getByRole('button', { name: 'Remove Ada’s laptop' })).toBeVisible(),
      },
      {
        name: 'mfa-remove',
        path: '/account/settings/mfa',
        ready: async (page) => {
          await main(page).getByRole('button', { name: 'Remove Ada’s laptop' }).click();
          await expect(page.getByRole('dialog', { name: 'Remove Ada’s laptop?' })).toBeVisible();
        },
      },
      {
        name: 'mfa-codes',
        path: '/account/settings/mfa',
        ready: async (page) => {
          await main(page).getByRole('button', { name: 'Create new codes' }).click();
          await expect(
            main(page).getByRole('heading', { name: 'Keep these codes in a safe place' }),
          ).toBeFocused();
        },
      },
      { name: 'mfa-add-passkey', path: '/account/settings/mfa/add-passkey' },
      {
        name: 'mfa-add-app',
        path: '/account/settings/mfa/add-app',
        ready: (page) => expect(main(page).getByRole('img', { name: /QR code/ })).toBeVisible(),
      },
      { name: 'mfa-add-phone', path: '/account/settings/mfa/add-phone-number' },
      {
        name: 'step-up',
        path: '/account/settings',
        ready: async (page) => {
          await endProof(page);
          await main(page).getByRole('link', { name: 'Email address' }).click();
          await expect(main(page).getByRole('button', { name: 'Use a passkey' })).toBeVisible();
        },
      },
    ],
  },
  {
    visitor: 'a member who confirms',
    prepare: prepareCode,
    screens: [
      {
        name: 'mfa-overlay',
        path: '/account/signin',
        ready: async (page) => {
          await typePassword(page, '/account/settings');
          await expect(page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' })).toBeVisible();
        },
      },
      {
        name: 'mfa-overlay-code',
        path: '/account/signin',
        ready: async (page) => {
          await typePassword(page, '/account/settings');
          await page.getByRole('dialog').getByRole('radio', { name: 'Authenticator app' }).check();
          await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Code' })).toBeVisible();
        },
      },
      {
        name: 'mfa-overlay-lost',
        path: '/account/signin',
        ready: async (page) => {
          await typePassword(page, '/account/settings');
          await page.getByRole('dialog').getByRole('button', { name: 'I have none of these' }).click();
          await expect(
            page.getByRole('dialog').getByRole('button', { name: 'Email me the link' }),
          ).toBeVisible();
        },
      },
      { name: 'recover-second-step-ended', path: '/account/recover-second-step' },
    ],
  },
];
