import type { IconName } from '@crema/shared-ui';
import type { Level, ProgrammeVersion } from '@crema/shared-contracts';

export interface Benefit {
  readonly id: string;
  readonly icon: IconName;
  /** Arguments of the text; figures only, all from the programme version. */
  readonly values?: (programme: ProgrammeVersion) => Readonly<Record<string, number>>;
}

/** What a level adds to its own rate of Stars, in the order shown (RWD-026). Texts: `rewards.level.<id>`. */
export const levelBenefits: Readonly<Record<Level, readonly Benefit[]>> = {
  GREEN: [
    { id: 'birthdayTreat', icon: 'gift' },
    { id: 'freeModMonday', icon: 'calendar' },
  ],
  GOLD: [
    { id: 'starsNeverExpire', icon: 'star' },
    { id: 'birthdayDays', icon: 'gift', values: ({ levels }) => ({ days: levels.GOLD.birthdayDays }) },
    { id: 'goldCard', icon: 'card' },
  ],
  RESERVE: [
    { id: 'starsNeverExpire', icon: 'star' },
    { id: 'birthdayDays', icon: 'gift', values: ({ levels }) => ({ days: levels.RESERVE.birthdayDays }) },
    { id: 'reserveCard', icon: 'card' },
    { id: 'originCollection', icon: 'globe' },
  ],
};

/** What every level has (RWD-026). Texts: `rewards.everyone.<id>`. */
export const everyonesBenefits: readonly Benefit[] = [
  { id: 'birthdayTreat', icon: 'gift' },
  {
    id: 'modMondays',
    icon: 'calendar',
    values: ({ freeCustomisationsPerYear }) => ({ times: freeCustomisationsPerYear }),
  },
  { id: 'games', icon: 'sparkle' },
  { id: 'personalCup', icon: 'cup', values: ({ personalCupFactor }) => ({ factor: personalCupFactor }) },
];
