import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { storeWebhook } from './apply-webhook.job.ts';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';

/** An event contains the whole object: a dispute with its evidence is the largest. */
const bodyLimit = 512 * 1024;

/**
 * The payment provider sends a POST. The signature covers the bytes of the body, so the body is read as text.
 * Each event is stored once by its id, and a job applies it (PAY-006): the reply does not wait for the provider. A repeated one gets
 * the same reply and has no further effect.
 */
export const registerPaymentWebhook = (app: FastifyInstance, deps: AppDeps): void => {
  // The route has its own scope: no other endpoint reads JSON as text.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      restPaths.paymentWebhook,
      {
        config: {
          crossSite: 'webhook',
          ignoresIdempotencyKey: 'The id of the event makes it idempotent.',
          // The body is one text here.
          textLimits: { text: bodyLimit },
        },
        schema: {
          summary: 'Takes a signed event of the payment provider',
          response: responses({ 204: noContent }),
        },
        bodyLimit,
      },
      async (request, reply) => {
        const signature = request.headers[deps.paymentModule.signatureHeader];
        const webhook = deps.payments.readWebhook(String(request.body), signature?.toString());
        if (!webhook) {
          deps.security.report('webhook refused', { ip: request.ip });
          throw createAppError('UNAUTHENTICATED');
        }
        await storeWebhook(deps, webhook);
        return reply.code(204).send();
      },
    );
  });
};
