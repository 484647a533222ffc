import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../../http/app-deps.ts';
import { demonstrationNote } from '../../../http/environment/demonstration.ts';
import { createAppError } from '../../../http/errors/app-error.ts';
import { frameLocaleOf, frameThemeOf } from '../../vault/frame-locale.ts';
import { decidePayment } from '../sandbox.jobs.ts';
import { returnTo } from '../../vault/return-to.ts';

type BankPageMessages = Readonly<Record<'title' | 'question' | 'approve' | 'decline' | 'done', string>>;
const english: BankPageMessages = {
  title: 'Sandbox bank',
  question: 'Approve this payment?',
  approve: 'Approve',
  decline: 'Decline',
  done: 'Thank you. You can return to the shop.',
};
const messages: Readonly<Record<Locale, BankPageMessages>> = {
  'en-US': english,
  'en-CA': english,
  'fr-CA': {
    title: 'Banque d’essai',
    question: 'Approuver ce paiement?',
    approve: 'Approuver',
    decline: 'Refuser',
    done: 'Merci. Vous pouvez revenir à la boutique.',
  },
};
const decisions: Readonly<Record<string, boolean>> = { approve: true, decline: false };

/** The language and the theme of the shop's page, also after the answer. */
const stateOf = (request: FastifyRequest) => ({
  locale: frameLocaleOf(request),
  theme: frameThemeOf(request),
});
type State = ReturnType<typeof stateOf>;

const renderPage = (deps: AppDeps, { locale, theme }: State, body: string): string => `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${messages[locale].title}</title>
    <link rel="stylesheet" href="/vault/browser/card-form.css">
    <link rel="stylesheet" href="/vault/browser/bank-page.css">
  </head>
  <body>
    <main>${demonstrationNote(deps, locale)}<h1>${messages[locale].title}</h1>${body}</main>
  </body>
</html>
`;

const sendPage = (reply: FastifyReply, publicOrigin: string, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self' ${publicOrigin}; frame-ancestors ${publicOrigin}`,
    )
    .send(html);

/**
 * The page of the sandbox bank on which the customer approves or declines a payment. A redirect returns to
 * the page that the shop named; a challenge stays in its frame. The key in the URL is the secret; it is valid
 * for one decision.
 */
export const registerBankPage = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin } = deps;
  void app.register(async (scope) => {
    // The form has no fields, so its body is not read.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    scope.get<{ Params: { key: string } }>('/bank/:key', async (request, reply) => {
      const waiting = await deps.db
        .selectFrom('sandbox_payment')
        .select('reference')
        .where('action_key', '=', request.params.key)
        .where('state', '=', 'ACTION')
        .executeTakeFirst();
      if (!waiting) throw createAppError('NOT_FOUND');
      const state = stateOf(request);
      const { locale, theme } = state;
      const buttons = (['approve', 'decline'] as const)
        .map(
          (name) =>
            `<button formaction="/bank/${request.params.key}/${name}?locale=${locale}&amp;theme=${theme}">${messages[locale][name]}</button>`,
        )
        .join('');
      const form = `<p>${messages[locale].question}</p><form method="post" class="answers">${buttons}</form>`;
      return sendPage(reply, publicOrigin, renderPage(deps, state, form));
    });
    scope.post<{ Params: { key: string; decision: string } }>(
      '/bank/:key/:decision',
      {
        config: {
          ignoresIdempotencyKey: 'A form of the bank sends it, without a key; the first decision counts.',
        },
      },
      async (request, reply) => {
        const { key, decision } = request.params;
        const isApproved = Object.hasOwn(decisions, decision) ? decisions[decision] : undefined;
        if (isApproved === undefined) throw createAppError('NOT_FOUND');
        const decided = await decidePayment(deps, { column: 'action_key', value: key }, isApproved);
        if (!decided) throw createAppError('NOT_FOUND');
        deps.jobs.notify();
        if (decided.action === 'redirect' && decided.return_url)
          return reply.redirect(returnTo(decided.return_url, publicOrigin), 303);
        const state = stateOf(request);
        const body = `<p>${messages[state.locale].done}</p>`;
        return sendPage(reply, publicOrigin, renderPage(deps, state, body));
      },
    );
  });
};
