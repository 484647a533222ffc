import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';

/** Paths below it that nothing here answers get 404 as text: password managers ask for one that cannot exist. */
export const wellKnown = '/.well-known/';
const passwordPage = '/account/settings/password';
const dayMs = 24 * 60 * 60_000;
/** RFC 9116 asks for less than a year. */
const securityFileLifeMs = 180 * dayMs;

/** The end of the file, on a full day: the file changes once a day, not with each request. */
const expiryOf = (now: Date): string =>
  new Date(Math.floor((now.getTime() + securityFileLifeMs) / dayMs) * dayMs).toISOString();

/**
 * leads password managers to the page of the password (W3C, A Well-Known URL for Changing Passwords). L-81: names to finders of
 * weaknesses whom to write to (RFC 9116), if the configuration names an address.
 */
export const registerWellKnown = (
  app: FastifyInstance,
  { configuration, publicOrigin, clock }: Pick<AppDeps, 'configuration' | 'publicOrigin' | 'clock'>,
): void => {
  app.get(`${wellKnown}change-password`, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(passwordPage, 302),
  );
  app.get(`${wellKnown}security.txt`, (_request, reply) => {
    const { securityContact } = configuration;
    if (securityContact === undefined) return reply.callNotFound();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expiryOf(clock.now())}`,
          'Preferred-Languages: en, fr',
          `Canonical: ${publicOrigin}${wellKnown}security.txt`,
          '',
        ].join('\n'),
      );
  });
};
