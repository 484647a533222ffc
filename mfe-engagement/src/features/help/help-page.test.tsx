import { screen } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import { readTextFiles } from '@crema/remote-kit/testing/locale-files';
import type { RemoteManifest } from '@crema/shared-contracts';
import manifest from '../../../remote.json';
import remote from '../../remote.tsx';
import { helpGroups } from './help-questions.ts';

const { 'en-US': english } = readTextFiles(manifest as RemoteManifest);
const open = async (locale: 'en-US' | 'fr-CA' = 'en-US') => {
  await renderRemote(remote, { manifest: manifest as RemoteManifest, route: '/help', locale });
  await screen.findByRole('heading', { level: 1 });
};

describe('the help page', () => {
  it('shows every question of the message files with its answer, ENG-043, D-161', async () => {
    await open();
    const asked = helpGroups.flatMap(({ id, questions }) =>
      questions.map((question) => `help.${id}.${question}`),
    );
    const written = Object.keys(english ?? {}).filter((key) => /^help\..*\.question$/.test(key));
    expect(written.toSorted()).toEqual(asked.map((key) => `${key}.question`).toSorted());
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(asked.length);
    expect(screen.getByText(/^You can cancel it on its page until the store starts it/)).toBeVisible();
  });

  it.each([
    ['en-US', 'Call +1 800 555 0199'],
    ['fr-CA', 'Appeler au +1 800 555 0199'],
  ] as const)(
    'gives in %s the phone number of customer service before the questions, D-161',
    async (locale, name) => {
      await open(locale);
      const call = screen.getByRole('link', { name });
      expect(call).toHaveAttribute('href', 'tel:+18005550199');
      const [question] = screen.getAllByRole('heading', { level: 3 });
      expect(call.compareDocumentPosition(question as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it.each([
    ['Choose a store', '/store-locator'],
    ['menu', '/menu'],
    ['cart', '/menu/cart'],
    ['account', '/account/create'],
    ['your cards', '/account/cards'],
    ['check a card balance', '/card-balance'],
    ['payment methods', '/account/payment-method'],
    ['See how Rewards work', '/rewards'],
    ['Privacy Notice', '/legal/privacy'],
    ['Terms of Use', '/legal/terms'],
  ])('leads from an answer to the page it names: %s, ENG-043', async (name, path) => {
    await open();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('is linked by the footer with both legal pages, ENG-043', () => {
    expect(manifest.navigation.filter(({ place }) => place === 'footer').map(({ path }) => path)).toEqual([
      '/help',
      '/legal/terms',
      '/legal/privacy',
      '/rewards/mobile-apps',
    ]);
  });
});
