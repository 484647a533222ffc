import {
  readDigits,
  readText,
  textLimits,
  validateCardNumber,
  validateName,
  validateSecurityCode,
  type Rule,
} from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { DigitalCardInput, RegisterCardInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import { ipCounters } from '../../http/limits/rate-limit.ts';
import { findEarlierResult, lockWallet, storeResult } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { messageIn } from '../../i18n/messages.ts';
import { forgiveGuess, isGuessAllowed } from '../guesses/card-guesses.ts';
import { issueCard, listCards } from '../card-store.ts';
import { digitalNickname, guessLimit } from '../card-limits.ts';
import { lockCards } from '../ledger.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { registerCard } from '../register-card.ts';

export const maxCards = 10;
const numberStart = '6043';

interface Refusal {
  readonly code: '121001' | '121002' | '121017';
  readonly field: keyof RegisterCardInput;
}
/** The rules for the form's fields, checked top to bottom (CRD-080). */
const rules: readonly Rule<RegisterCardInput, Refusal>[] = [
  {
    code: '121001',
    field: 'cardNumber',
    isViolatedBy: (input: RegisterCardInput) => validateCardNumber(input.cardNumber) !== undefined,
  },
  {
    code: '121002',
    field: 'securityCode',
    isViolatedBy: (input: RegisterCardInput) => validateSecurityCode(input.securityCode) !== undefined,
  },
  {
    code: '121017',
    field: 'cardNumber',
    isViolatedBy: (input: RegisterCardInput) => !readDigits(input.cardNumber).startsWith(numberStart),
  },
];

/** A member may leave it empty: the card gets a name of ours. */
export const validateNickname = (nickname: string): void => {
  const error = validateName(nickname, textLimits.nickname);
  if (error) throw createAppError('VALIDATION', { nickname: error }, { field: 'nickname' });
};

/** Throws WALLET_LIMIT if the member can have no more cards. The wallet is locked. */
export const assertRoom = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
  if ((await listCards(trx, memberId)).length >= maxCards)
    throw createAppError('WALLET_LIMIT', { limit: maxCards });
};

/**
 * CRD-011: registers a card by number and code. The guesses of one address are counted in addition to those of one card: after too
 * many, the right code gets the same answer as a wrong one. A repeated requestId gets the first card, before any limit.
 */
export const addTypedCard = async (
  deps: AppDeps,
  { memberId, ip }: { readonly memberId: string; readonly ip: string },
  input: RegisterCardInput,
): Promise<string> => {
  const typed = rules.find(({ isViolatedBy }) => isViolatedBy(input));
  if (typed) throw createAppError(typed.code, undefined, { field: typed.field });
  if (input.nickname) validateNickname(input.nickname);
  const number = readDigits(input.cardNumber);
  const code = readDigits(input.securityCode);
  const nickname = (input.nickname && readText(input.nickname)) || null;
  const id = idOfRequest('registration', memberId, input.requestId);
  const request = { id, memberId, body: { number, code, nickname } };
  const earlier = await findEarlierResult(deps.db, deps, request);
  if (earlier !== undefined) return earlier;
  const guessId = deps.cardNumbers.hashOf(`guess ${id} ${number} ${code}`);
  const guess = { id: guessId, counters: ipCounters(guessLimit, ip) };
  if (!(await isGuessAllowed(deps.db, deps, guess))) throw createAppError('121000');
  const facts = await loadMemberFacts(deps.db, memberId);
  const result = await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const parallel = await findEarlierResult(trx, deps, request);
    if (parallel !== undefined) return { ok: true as const, cardId: parallel };
    await assertRoom(trx, memberId);
    const registered = await registerCard(trx, deps, {
      memberId,
      ...facts,
      number,
      code,
      nickname,
      guessId,
    });
    if (registered.ok) await storeResult(trx, deps, request, registered.cardId);
    return registered;
  });
  if (!result.ok && result.errorCode === '121000') throw createAppError('121000');
  await forgiveGuess(deps.db, guess);
  if (!result.ok) throw createAppError(result.errorCode);
  return result.cardId;
};

/** A number that no card has. */
export const drawNumber = ({ random }: AppDeps): string =>
  numberStart +
  Array.from({ length: textLimits.cardNumber - numberStart.length }, () => random.integer(10)).join('');

/** A digital card on demand, without a balance. A member's first card is the primary one. */
export const addDigitalCard = async (
  deps: AppDeps,
  memberId: string,
  { requestId, nickname }: DigitalCardInput,
): Promise<string> => {
  if (nickname) validateNickname(nickname);
  const cardId = idOfRequest('card', memberId, requestId);
  const name = (nickname && readText(nickname)) || null;
  const request = { id: cardId, memberId, body: { nickname: name } };
  const { currency, locale } = await loadMemberFacts(deps.db, memberId);
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    if ((await findEarlierResult(trx, deps, request)) !== undefined) return;
    // The stored result of an old request was deleted; its card has the same id.
    if ((await lockCards(trx, [cardId])).length > 0) return;
    await assertRoom(trx, memberId);
    const cards = await listCards(trx, memberId);
    await issueCard(trx, deps, {
      cardId,
      memberId,
      number: drawNumber(deps),
      nickname: name ?? messageIn(digitalNickname, locale),
      currency,
      isPrimary: !cards.some(({ is_primary }) => is_primary),
      openingMinor: 0,
    });
    await storeResult(trx, deps, request, cardId);
  });
  return cardId;
};
