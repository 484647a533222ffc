import { createHash } from 'node:crypto';
import type { Locale, StreamItem, StreamItemType } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { marketZones } from '../../i18n/market-zone.ts';
import { findMember } from '../../identity/identity.public.ts';
import { loadCoupons } from '../../rewards/rewards.public.ts';
import { readCurrentItems } from '../authored/authored-items.ts';
import { readDismissed } from '../for-you/stream-marks.ts';
import {
  type ItemContext,
  toBirthdayItems,
  toCouponItems,
  toInformationItem,
  toLevelItems,
  toOnboardingItems,
} from './account-items.ts';
import type { FeedMember } from './feed-member.ts';
import { readLevelFacts, type ReadLevelFacts } from './level-facts.ts';
import { readOnboarding } from './onboarding.ts';

export type FeedDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'wholeCatalogue'>;
export interface FeedRequest {
  readonly memberId: string;
  readonly locale: Locale;
  readonly types: readonly StreamItemType[];
}
export interface MemberFeed {
  readonly items: readonly StreamItem[];
  /** A source failed: its items are missing (206). */
  readonly isPartial: boolean;
  /** Equal for the same items. */
  readonly digest: string;
}

const readCoupons = async ({ db, wholeCatalogue }: FeedDeps, context: ItemContext) => {
  const coupons = await loadCoupons(db, context.member.member_id, {
    now: context.now,
    timeZone: marketZones[context.member.market],
  });
  return toCouponItems(context, coupons, await wholeCatalogue());
};

/** Each source on its own: the items of the others stay when one fails (D-136). */
const readSources = (
  deps: FeedDeps,
  context: ItemContext,
  member: FeedMember,
  readLevel: ReadLevelFacts,
): readonly { readonly name: string; readonly items: Promise<readonly StreamItem[]> }[] => {
  const { db, clock } = deps;
  return [
    { name: 'coupons', items: readCoupons(deps, context) },
    {
      name: 'onboarding',
      items: readOnboarding(db, member).then((onboarding) => toOnboardingItems(context, onboarding)),
    },
    {
      name: 'level',
      items: readLevel({ db, clock }, member.member_id).then((facts) => toLevelItems(context, facts)),
    },
    { name: 'birthday', items: Promise.resolve(toBirthdayItems(context)) },
  ];
};

/** The feed of a member now: authored items, and items from the member's own data. */
export const readMemberFeed = async (
  deps: FeedDeps,
  { memberId, locale, types }: FeedRequest,
  readLevel: ReadLevelFacts = readLevelFacts,
): Promise<MemberFeed> => {
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const now = deps.clock.now();
  const { items: authored } = await readCurrentItems(deps.db, {
    audience: 'members',
    market: member.market,
    now,
  });
  const textFor = (type: StreamItemType) => authored.find((item) => item.type === type);
  const context: ItemContext = { now, locale, member, textFor };
  const sources = readSources(deps, context, member, readLevel);
  const results = await Promise.allSettled(sources.map(({ items }) => items));
  for (const [index, result] of results.entries())
    if (result.status === 'rejected')
      deps.log.warn({ source: sources[index]?.name, cause: result.reason }, 'a source of the feed failed');
  const dismissed = await readDismissed(deps.db, memberId);
  const items = [
    ...authored.filter(({ type }) => type === 'information').map((item) => toInformationItem(context, item)),
    ...results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
  ].filter(
    ({ streamItemId, streamItemType }) => types.includes(streamItemType) && !dismissed.has(streamItemId),
  );
  return {
    items,
    isPartial: results.some(({ status }) => status === 'rejected'),
    digest: createHash('sha256').update(JSON.stringify(items)).digest('base64'),
  };
};
