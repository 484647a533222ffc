import { brand } from '@crema/shared-contracts';
import type { AttemptLimit } from '../http/limits/rate-limit.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';

const windowMs = 15 * 60_000;
/** Guesses at the code of one card, from wherever they come. */
export const codeLimit: AttemptLimit = { name: 'card-code', max: 5, windowMs };
/** Wrong numbers and codes from one address, for whichever card. */
export const guessLimit: AttemptLimit = { name: 'card-guesses', max: 20, windowMs };

/** The name of a card that the member has not named. */
export const digitalNickname: LocalizedMessage = [`My ${brand.card}`, `Ma carte ${brand.product}`];
