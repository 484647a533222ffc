import type { FastifyInstance } from 'fastify';
import { OauthError } from './oauth-error.ts';

/** The parameters of a form, each at most once; a parameter without a value is left out (RFC 6749, section 3.2). */
export type FormBody = Readonly<Record<string, string>>;

/** Throws `invalid_request` for a parameter that is there twice. */
const readForm = (text: string): FormBody => {
  const entries = [...new URLSearchParams(text)];
  const names = entries.map(([name]) => name);
  if (new Set(names).size < names.length)
    throw new OauthError('invalid_request', 'A parameter is there twice.');
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
};

/** The routes of this plugin accept forms, and no JSON. */
export const registerFormBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readForm(String(body)));
      } catch (cause) {
        done(cause as Error);
      }
    },
  );
};
/** Of a request without a body, which has no content type either. */
export const formOf = (body: unknown): FormBody => (body ?? {}) as FormBody;
