import { screen } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import type { RemoteManifest } from '@crema/shared-contracts';
import manifest from '../../../remote.json';
import remote from '../../remote.tsx';
import example from './worked-example.json';

const open = (locale: 'en-US' | 'fr-CA') =>
  renderRemote(remote, { manifest: manifest as RemoteManifest, route: '/developers', locale });

describe('the page for developers, L-81', () => {
  it.each([
    ['en-US', 'For developers', '<your client ID>'],
    ['fr-CA', 'Pour les développeurs', '<votre identifiant client>'],
  ] as const)(
    'shows each step of the worked example in %s, with the address of this server',
    async (locale, title, own) => {
      await open(locale);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const blocks = screen
        .getAllByText(() => true, { selector: 'pre code' })
        .map(({ textContent }) => textContent);
      expect(blocks).toHaveLength(Object.keys(example).length);
      expect(blocks[1]).toContain(`ORIGIN=http://localhost\nCLIENT_ID='${own}'`);
      expect(blocks.join('\n')).not.toMatch(/\{\w+\}/);
      expect(screen.getByRole('link', { name: /RFC 8414/ })).toHaveAttribute(
        'href',
        '/.well-known/oauth-authorization-server',
      );
      expect(screen.getByRole('link', { name: 'OpenAPI' })).toHaveAttribute('href', '/apiproxy/openapi.json');
    },
  );
});
