import type { Currency, Rule } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { CardRegistration, RegistrationErrorCode, TypedCard } from '../identity/identity.public.ts';
import { codeLimit, digitalNickname } from './card-limits.ts';
import type { Tables } from '../storage/tables.ts';
import { messageIn } from '../i18n/messages.ts';
import { forgiveGuess, isGuessAllowedInTurn } from './guesses/card-guesses.ts';
import type { CardRow } from './card-store.ts';
import { lockCards } from './ledger.ts';

interface Facts {
  readonly card: CardRow;
  readonly currency: Currency;
  readonly memberId: string;
}
/** A member who types number and code of an own card that was removed or deactivated adds it back (CRD-086). */
const isAddedBack = ({ card, memberId }: Facts): boolean =>
  ['REMOVED', 'CLOSED'].includes(card.status) && card.member_id === memberId;

/** Checked top to bottom for a card whose number and code are right; the first violated rule decides. */
const rules: readonly Rule<Facts, { readonly code: RegistrationErrorCode }>[] = [
  { code: '121032', isViolatedBy: ({ card }) => card.status === 'LOST' },
  { code: '121037', isViolatedBy: (facts) => facts.card.status === 'CLOSED' && !isAddedBack(facts) },
  { code: '122000', isViolatedBy: (facts) => facts.card.member_id !== null && !isAddedBack(facts) },
  { code: '121030', isViolatedBy: ({ card }) => card.status === 'NOT_ACTIVATED' },
  { code: '121024', isViolatedBy: ({ card }) => card.status === 'STORE_CREDIT' },
  { code: '121033', isViolatedBy: ({ card, currency }) => card.currency !== currency },
];

/** The code of the first rule that refuses a card whose number and code are right (CRD-082 to CRD-090). */
export const findRegistrationError = (facts: Facts): RegistrationErrorCode | undefined =>
  rules.find((rule) => rule.isViolatedBy(facts))?.code;

export type RegistrationDeps = Pick<AppDeps, 'clock' | 'cardNumbers' | 'ids'>;

/**
 * The card that number and code name, locked. Undefined for an unknown number, for a wrong code, and for any code once
 * too many wrong ones were tried: a guesser cannot tell them apart.
 */
export const findByCode = async (
  trx: Transaction<Tables>,
  { clock, cardNumbers, ids }: RegistrationDeps,
  { number, code, guessId }: Pick<TypedCard, 'number' | 'code' | 'guessId'>,
): Promise<CardRow | undefined> => {
  const numberHash = cardNumbers.hashOf(number);
  const guess = { id: guessId ?? ids.next(), counters: [{ limit: codeLimit, subject: numberHash }] };
  if (!(await isGuessAllowedInTurn(trx, { clock }, guess))) return undefined;
  const found = await trx
    .selectFrom('svc_card')
    .select('card_id')
    .where('number_hash', '=', numberHash)
    .where('code_hash', '=', cardNumbers.codeHashOf(number, code))
    .executeTakeFirst();
  if (!found) return undefined;
  await forgiveGuess(trx, guess);
  return (await lockCards(trx, [found.card_id]))[0];
};

/**
 * The owner of the digital card with this number. No code can be right for such a card, since it has none: its owner opens it by a
 * link (ACC-024). Undefined for any other number.
 */
const findDigital = (trx: Transaction<Tables>, { cardNumbers }: RegistrationDeps, number: string) =>
  trx
    .selectFrom('svc_card')
    .select('member_id')
    .where('number_hash', '=', cardNumbers.hashOf(number))
    .where('is_digital', '=', true)
    .executeTakeFirst();
const refuseUnknown = async (
  trx: Transaction<Tables>,
  deps: RegistrationDeps,
  { number, memberId }: TypedCard,
): Promise<CardRegistration> => {
  const digital = await findDigital(trx, deps, number);
  if (!digital) return { ok: false, cardType: 'physical', errorCode: '121000' };
  const isOfAnother = digital.member_id !== null && digital.member_id !== memberId;
  return { ok: false, cardType: 'digital', errorCode: isOfAnother ? '122000' : '121000' };
};

/**
 * Gives a physical card to a member. A member's first card becomes the primary one. A refused card changes nothing, so
 * the caller's transaction may continue. A wrong code is counted in that transaction: it must be committed.
 */
export const registerCard = async (
  trx: Transaction<Tables>,
  deps: RegistrationDeps,
  typed: TypedCard,
): Promise<CardRegistration> => {
  const card = await findByCode(trx, deps, typed);
  const { memberId, currency, locale, nickname } = typed;
  if (!card) return refuseUnknown(trx, deps, typed);
  const violated = findRegistrationError({ card, currency, memberId });
  if (violated) return { ok: false, cardType: 'physical', errorCode: violated };
  const primary = await trx
    .selectFrom('svc_card')
    .select('card_id')
    .where('member_id', '=', memberId)
    .where('is_primary', '=', true)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  await trx
    .updateTable('svc_card')
    .set({
      member_id: memberId,
      is_primary: primary === undefined,
      status: 'ACTIVE',
      removed_at: null,
      nickname: nickname?.trim() || card.nickname || messageIn(digitalNickname, locale),
    })
    .where('card_id', '=', card.card_id)
    .execute();
  return { ok: true, cardId: card.card_id };
};
