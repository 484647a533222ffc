import { join } from 'node:path';
import {
  defaultLocale,
  isLocale,
  partnerOfSlug,
  partnerRestPathsOf,
  readDigits,
  type Locale,
  type PartnerId,
} from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../http/app-deps.ts';
import { createAppError } from '../../../http/errors/app-error.ts';
import { createSideServer } from '../../../http/side-server.ts';
import { readSimulatorStyle, sendSimulatorPage } from '../../../simulator-pages/simulator-page.ts';
import { registerRequestMetrics } from '../../../operations/request-metrics.ts';
import { hashOfSecret } from '../partner-links.ts';
import { programTerms } from '../partner-programs.ts';
import { renderLinkQuestion, renderWrongRequest } from './link-page.ts';
import { linkPagePath, simulatedClient } from './simulated-partner.ts';

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
const grant = async (
  { db, clock, random }: AppDeps,
  partner: PartnerId,
  accountNumber: string,
): Promise<string> => {
  const code = random.bytes(codeBytes).toString('base64url');
  await db
    .insertInto('simulated_partner_grant')
    .values({
      code_hash: hashOfSecret(code),
      partner_id: partner,
      account_id: hashOfSecret(`account ${accountNumber}`),
      masked_account: `••••${accountNumber.slice(-shownDigits)}`,
      expires_at: new Date(clock.now().getTime() + codeMs),
      used_at: null,
      revoked_at: null,
    })
    .execute();
  return code;
};

interface PartnerParams {
  readonly partner: string;
}
/** The program of the path. Throws NOT_FOUND for an unknown one. */
const partnerOf = ({ partner }: PartnerParams): PartnerId => {
  const id = partnerOfSlug(partner);
  if (!id) throw createAppError('NOT_FOUND');
  return id;
};
type LinkForm = Partial<Record<'state' | 'locale' | 'account', string>>;
const pattern = `${linkPagePath}/:partner`;

const registerAnswer = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin } = deps;
  app.post<{ Params: PartnerParams & { answer: string }; Body: LinkForm }>(
    `${pattern}/:answer`,
    { config: { ignoresIdempotencyKey: 'A form sends it, without a key; the shop uses a state once.' } },
    async ({ params, body }, reply) => {
      const partner = partnerOf(params);
      const { state = '', locale, account = '' } = body;
      const sendBack = (answer: Readonly<Record<string, string>>) =>
        reply.redirect(
          `${publicOrigin}${partnerRestPathsOf(partner).callback}?${new URLSearchParams(answer)}`,
          303,
        );
      if (isRefusal(params.answer)) return sendBack({ error: refusals[params.answer], state });
      if (params.answer !== 'allow') throw createAppError('NOT_FOUND');
      const digits = readDigits(account);
      if (/^\d+$/.test(digits) && digits.length === programTerms[partner].accountDigits)
        return sendBack({ code: await grant(deps, partner, digits), state });
      const question = { partner, state, locale: localeIn(locale), account };
      return sendSimulatorPage(reply.code(422), deps, renderLinkQuestion(question, true));
    },
  );
};

const registerPages = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin } = deps;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get<{ Params: PartnerParams; Querystring: LinkQuery }>(pattern, ({ params, query }, reply) => {
    const partner = partnerOf(params);
    const locale = localeIn(query.ui_locales);
    const returnUrl = `${publicOrigin}${partnerRestPathsOf(partner).callback}`;
    const isRegistered = query.client_id === simulatedClient && query.redirect_uri === returnUrl;
    if (!isRegistered || query.response_type !== 'code' || !query.state)
      return sendSimulatorPage(reply.code(400), deps, renderWrongRequest(locale));
    const question = { partner, state: query.state, locale, account: '' };
    return sendSimulatorPage(reply, deps, renderLinkQuestion(question));
  });
  registerAnswer(app, deps);
};

/**
 * The simulated programs of all partners: an app on an origin of its own, which members really visit. It knows one client, the shop, and
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
