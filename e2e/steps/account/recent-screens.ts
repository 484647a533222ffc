import { expect } from '@playwright/test';
import type { Visit } from '../screen/visit.ts';
import { signIn } from '../members.ts';

/**
 * The pages with the access `member+recent`: five minutes after the sign-in they ask for the password first (D-113), so
 * no other screens share it.
 */
export const recentVisit: Visit = {
  visitor: 'member who has just signed in',
  prepare: (page) => signIn(page, 'reserve@crema.test'),
  screens: [
    {
      name: 'settings-password',
      path: '/account/settings/password',
      ready: (page) => expect(page.getByLabel(/^(New password|Nouveau mot de passe)/)).toBeVisible(),
    },
    {
      name: 'settings-email',
      path: '/account/settings/edit-email',
      ready: (page) =>
        expect(page.getByLabel(/^(New email address|Nouvelle adresse courriel)/)).toBeVisible(),
    },
  ],
};
