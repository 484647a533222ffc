import type { FastifyInstance } from 'fastify';
import { defaultLocale, isLocale, readEmail, validateEmail } from '@crema/shared-contracts';
import type { AppDeps } from '../../../http/app-deps.ts';
import { createAppError } from '../../../http/errors/app-error.ts';
import { sendSimulatorPage } from '../../../simulator-pages/simulator-page.ts';
import { decideApproval, findSandboxApproval } from '../sandbox-approvals.ts';
import { returnTo } from '../../vault/return-to.ts';
import { renderApproval, renderUsedApproval } from './paypal-page.ts';

const states = { agree: 'APPROVED', cancel: 'CANCELLED', fail: 'FAILED' } as const;
const isAnswer = (text: string): text is keyof typeof states => Object.hasOwn(states, text);

/**
 * D-97: the page on which a customer lets the shop charge a PayPal account, cancels, or sees an error. The key in the URL is the
 * secret; the first answer counts. It returns to the page of the shop that began it, and to no other origin.
 */
export const registerPayPalPage = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin } = deps;
  const find = async (key: string) => {
    const found = await findSandboxApproval(deps.db, key);
    if (!found) throw createAppError('NOT_FOUND');
    const isOpen = found.state === 'WAITING' && found.expires_at > deps.clock.now();
    const locale = isLocale(found.locale) ? found.locale : defaultLocale;
    return { ...found, locale, isOpen, back: returnTo(found.return_url, publicOrigin) };
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('email') ?? ''),
    );
    scope.get<{ Params: { key: string } }>('/paypal/:key', async ({ params }, reply) => {
      const approval = await find(params.key);
      return sendSimulatorPage(
        reply,
        deps,
        approval.isOpen ? renderApproval(approval) : renderUsedApproval(approval.locale, approval.back),
      );
    });
    scope.post<{ Params: { key: string; answer: string }; Body: string }>(
      '/paypal/:key/:answer',
      { config: { ignoresIdempotencyKey: 'A form sends it, without a key; the first answer counts.' } },
      async ({ params: { key, answer }, body }, reply) => {
        if (!isAnswer(answer)) throw createAppError('NOT_FOUND');
        const approval = await find(key);
        const email = readEmail(body);
        if (approval.isOpen && answer === 'agree' && validateEmail(email) !== undefined)
          return sendSimulatorPage(reply.code(422), deps, renderApproval({ ...approval, email }, true));
        await decideApproval(deps, { key, state: states[answer], ...(answer === 'agree' && { email }) });
        return reply.redirect(approval.back, 303);
      },
    );
  });
};
