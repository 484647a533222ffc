import { brand } from '@crema/shared-contracts';
import type { AttemptLimit } from '../http/limits/rate-limit.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';

const windowMs = 15 * 60_000;
/**
 * Wrong guesses at the code of one card, from whichever address: five for each pair of card and address, and also five for a
 * guesser who has many addresses.
 */
export const codeLimit: AttemptLimit = { name: 'card-code', max: 5, windowMs };
/** Wrong numbers and codes from one address, for whichever card. It is higher than five: a family or an office shares an address. */
export const guessLimit: AttemptLimit = { name: 'card-guesses', max: 20, windowMs };

/** The name of a card that the member has not named. */
export const digitalNickname: LocalizedMessage = [`My ${brand.card}`, `Ma carte ${brand.product}`];
