import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { type AttemptLimit, countAttempts, ipCounters } from '../../http/limits/rate-limit.ts';
import { returnTo } from '../vault/return-to.ts';
import { claimStoringKey } from '../vault/storing-key.ts';
import { retrieve } from './charging/intents.ts';
import { findApprovalPage } from './stored-cards/approvals.ts';
import { setupMetadata } from './stored-cards/instruments.ts';
import { withStripe } from './stripe-client.ts';
import { unknownResult } from './stripe-errors.ts';

const body = Type.Object({ key: Type.String({ maxLength: 128 }) });
const actionLimit: AttemptLimit = { name: 'stripe-action', max: 60, windowMs: 60_000 };
/** Each card of a SetupIntent is checked by its bank. */
const setupLimit: AttemptLimit = { name: 'stripe-setup', max: 30, windowMs: 15 * 60_000 };

/**
 * The secret with which Stripe's script asks the bank's question in the frame (PAY-005). Only the page that has the unguessable key in
 * its URL gets it, by POST: it is in no page, URL or log. `NOT_FOUND` once the question is answered.
 */
const registerSecret = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { key: string } }>(
    '/stripe/action',
    {
      schema: { body },
      config: { ignoresIdempotencyKey: 'It only reads: each request gets the same secret.' },
    },
    async (request, reply) => {
      await countAttempts(deps, { ip: request.ip, reply }, ipCounters(actionLimit, request.ip));
      const row = await deps.db
        .selectFrom('stripe_payment')
        .select('intent_id')
        .where('action_key', '=', request.body.key)
        .where('state', '=', 'STARTED')
        .executeTakeFirst();
      if (!row || row.intent_id === null) throw createAppError('NOT_FOUND');
      const intent = await retrieve(withStripe(deps), row.intent_id).catch((cause: unknown) => {
        throw unknownResult('a question of the bank', cause);
      });
      if (intent.status !== 'requires_action' || intent.client_secret === null)
        throw createAppError('NOT_FOUND');
      return reply.header('cache-control', 'no-store').send({ clientSecret: intent.client_secret });
    },
  );
};

/**
 * The secret of a new SetupIntent, with which the frame stores a typed card and asks the bank's question (PAY-005). It belongs to nobody
 * until `storeInstrument` gives its card to a member; one that is never confirmed holds nothing. Only a member's page has the key that
 * it costs (PAY-008): each SetupIntent lets a bank check a card.
 */
const registerSetup = (app: FastifyInstance, deps: AppDeps): void => {
  const config = {
    ignoresIdempotencyKey: 'A key of the body gets one SetupIntent.',
  };
  app.post<{ Body: { key: string } }>(
    '/stripe/setup',
    { schema: { body }, config },
    async (request, reply) => {
      await countAttempts(deps, { ip: request.ip, reply }, ipCounters(setupLimit, request.ip));
      const keyId = await claimStoringKey(deps, request.body.key);
      if (keyId === undefined) throw createAppError('UNAUTHENTICATED');
      const { client_secret: clientSecret } = await withStripe(deps)
        .stripe.setupIntents.create(
          { usage: 'off_session', allowed_payment_method_types: ['card'], metadata: setupMetadata },
          { idempotencyKey: `setup-${keyId}` },
        )
        .catch((cause: unknown) => {
          throw unknownResult('a card to store', cause);
        });
      return reply.header('cache-control', 'no-store').send({ clientSecret });
    },
  );
};

/**
 * The page to which Stripe redirects. It redirects to our page without Stripe's query, which contains the client secret: our pages'
 * URLs are in histories, logs and measurements.
 */
const registerReturn = (app: FastifyInstance, { db, publicOrigin }: AppDeps): void => {
  app.get<{ Params: { key: string } }>('/stripe/return/:key', async (request, reply) => {
    const { key } = request.params;
    const row =
      (await db
        .selectFrom('stripe_payment')
        .select('return_url')
        .where('action_key', '=', key)
        .executeTakeFirst()) ??
      (await db
        .selectFrom('stripe_instrument')
        .select('return_url')
        .where('action_key', '=', key)
        .executeTakeFirst());
    if (!row || row.return_url === null) throw createAppError('NOT_FOUND');
    return reply.header('cache-control', 'no-store').redirect(returnTo(row.return_url, publicOrigin), 303);
  });
};

/** Leads from the vault to Stripe's page of an approval: our page opens none of another origin (D-97). */
const registerApproval = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Params: { key: string } }>('/stripe/approval/:key', async (request, reply) => {
    const page = await findApprovalPage(withStripe(deps), request.params.key).catch((cause: unknown) => {
      throw unknownResult('an approval', cause);
    });
    if (page === undefined) throw createAppError('NOT_FOUND');
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
};

export const registerActions = (app: FastifyInstance, deps: AppDeps): void => {
  registerSecret(app, deps);
  registerSetup(app, deps);
  registerApproval(app, deps);
  registerReturn(app, deps);
};
