import { expect, type Page } from '@playwright/test';
import { privacyRestPaths } from '@crema/shared-contracts';
import type { Visit } from '../screen/visit.ts';
import { signIn } from '../members.ts';

const buttons = {
  see: /^(See what happens|Voir ce qui arrive)/,
  confirm: /^(Delete my account|Supprimer mon compte)$/,
  keep: /^(Keep my account|Garder mon compte)$/,
  ask: /^(Ask for my data|Demander mes données)$/,
  json: /JSON$/,
  banner: /^(Keep or see more|Garder ou en savoir plus)$/,
} as const;

/** The file of a member's data, and an account that is to be deleted. */
export const privacyVisit: Visit = {
  visitor: 'member who leaves',
  prepare: (page) => signIn(page, 'gold@crema.test'),
  screens: [
    {
      name: 'privacy-consequences',
      path: '/account/settings/privacy',
      ready: async (page) => {
        const keep = page.getByRole('button', { name: buttons.keep });
        const see = page.getByRole('button', { name: buttons.see });
        await expect(keep.or(see)).toBeVisible();
        // An earlier look of the same server has left it.
        if (await keep.isVisible()) await keep.click();
        await see.click();
        await expect(page.getByRole('button', { name: buttons.confirm })).toBeVisible();
      },
    },
    {
      name: 'privacy-planned',
      path: '/account/settings/privacy',
      ready: async (page) => {
        const see = page.getByRole('button', { name: buttons.see });
        const keep = page.getByRole('button', { name: buttons.keep });
        await expect(keep.or(see)).toBeVisible();
        if (await see.isVisible()) {
          await see.click();
          await page.getByRole('button', { name: buttons.confirm }).click();
        }
        const ask = page.getByRole('button', { name: buttons.ask });
        if (await ask.isVisible()) await ask.click();
        await expect(page.getByRole('link', { name: buttons.json })).toBeVisible();
        await expect(page.getByRole('button', { name: buttons.see })).toBeHidden();
      },
    },
    {
      name: 'history-gift-order',
      path: '/account/history/egift',
      ready: async (page) => {
        await page.getByRole('main').locator('a[href*="/account/history/egift/"]').first().click();
        await expect(page).toHaveURL(/egift\/.+/);
      },
    },
  ],
};

const banner = (page: Page) => expect(page.getByRole('link', { name: buttons.banner })).toBeVisible();

/** The settings of an account that is to be deleted; another account than the one that is kept and deleted above. */
export const leavingVisit: Visit = {
  visitor: 'member whose account is to be deleted',
  prepare: async (page) => {
    await signIn(page, 'poor@crema.test');
    const reply = await page.request.post(privacyRestPaths.deletion, { headers: { 'x-crema-request': '1' } });
    expect(reply.ok()).toBe(true);
  },
  screens: [
    { name: 'settings-with-banner', path: '/account/settings', ready: banner },
    {
      name: 'settings-mail-with-banner',
      path: '/account/settings/communication-preferences',
      ready: banner,
    },
  ],
};
