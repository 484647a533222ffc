import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { bookChargebacksNow } from './chargebacks.ts';
import { settleNow } from './payment-attempt.ts';
import { noContent, responses } from '../http/replies/reply-schemas.ts';

const bodyLimit = 16 * 1024;

/**
 * The payment provider sends a POST. The signature covers the bytes of the body, so the body is read as text.
 * Each event is stored once by its id; a repeated one gets the same reply and has no further effect.
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
        config: { crossSite: 'webhook', ignoresIdempotencyKey: 'The id of the event makes it idempotent.' },
        schema: {
          summary: 'Takes a signed event of the payment provider',
          response: responses({ 204: noContent }),
        },
        bodyLimit,
      },
      async (request, reply) => {
        const signature = request.headers[deps.paymentModule.signatureHeader];
        const event = deps.payments.readWebhook(String(request.body), signature?.toString());
        if (!event) {
          deps.security.report('webhook refused', { ip: request.ip });
          throw createAppError('UNAUTHENTICATED');
        }
        const { id, type, reference, purpose, subject } = event;
        await deps.db
          .insertInto('payment_event')
          .values({ id, type, reference, purpose, subject, received_at: deps.clock.now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        if (type === 'payment.charged-back') await bookChargebacksNow(deps, id);
        else await settleNow(deps, reference);
        return reply.code(204).send();
      },
    );
  });
};
