import {
  firstCharacters,
  readText,
  textLimits,
  validateName,
  type Member,
  type TextError,
} from '@crema/shared-contracts';

/** The number of spots of a store that states none (ENG-032). */
const defaultSpots = 4;
/** The spots of a store, as the values of radio buttons. */
export const spotsOf = (stallQuantity: number | undefined): readonly string[] =>
  Array.from({ length: stallQuantity || defaultSpots }, (_, index) => String(index + 1));

/** The first name of the profile, otherwise that of the URL; not longer than the store shows it. */
export const knownName = (member: Pick<Member, 'firstName'> | undefined, ofQuery: string): string =>
  firstCharacters(readText(member?.firstName ?? ofQuery), textLimits.cupName);

export interface Arrival {
  readonly spot: string | undefined;
  readonly name: string;
}
export interface ArrivalErrors {
  readonly spot: boolean;
  readonly name: TextError | undefined;
}
/** The fields that are missing or wrong before the arrival can be sent; undefined if none is (ENG-032). */
export const findArrivalErrors = (
  { spot, name }: Arrival,
  spots: readonly string[],
): ArrivalErrors | undefined => {
  const errors = {
    spot: spot === undefined || !spots.includes(spot),
    name: validateName(name, textLimits.cupName),
  };
  return errors.spot || errors.name ? errors : undefined;
};

/** The texts of ENG-033 by the server's error; each other error has the text `unexpected`. */
const problems = { CURBSIDE_CLOSED: 'closed', CURBSIDE_UNAVAILABLE: 'unavailable' } as const;
export type ArrivalProblem = (typeof problems)[keyof typeof problems] | 'unexpected';
export const problemOf = (code: string): ArrivalProblem =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : 'unexpected';
