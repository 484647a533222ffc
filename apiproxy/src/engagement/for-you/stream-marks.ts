import {
  dismissibleTypes,
  onboardingTaskNames,
  type OnboardingTaskName,
  type StreamMark,
} from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

export const isTaskName = (name: string): name is OnboardingTaskName =>
  onboardingTaskNames.some((known) => known === name);

/** The ids of the items that the member has dismissed, on any device (E07). */
export const readDismissed = async (db: Kysely<Tables>, memberId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('stream_event')
    .select('subject')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'dismissed')
    .execute();
  return new Set(rows.map(({ subject }) => subject));
};

/** Whether this subject can have this mark: what may be lost cannot be dismissed (E07). */
export const mayMark = async (db: Kysely<Tables>, { kind, subject }: StreamMark): Promise<boolean> => {
  if (kind === 'welcomed') return subject === 'welcome';
  if (kind === 'task-seen') return isTaskName(subject);
  if (subject === 'birthday') return true;
  const item = await db
    .selectFrom('stream_item')
    .select('type')
    .where('item_id', '=', subject)
    .executeTakeFirst();
  return item !== undefined && dismissibleTypes.includes(item.type);
};

/** Stores a mark; a repeated one changes nothing. */
export const storeMark = async (
  db: Kysely<Tables>,
  memberId: string,
  { kind, subject, at }: StreamMark & { readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('stream_event')
    .values({ member_id: memberId, kind, subject, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
