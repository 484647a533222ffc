import { join } from 'node:path';
import { defaultLocale, isLocale, partnerRestPaths, readDigits, type Locale } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../../../http/app-deps.ts';
import { createAppError } from '../../../http/errors/app-error.ts';
import { createSideServer } from '../../../http/side-server.ts';
import { readSimulatorStyle, sendSimulatorPage } from '../../../simulator-pages/simulator-page.ts';
import { registerRequestMetrics } from '../../../operations/request-metrics.ts';
import { hashOfSecret } from '../partner-links.ts';
import { renderLinkQuestion, renderWrongRequest } from './link-page.ts';
import { linkPagePath, simulatedClient } from './simulated-partner.ts';

const accountForm = /^\d{9}$/;
const shownDigits = 4;
const codeBytes = 32;
/** The browser brings the code to the shop at once. */
const codeMs = 60_000;

const accessDenied = 'access_denied';
const serverError = 'server_error';
const refusals = { deny: accessDenied, fail: serverError } as const;
const isRefusal = (answer: string): answer is keyof typeof refusals => Object.hasOwn(refusals, answer);

interface LinkQuery {
  readonly response_type?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly ui_locales?: string;
}
const localeIn = (text: string | null | undefined): Locale => (isLocale(text) ? text : defaultLocale);

/** Stores the customer's consent, and returns the code for it. */
const grant = async ({ db, clock, random }: AppDeps, accountNumber: string): Promise<string> => {
  const code = random.bytes(codeBytes).toString('base64url');
  await db
    .insertInto('simulated_partner_grant')
    .values({
      code_hash: hashOfSecret(code),
      account_id: hashOfSecret(`account ${accountNumber}`),
      masked_account: `••••${accountNumber.slice(-shownDigits)}`,
      expires_at: new Date(clock.now().getTime() + codeMs),
      used_at: null,
      revoked_at: null,
    })
    .execute();
  return code;
};

const registerPages = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin } = deps;
  const returnUrl = `${publicOrigin}${partnerRestPaths.callback}`;
  const sendPage = (reply: FastifyReply, html: string) => sendSimulatorPage(reply, publicOrigin, html);
  const sendBack = (reply: FastifyReply, answer: Readonly<Record<string, string>>) =>
    reply.redirect(`${returnUrl}?${new URLSearchParams(answer)}`, 303);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get<{ Querystring: LinkQuery }>(linkPagePath, (request, reply) => {
    const { query } = request;
    const locale = localeIn(query.ui_locales);
    const isRegistered = query.client_id === simulatedClient && query.redirect_uri === returnUrl;
    if (!isRegistered || query.response_type !== 'code' || !query.state)
      return sendPage(reply.code(400), renderWrongRequest(locale));
    return sendPage(reply, renderLinkQuestion({ state: query.state, locale, account: '' }));
  });
  app.post<{ Params: { answer: string }; Body: Partial<Record<'state' | 'locale' | 'account', string>> }>(
    `${linkPagePath}/:answer`,
    { config: { ignoresIdempotencyKey: 'A form sends it, without a key; the shop uses a state once.' } },
    async ({ params: { answer }, body }, reply) => {
      const { state = '', locale, account = '' } = body;
      if (isRefusal(answer)) return sendBack(reply, { error: refusals[answer], state });
      if (answer !== 'allow') throw createAppError('NOT_FOUND');
      const digits = readDigits(account);
      if (!accountForm.test(digits))
        return sendPage(
          reply.code(422),
          renderLinkQuestion({ state, locale: localeIn(locale), account }, true),
        );
      return sendBack(reply, { code: await grant(deps, digits), state });
    },
  );
};

/**
 * The simulated hotel programme: an app on an origin of its own, which members really visit. It knows one client, the shop, and
 * returns to that client's registered URL only. The caller listens and closes.
 */
export const createPartnerSimulator = (deps: AppDeps, origin: string): FastifyInstance => {
  const app = createSideServer(deps, origin);
  registerRequestMetrics(app, deps, 'partner');
  const style = readSimulatorStyle(join(import.meta.dirname, 'browser', 'link.css'));
  app.get('/link.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
  registerPages(app, deps);
  return app;
};
