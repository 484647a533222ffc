import { brand } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { hostAddress } from '../../storage/deployed-host.ts';
import type { PageMessages } from '../page/page-messages.ts';
import type { Locale } from '@crema/shared-contracts';

export const webManifestAddress = '/manifest.webmanifest';
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${hostAddress}${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const icons = [
  { src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('icon-maskable-512.png', 512, 'maskable'),
];

/** The web app manifest, in the visitor's language. */
export const registerWebManifest = (
  app: FastifyInstance,
  messages: (locale: Locale) => PageMessages,
): void => {
  app.get(webManifestAddress, (request, reply) => {
    const locale = pageLocaleOf(request);
    return reply
      .type('application/manifest+json')
      .headers({ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie' })
      .send(
        JSON.stringify({
          id: '/',
          name: brand.name,
          short_name: brand.name,
          description: messages(locale).description,
          lang: locale,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#fbf5ec',
          theme_color: '#fbf5ec',
          icons,
        }),
      );
  });
};
