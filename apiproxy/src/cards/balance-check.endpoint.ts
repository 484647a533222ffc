import {
  readDigits,
  money,
  restPaths,
  validateCardNumber,
  validateSecurityCode,
  type CardBalanceReply,
  type CardBalanceRequest,
} from '@crema/shared-contracts';
import { cardBalanceReply, cardBalanceRequest } from '@crema/shared-contracts/wire/cards';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { ipCounters } from '../http/limits/rate-limit.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { forgiveGuess, isGuessAllowed } from './guesses/card-guesses.ts';
import { guessLimit } from './card-limits.ts';
import { findByCode } from './register-card.ts';

const isTyped = ({ cardNumber, securityCode }: CardBalanceRequest): boolean =>
  validateCardNumber(cardNumber) === undefined && validateSecurityCode(securityCode) === undefined;

/**
 * CRD-015, D-95: the balance of a card for a caller with its number and code, also without a session. An unknown number, a wrong
 * code and too many guesses get the same answer, 121000. Not found if cfg unauthCardBalanceCheckEnabled is off.
 */
export const registerBalanceCheck = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: CardBalanceRequest }>(
    restPaths.cardBalance,
    {
      schema: {
        summary: 'The balance of a card by number and code',
        body: cardBalanceRequest,
        response: responses({ 200: cardBalanceReply }),
      },
      config: { ignoresIdempotencyKey: 'It only reads, and a guess must be counted each time.' },
    },
    async (request): Promise<CardBalanceReply> => {
      if (!deps.configuration.unauthCardBalanceCheckEnabled) throw createAppError('NOT_FOUND');
      const guess = { id: deps.ids.next(), counters: ipCounters(guessLimit, request.ip) };
      if (!(await isGuessAllowed(deps.db, deps, guess)) || !isTyped(request.body))
        throw createAppError('121000');
      const number = readDigits(request.body.cardNumber);
      const code = readDigits(request.body.securityCode);
      const card = await deps.db.transaction().execute((trx) => findByCode(trx, deps, { number, code }));
      if (!card) throw createAppError('121000');
      await forgiveGuess(deps.db, guess);
      return {
        accountNumberLastFour: card.last4,
        balance: money(card.balance_minor, card.currency),
      };
    },
  );
};
