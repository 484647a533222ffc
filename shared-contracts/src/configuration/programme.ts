import type { Level } from '../wire/session.ts';

/** Stars are integer tenths on server, wire and client (D-130): 12 is 1.2 Stars. */
export type StarTenths = number;

export interface LevelTerms {
  /** The Stars per year that a member needs to reach the level. */
  readonly fromStars: number;
  readonly starTenthsPerUnit: StarTenths;
  readonly starsExpire: boolean;
  /** The number of days in which the birthday treat can be redeemed, including the birthday. */
  readonly birthdayDays: number;
}
export interface ProgrammeVersion {
  /** Stars are booked under it, together with the way of earning (D-149). */
  readonly version: string;
  /** Stars for each whole unit of the market's currency, by how the order is paid. */
  readonly earning: { readonly payAsYouGo: StarTenths; readonly preloadedCard: StarTenths };
  readonly levels: Readonly<Record<Level, LevelTerms>>;
  /** Star prices of a Reward, ascending. */
  readonly rewardTiers: readonly number[];
  /** The Star price at which some stores give any item of food or drink. */
  readonly anyItemStars: number;
  /** Largest value of a Reward in minor units of the market's currency, where it is capped by value. */
  readonly rewardValueCaps: Readonly<Record<'customisation' | 'discount' | 'merchandise', number>> &
    Readonly<Partial<Record<RewardLabel, number>>>;
  readonly freeCustomisationsPerYear: number;
  readonly personalCupFactor: number;
  /** The Stars of a reload by its amount in minor units, ascending: the highest step counts, once for each reload (D-135). */
  readonly reloadBonus: readonly { readonly fromMinor: number; readonly stars: number }[];
  /** The Stars of a month expire at the end of this month after it, unless the level keeps them (D-150). */
  readonly expireAfterMonths: number;
  /** The Stars that extend a batch, or Gold, when they are earned in its last month (D-150). */
  readonly extendStars: number;
  /** A batch that expires in fewer days is announced (RWD-024). */
  readonly expiryWarningDays: number;
  /** The figures of the partners' offers; amounts in minor units (RWD-047). */
  readonly partners: Readonly<
    Record<
      | 'deltaReloadMinor'
      | 'cashBackPercent'
      | 'stayHours'
      | 'stayPurchaseMinor'
      | 'stayStars'
      | 'stayStarsPreloaded'
      | 'stayStarsPayAsYouGo'
      | 'weekPurchases'
      | 'weekPoints'
      | 'weekDepositDays'
      | 'transferMinPoints'
      | 'transferMaxPoints'
      | 'transferStepPoints'
      | 'tdPercent',
      number
    > & {
      /** The first day of the first year that `stayStars` limits, YYYY-MM-DD. */
      stayStarsFrom: string;
    }
  >;
}

/**
 * The only module with the programme's numbers: pages, ledger and terms all read this object (RWD-020 to
 * RWD-026, D-130).
 */
export const programmeVersion: ProgrammeVersion = {
  version: '2026-1',
  earning: { payAsYouGo: 10, preloadedCard: 20 },
  levels: {
    GREEN: { fromStars: 0, starTenthsPerUnit: 10, starsExpire: true, birthdayDays: 1 },
    GOLD: { fromStars: 500, starTenthsPerUnit: 12, starsExpire: false, birthdayDays: 7 },
    RESERVE: { fromStars: 2000, starTenthsPerUnit: 17, starsExpire: false, birthdayDays: 30 },
  },
  rewardTiers: [25, 60, 100, 200, 300, 400],
  anyItemStars: 200,
  rewardValueCaps: { customisation: 100, discount: 200, merchandise: 2000 },
  freeCustomisationsPerYear: 12,
  personalCupFactor: 2,
  reloadBonus: [
    { fromMinor: 3000, stars: 10 },
    { fromMinor: 5000, stars: 25 },
  ],
  expireAfterMonths: 6,
  extendStars: 25,
  expiryWarningDays: 30,
  partners: {
    deltaReloadMinor: 2500,
    cashBackPercent: 2,
    stayHours: 48,
    stayPurchaseMinor: 200,
    stayStars: 1000,
    stayStarsFrom: '2024-06-18',
    stayStarsPreloaded: 4,
    stayStarsPayAsYouGo: 2,
    weekPurchases: 3,
    weekPoints: 100,
    weekDepositDays: 2,
    transferMinPoints: 1000,
    transferMaxPoints: 50_000,
    transferStepPoints: 10,
    tdPercent: 50,
  },
};

/**
 * The two ways of earning, which never multiply (D-149): by the member's level, or by how the order is paid. The key
 * `programmeVersion` of the configuration chooses one.
 */
export const earningWays = ['levels', 'classic'] as const;
export type EarningWay = (typeof earningWays)[number];

/** Returns the Stars for each whole unit of the currency that a member earns. */
export const starTenthsPerUnit = (
  way: EarningWay,
  { level, isPreloaded }: { readonly level: Level; readonly isPreloaded: boolean },
  { levels: terms, earning }: ProgrammeVersion = programmeVersion,
): StarTenths => {
  if (way === 'levels') return terms[level].starTenthsPerUnit;
  return isPreloaded ? earning.preloadedCard : earning.payAsYouGo;
};

/**
 * The kinds of Reward. Configuration names one for each Star price shown (RWD-022); the remote has messages
 * for each kind.
 */
export const rewardLabels = [
  'customisation',
  'discount',
  'classics',
  'handcrafted',
  'meal',
  'merchandise',
] as const;
export type RewardLabel = (typeof rewardLabels)[number];

/** Benefits of every level that the configuration can show as cards (RWD-027). */
export const universalBenefits = [
  'free-monday',
  'personalized-games',
  'double-star-personal-cup',
  'coffee-loop',
] as const;

/** Returns the Stars that a reload earns: those of its highest step (D-135). */
export const reloadBonusTenths = (
  amountMinor: number,
  { reloadBonus }: Pick<ProgrammeVersion, 'reloadBonus'> = programmeVersion,
): StarTenths => 10 * (reloadBonus.findLast(({ fromMinor }) => amountMinor >= fromMinor)?.stars ?? 0);

/** Levels from the first to the highest. */
export const levels = ['GREEN', 'GOLD', 'RESERVE'] as const satisfies readonly Level[];

/** Returns the level after this one; for the highest level, the highest level itself (RWD-020). */
export const nextLevel = (level: Level): Level => levels[levels.indexOf(level) + 1] ?? 'RESERVE';

/** Returns the last whole Star of a level's yearly range, or undefined for the highest level. */
export const upToStars = (level: Level, version: ProgrammeVersion = programmeVersion): number | undefined =>
  nextLevel(level) === level ? undefined : version.levels[nextLevel(level)].fromStars - 1;

/** Returns the level that a number of Stars in a year reaches (RWD-020). */
export const levelOfStars = (starsThisYear: number, version: ProgrammeVersion = programmeVersion): Level =>
  levels.findLast((level) => starsThisYear >= version.levels[level].fromStars) ?? 'GREEN';
