import { isRecord, type Reputation } from '@crema/shared-contracts';

const maxLanguages = 10;
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max) : '';

/**
 * The facts that the buyer's browser states, for the bank (GFT-040, D-156). No value refuses a purchase: texts are shortened, what is missing is
 * empty, and a value that is not a record is left out.
 */
export const readRisk = (stated: unknown): Reputation | undefined => {
  if (!isRecord(stated)) return undefined;
  const { timeZone, languages, screen, elapsedMs } = stated;
  return {
    timeZone: textOf(timeZone, 64),
    languages: (Array.isArray(languages) ? languages : [])
      .slice(0, maxLanguages)
      .map((language) => textOf(language, 35)),
    screen: textOf(screen, 16),
    elapsedMs: Number.isFinite(elapsedMs) ? Math.max(0, Math.round(Number(elapsedMs))) : 0,
  };
};
