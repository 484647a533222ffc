import { locales, type RemoteManifest } from '@crema/shared-contracts';
import json from '../remote.json';

const { routes, titles } = json as RemoteManifest;

/** Search engines read these; the result of an opt-in is not a page to find. */
const publicRoutes = routes.filter(({ access, render }) => access === 'anyone' && render === 'server');

describe('the head of the rewards pages', () => {
  it.each(publicRoutes.flatMap((route) => locales.map((locale) => [route.path, locale, route] as const)))(
    '%s has title and meta description from messages in %s, RWD-001',
    (_path, locale, { titleId, descriptionId = '' }) => {
      expect(titles[locale][titleId]).toMatch(/\w{3}/);
      expect(titles[locale][descriptionId]).toMatch(/Stars|Étoiles/);
    },
  );
});
