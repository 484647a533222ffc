import { screen, within } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import { readTextFiles } from '@crema/remote-kit/testing/locale-files';
import type { Locale, RemoteManifest } from '@crema/shared-contracts';
import manifest from '../../../remote.json';
import remote from '../../remote.tsx';
import { cookies, legalDocuments } from './legal-documents.ts';

const open = async (route: string, locale: Locale = 'en-US') => {
  await renderRemote(remote, { manifest: manifest as RemoteManifest, route, locale });
  await screen.findByRole('heading', { level: 1 });
};
const paths = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

describe.each([
  ['terms', 'en-US', 'Terms of Use', 'Version of November 22, 2026'],
  ['terms', 'fr-CA', 'Conditions d’utilisation', 'Version du 22 novembre 2026'],
  ['privacy', 'en-US', 'Privacy Notice', 'Version of November 29, 2026'],
  ['privacy', 'fr-CA', 'Avis de confidentialité', 'Version du 29 novembre 2026'],
] as const)('the page of the %s in %s', (id, locale, title, version) => {
  const document = legalDocuments[id];

  it('has its title and the day of its version, ENG-043, D-161', async () => {
    await open(paths[id], locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(document.version.slice(8), { exact: false, selector: 'time' })).toHaveAttribute(
      'datetime',
      document.version,
    );
    expect(screen.getByText(/^Version/)).toHaveTextContent(version);
  });

  it('lists its sections, and each entry leads to the heading of its section, ENG-043', async () => {
    await open(paths[id], locale);
    const contents = screen.getByRole('navigation');
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(document.sections.length);
    for (const link of links) {
      const section = screen.getByRole('heading', { level: 2, name: link.textContent ?? '' });
      expect(link).toHaveAttribute('href', `#${section.id}`);
    }
  });
});

describe('the legal texts', () => {
  it('are all shown: no paragraph of the message files is left out, ENG-043', () => {
    const shown = Object.values(legalDocuments).flatMap(({ id, sections }) => [
      `legal.${id}.title`,
      `legal.${id}.lead`,
      ...sections.flatMap((section) =>
        ['title', ...section.paragraphs].map((part) => `legal.${id}.${section.id}.${part}`),
      ),
    ]);
    const texts = readTextFiles(manifest as RemoteManifest);
    const written = (locale: Locale) =>
      Object.keys(texts[locale] ?? {}).filter((key) => /^legal\.(terms|privacy)\./.test(key));
    expect(written('en-US').toSorted()).toEqual(shown.toSorted());
    expect(written('fr-CA').toSorted()).toEqual(shown.toSorted());
  });

  it('list every cookie with its purpose and life, D-161', async () => {
    await open('/legal/privacy');
    const rows = within(screen.getByRole('table', { name: 'Cookies of this site' })).getAllByRole('row');
    expect(rows).toHaveLength(cookies.length + 1);
    expect(screen.getByRole('row', { name: /^usage Your consent .* One year$/ })).toBeVisible();
  });

  it('lead to each other, to help and to the phone of customer service, ENG-043, D-161', async () => {
    await open('/legal/terms');
    expect(screen.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/legal/privacy');
    expect(screen.getAllByRole('link', { name: 'customer service' })[0]).toHaveAttribute('href', '/help');
    expect(screen.getByRole('link', { name: 'Call +1 800 555 0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
  });

  it.each([
    ['en-US', /privacy officer of Crema\./, 'Settings, under Privacy'],
    ['fr-CA', /la personne désignée à ce titre chez Crema\./, 'paramètres, sous Confidentialité'],
  ] as const)(
    'name who answers for them, and the online copy and erasure, in %s, L-71',
    async (locale, words, link) => {
      await open('/legal/privacy', locale);
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getAllByRole('link', { name: 'privacy@example.com' })[0]).toHaveAttribute(
        'href',
        'mailto:privacy@example.com',
      );
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/account/settings/privacy');
    },
  );

  it('name the person whom the configuration names, L-71', async () => {
    const privacyOfficer = { name: 'Ada Roy', email: 'ada@example.com', address: '5 Rue du Test' };
    await renderRemote(remote, {
      manifest: manifest as RemoteManifest,
      route: '/legal/privacy',
      configuration: { privacyOfficer },
    });
    expect(await screen.findByText(/privacy officer of Crema, Ada Roy\./)).toBeVisible();
    expect(screen.getByText(/or to 5 Rue du Test\./)).toBeVisible();
  });
});
