import { isLocale, pickLocale, type Locale } from '@crema/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';

/** The locale argument of an operation; VALIDATION for one that we do not speak. */
export const readLocale = (locale: string): Locale => {
  if (!isLocale(locale)) throw refusal('VALIDATION', undefined, { field: 'locale' });
  return locale;
};

/** The language of texts the server formats, from Accept-Language (weights decide the order). */
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

/** The language of a page: what the visitor chose, else what the browser asks for. */
export const pageLocaleOf = (request: FastifyRequest): Locale => {
  // Without cookies yet: the request failed before they were read.
  const chosen = (request.cookies as FastifyRequest['cookies'] | undefined)?.['locale'];
  return isLocale(chosen) ? chosen : localeOf(request);
};

/** The theme that the visitor chose; undefined: the device's. */
export const chosenThemeOf = (request: FastifyRequest): 'light' | 'dark' | undefined => {
  const theme = (request.cookies as FastifyRequest['cookies'] | undefined)?.['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
