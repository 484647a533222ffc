import type { CDPSession, Page } from '@playwright/test';

/** A device with passkeys, in Chromium only: it confirms each request at once, as its owner. */
export interface Authenticator {
  readonly session: CDPSession;
  readonly id: string;
}
export const addAuthenticator = async (page: Page): Promise<Authenticator> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
};
