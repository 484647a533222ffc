import type { Rule } from '../validation/rule.ts';
import { isLocale, locales } from '../locale.ts';
import { isRecord } from '../validation/is-record.ts';
import { boolean, optional } from '../validation/value-validators.ts';
import { strictObject } from './configuration-validators.ts';
import { defaultConfiguration, validateConfiguration, type Configuration } from './configuration.ts';
import { flagNames, flags, type FlagName, type Flags } from './flags.ts';
import { programmeVersion } from './programme.ts';

/** Flags that follow a key, so that one fact has one home (D-165). The document cannot switch them. */
export const followingFlags = {
  enableMarriott: ({ rewards }: Configuration): boolean => rewards.partnerships.marriott,
} as const satisfies Partial<Record<FlagName, (configuration: Configuration) => boolean>>;

type SwitchableFlag = Exclude<FlagName, keyof typeof followingFlags>;
export type ConfigurationOverrides = Partial<Configuration> & {
  readonly flags?: Partial<Record<SwitchableFlag, boolean>>;
};

const validateFlags = strictObject(
  Object.fromEntries(
    flagNames.filter((name) => !(name in followingFlags)).map((name) => [name, optional(boolean)]),
  ) as Record<SwitchableFlag, typeof boolean>,
);

interface Fault {
  readonly key: keyof Configuration;
  readonly expected: string;
}
/** The rules that concern more than one key. */
const crossFieldRules: readonly Rule<Configuration, Fault>[] = [
  {
    key: 'defaultSvcLoadOption',
    isViolatedBy: ({ svcLoadOptions, defaultSvcLoadOption }) =>
      !svcLoadOptions.includes(defaultSvcLoadOption),
    expected: 'one of svcLoadOptions',
  },
  {
    key: 'defaultGiftAmountOption',
    isViolatedBy: ({ giftAmountOptions, defaultGiftAmountOption }) =>
      !giftAmountOptions.includes(defaultGiftAmountOption),
    expected: 'one of giftAmountOptions',
  },
  {
    key: 'customAmountMin',
    isViolatedBy: ({ customAmountMin, customAmountMax }) => customAmountMin > customAmountMax,
    expected: 'no more than customAmountMax',
  },
  {
    key: 'customerMessages',
    isViolatedBy: ({ customerMessages = {} }) =>
      Object.values(customerMessages).some((texts) => !Object.keys(texts).every(isLocale)),
    expected: `texts by locale (${locales.join(', ')})`,
  },
  {
    key: 'rewards',
    isViolatedBy: ({ rewards: { starLevels } }) =>
      starLevels.length === 0 ||
      starLevels.some(
        ({ stars }, index) =>
          stars <= (starLevels[index - 1]?.stars ?? 0) || !programmeVersion.rewardTiers.includes(stars),
      ),
    expected: `starLevels in ascending order, each a Star price of the programme (${programmeVersion.rewardTiers.join(', ')})`,
  },
];
const validateCrossFields = (configuration: Configuration): string | undefined => {
  const found = crossFieldRules.find(({ isViolatedBy }) => isViolatedBy(configuration));
  return found && `${found.key}: expected ${found.expected}`;
};

/**
 * Merges overrides into the defaults. Throws an error with the path of the first value that does not fit and
 * the reason.
 */
export const readConfiguration = (
  overrides: ConfigurationOverrides = {},
): { configuration: Configuration; flags: Flags } => {
  if (!isRecord(overrides))
    throw new Error('configuration: found no object; expected one such as { "flags": {} }');
  const { flags: switched = {}, ...values } = overrides;
  const configuration = { ...defaultConfiguration, ...values };
  const broken =
    validateConfiguration(configuration) ??
    validateFlags(switched, 'flags') ??
    validateCrossFields(configuration);
  if (broken) throw new Error(`configuration: ${broken}`);
  return {
    configuration,
    flags: { ...flags, ...switched, enableMarriott: followingFlags.enableMarriott(configuration) },
  };
};
