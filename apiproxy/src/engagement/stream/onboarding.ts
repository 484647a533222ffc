import type { OnboardingTask, OnboardingTaskName } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { readCardMilestones } from '../../cards/cards.public.ts';
import { findFirstOrder } from '../../ordering/ordering.public.ts';
import { findFirstInstrument } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { FeedMember } from './feed-member.ts';

const dayMs = 24 * 60 * 60_000;
/** The time for which completed tasks stay (ENG-011). */
export const completedForMs = 2 * dayMs;
const minorPerUnit = 100;

export interface Onboarding {
  readonly tasks: readonly OnboardingTask[];
  /** Whole units; null without a card. */
  readonly initialBalance: number | null;
  readonly firstCardAt: Date | undefined;
}
interface Facts {
  readonly joinedAt: Date;
  readonly firstOrderAt: Date | undefined;
  readonly firstInstrumentAt: Date | undefined;
  readonly cards: Awaited<ReturnType<typeof readCardMilestones>>;
}
const earliest = (...dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).toSorted((one, other) => one.getTime() - other.getTime())[0];

/** The tasks from what the member has really done, in the sequence of display (ENG-011). */
export const toOnboarding = ({ joinedAt, firstOrderAt, firstInstrumentAt, cards }: Facts): Onboarding => {
  // A card from a shop can be older than the account.
  const since = (date: Date | undefined) => date && new Date(Math.max(date.getTime(), joinedAt.getTime()));
  const firstCardAt = since(cards.firstCard?.at);
  const completed: readonly (readonly [OnboardingTaskName, Date | undefined])[] = [
    ['MOP', earliest(firstCardAt, since(firstInstrumentAt))],
    ['SvcReload', since(cards.firstReloadAt)],
    ['Purchase', since(firstOrderAt)],
  ];
  return {
    tasks: completed.map(([name, at], index) => ({
      name,
      completedOn: at?.toISOString() ?? null,
      displayOrder: index + 1,
    })),
    initialBalance: cards.firstCard ? cards.firstCard.openingMinor / minorPerUnit : null,
    firstCardAt,
  };
};

/** Whether a task is left, or the last one was completed within two days (ENG-011). */
export const isOnboarding = ({ tasks }: Onboarding, now: Date): boolean =>
  tasks.some(
    ({ completedOn }) => completedOn === null || now.getTime() - Date.parse(completedOn) < completedForMs,
  );

export const readOnboarding = async (
  db: Kysely<Tables>,
  { member_id, joined_at }: Pick<FeedMember, 'member_id' | 'joined_at'>,
): Promise<Onboarding> =>
  toOnboarding({
    joinedAt: joined_at,
    firstOrderAt: await findFirstOrder(db, member_id),
    firstInstrumentAt: await findFirstInstrument(db, member_id),
    cards: await readCardMilestones(db, member_id),
  });
