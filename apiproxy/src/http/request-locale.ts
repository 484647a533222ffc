import { isLocale, pickLocale, type Locale } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { createAppError } from './errors/app-error.ts';

/** Parses the locale argument of an operation; throws VALIDATION for an unsupported locale. */
export const readLocale = (locale: string): Locale => {
  if (!isLocale(locale)) throw createAppError('VALIDATION', undefined, { field: 'locale' });
  return locale;
};

/** The language of server-formatted texts, from Accept-Language by weight. */
export const localeOf = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  pickLocale(
    (request.headers['accept-language'] ?? '')
      .split(',')
      .map((entry) => {
        const [tag = '', ...parameters] = entry.trim().split(';');
        const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
        return { tag: tag.trim(), weight: weight ? Number(weight.trim().slice(2)) : 1 };
      })
      .sort((left, right) => right.weight - left.weight)
      .map(({ tag }) => tag),
  );

/** The language of a page: the visitor's choice, else the browser's preference. */
export const pageLocaleOf = (request: FastifyRequest): Locale => {
  // Cookies are not parsed yet if the request failed before the cookie hook.
  const chosen = (request.cookies as FastifyRequest['cookies'] | undefined)?.['locale'];
  return isLocale(chosen) ? chosen : localeOf(request);
};

/** The theme that the visitor chose; undefined means the device's theme. */
export const chosenThemeOf = (request: FastifyRequest): 'light' | 'dark' | undefined => {
  const theme = (request.cookies as FastifyRequest['cookies'] | undefined)?.['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
