import type { IconName } from '@crema/shared-ui';
import type { Configuration, Level, ProgrammeVersion } from '@crema/shared-contracts';

export type UniversalBenefitId = Configuration['rewards']['universalBenefitCards'][number]['id'];
export interface Benefit {
  readonly id: string;
  readonly icon: IconName;
  /** The card of every level about the same benefit: a page with that card does not show this one. */
  readonly universal?: UniversalBenefitId;
  /** Arguments of the message, all from the programme version. */
  readonly values?: (programme: ProgrammeVersion) => Readonly<Record<string, number>>;
}

/**
 * The benefits of a level other than its rate of Stars, in display order (RWD-026). Messages:
 * `rewards.level.<id>`.
 */
export const levelBenefits: Readonly<Record<Level, readonly Benefit[]>> = {
  GREEN: [
    { id: 'birthdayTreat', icon: 'gift' },
    { id: 'freeModMonday', icon: 'calendar', universal: 'free-monday' },
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

/** The benefits of every level (RWD-026). Messages: `rewards.everyone.<id>`. */
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
