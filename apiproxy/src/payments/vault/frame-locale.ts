import { isLocale, type Locale } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../http/request-locale.ts';

/** The language of our page around a frame, which its URL names (`?locale=fr-CA`); without it the browser's. */
export const frameLocaleOf = (request: FastifyRequest): Locale => {
  const { locale } = request.query as { readonly locale?: unknown };
  return typeof locale === 'string' && isLocale(locale) ? locale : localeOf(request);
};

/** The theme of our page around a frame, which its URL names (`?theme=dark`); light without it. */
export const frameThemeOf = (request: FastifyRequest): 'light' | 'dark' => {
  const { theme } = request.query as { readonly theme?: unknown };
  return theme === 'dark' ? 'dark' : 'light';
};
