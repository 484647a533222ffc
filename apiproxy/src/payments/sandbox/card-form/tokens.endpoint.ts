import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { validatePostalCode, type VaultMessage } from '@crema/shared-contracts';
import type { AppDeps } from '../../../http/app-deps.ts';
import { createAppError } from '../../../http/errors/app-error.ts';
import { ipCounters, countAttempts, type AttemptLimit } from '../../../http/limits/rate-limit.ts';
import { findTestCard } from '../test-cards.ts';
import { hashOfToken } from '../../token-hash.ts';
import { digitsOf } from './browser/card-number.js';
import { findCardErrors, readExpiry, type CardFields } from './browser/card-rules.js';

type Token = Omit<Extract<VaultMessage, { kind: 'tokenised' }>, 'source' | 'kind'>;
const short = Type.String({ maxLength: 80 });
const body = Type.Object({ number: short, expiry: short, code: short, postalCode: short });
const isPostalCode = (text: string) => validatePostalCode(text) === undefined;
const tokenLimit: AttemptLimit = { name: 'vault-token', max: 60, windowMs: 60_000 };
const sweepAfterMs = 24 * 60 * 60_000;

/**
 * CRD-052: accepts a card and replies with a token that is valid for `guestPaymentTokenMaxAge`. The vault
 * stores the sandbox's reaction, brand, last four digits and expiry, never the number or the security code.
 */
export const registerTokens = (app: FastifyInstance, deps: AppDeps): void => {
  const config = {
    ignoresIdempotencyKey:
      'A repeated request gets another token; a token pays once, and an order takes one of them.',
  };
  app.post<{ Body: CardFields }>(
    '/tokens',
    { schema: { body }, config },
    async (request, reply): Promise<Token> => {
      await countAttempts(deps, { ip: request.ip, reply }, ipCounters(tokenLimit, request.ip));
      const now = deps.clock.now();
      const errors = findCardErrors({ fields: request.body, now, isPostalCode });
      if (Object.keys(errors).length > 0) throw createAppError('VALIDATION', errors);
      const card = findTestCard(digitsOf(request.body.number));
      const expiry = readExpiry(request.body.expiry);
      if (!card || !expiry) throw createAppError('VALIDATION', { number: 'number-not-test' });
      const token = deps.random.bytes(24).toString('base64url');
      const lastFour = card.number.slice(-4);
      await deps.db
        .insertInto('vault_token')
        .values({
          token_hash: hashOfToken(token),
          reaction: card.reaction,
          reason: card.reason ?? null,
          brand: card.brand,
          last_four: lastFour,
          expiry_month: expiry.month,
          expiry_year: expiry.year,
          created_at: now,
          used_by: null,
        })
        .execute();
      await deps.db
        .deleteFrom('vault_token')
        .where('created_at', '<', new Date(now.getTime() - sweepAfterMs))
        .execute();
      return {
        paymentInstrumentToken: token,
        paymentType: card.brand,
        accountNumberLastFour: lastFour,
        expiresInMs: deps.configuration.securePayment.guestPaymentTokenMaxAge,
      };
    },
  );
};
