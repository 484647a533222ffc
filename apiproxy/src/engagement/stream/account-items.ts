import {
  currencyOf,
  lastDayOf,
  money,
  toMajorUnits,
  type Currency,
  type Locale,
  type StarTenths,
  type StreamItem,
  type StreamItemType,
} from '@crema/shared-contracts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { loadOffers } from '../../rewards/rewards.public.ts';
import type { AuthoredItem } from '../authored/authored-item.ts';
import { type TextValues, toContent } from './authored-content.ts';
import { endOfDay } from './feed-days.ts';
import type { FeedMember } from './feed-member.ts';
import type { LevelFacts } from './level-facts.ts';
import { isOnboarding, type Onboarding } from './onboarding.ts';

const dayMs = 24 * 60 * 60_000;
/** Stars and levels are named in the feed from this time before their end. */
const noticeMs = 30 * dayMs;
const tenthsPerStar = 10;
type MemberOffer = Awaited<ReturnType<typeof loadOffers>>['offers'][number];

export interface ItemContext {
  readonly now: Date;
  readonly locale: Locale;
  readonly member: Pick<FeedMember, 'member_id' | 'market' | 'birthday'>;
  /** The authored text for a type of items; undefined if none is valid now. */
  readonly textFor: (type: StreamItemType) => AuthoredItem | undefined;
}

interface ItemFacts {
  readonly id: string;
  readonly values?: TextValues;
  readonly startDate?: Date | undefined;
  readonly endDate?: Date | undefined;
}
const toItem = (
  { locale }: Pick<ItemContext, 'locale'>,
  authored: AuthoredItem,
  { id, values = {}, startDate, endDate }: ItemFacts,
): StreamItem => {
  const item = toContent(authored, locale, values);
  return {
    streamItemId: id,
    streamItemType: authored.type,
    fill: { type: authored.type === 'information' ? 'content' : 'account' },
    startDate: startDate?.toISOString() ?? authored.startDate,
    endDate: endDate?.toISOString() ?? null,
    rank: authored.rank,
    legalfooter: item.legalfooter,
    content: { item },
  };
};

export const toInformationItem = (
  context: Pick<ItemContext, 'locale'>,
  authored: AuthoredItem,
): StreamItem => ({
  ...toItem(context, authored, {
    id: authored.id,
    endDate: authored.endDate === null ? undefined : endOfDay(authored.endDate),
  }),
  ...(authored.tiers && {
    information: { segmentation: { tiers: authored.tiers.map((tierId) => ({ tierId })) } },
  }),
});

const formatIn = (locale: Locale, currency: Currency) => (minor: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toMajorUnits(money(minor, currency)));

/** The member's coupons that are not over at every store yet (D-144, E05). */
export const toCouponItems = (
  context: ItemContext,
  offers: readonly MemberOffer[],
  catalogue: Catalogue,
): readonly StreamItem[] => {
  const { locale, member, now } = context;
  const authored = context.textFor('coupon');
  if (!authored) return [];
  return offers.flatMap(({ type, code, title, currency, expiresAt, usedAt }) => {
    if (type !== 'COUPON' || expiresAt === null) return [];
    const day = lastDayOf(expiresAt);
    const endDate = endOfDay(day);
    if (endDate <= now) return [];
    const format = formatIn(locale, currency ?? currencyOf[member.market]);
    const offer = messageIn(title(format, catalogue), locale);
    return [
      {
        ...toItem(context, authored, { id: `coupon-${code}`, values: { offer, code }, endDate }),
        rewardsCoupon: {
          coupon: {
            couponCode: code,
            status: usedAt === null ? ('Available' as const) : ('Used' as const),
            startDate: null,
            startDateOnly: null,
            expirationDate: endDate.toISOString(),
            expirationDateOnly: day,
          },
        },
      },
    ];
  });
};

export const toOnboardingItems = (context: ItemContext, onboarding: Onboarding): readonly StreamItem[] => {
  const authored = context.textFor('onboarding');
  if (!authored || !isOnboarding(onboarding, context.now)) return [];
  return [
    {
      ...toItem(context, authored, { id: 'onboarding' }),
      onboardingStatus: {
        tasks: onboarding.tasks,
        initialRegisteredCardBalance: onboarding.initialBalance,
      },
    },
  ];
};

/** Only while no birthday is on file (ENG-010). */
export const toBirthdayItems = (context: ItemContext): readonly StreamItem[] => {
  const authored = context.textFor('birthday');
  return authored && context.member.birthday === null ? [toItem(context, authored, { id: 'birthday' })] : [];
};

const toStars = (tenths: StarTenths): number => tenths / tenthsPerStar;
/** Whole Stars, rounded down, as the balance is (decision 074). */
const starsText = (tenths: StarTenths, locale: Locale) =>
  new Intl.NumberFormat(locale).format(Math.floor(toStars(tenths)));

const toExpiringStars = (
  context: ItemContext,
  { nextExpiry, balanceTenths }: LevelFacts,
): readonly StreamItem[] => {
  const authored = context.textFor('expiringStars');
  if (!authored || !nextExpiry || nextExpiry.expiresAt <= context.now) return [];
  const endDate = nextExpiry.expiresAt;
  if (endDate.getTime() - context.now.getTime() > noticeMs) return [];
  return [
    {
      ...toItem(context, authored, {
        id: `stars-${nextExpiry.lastDay}`,
        values: { stars: starsText(nextExpiry.tenths, context.locale) },
        endDate,
      }),
      rewardPointsExpiration: {
        rewardPointsTotal: toStars(balanceTenths),
        nextRewardPointsExpirationEvent: {
          rewardPointsExpirationEvent: {
            rewardPoints: toStars(nextExpiry.tenths),
            // The last second, so that its day is the last one on which they count.
            expirationDate: new Date(endDate.getTime() - 1000).toISOString(),
          },
        },
      },
    },
  ];
};
const toLevelEnd = (context: ItemContext, { levelEndsAt }: LevelFacts): readonly StreamItem[] => {
  const authored = context.textFor('tierExpiry');
  if (!authored || !levelEndsAt || levelEndsAt <= context.now) return [];
  if (levelEndsAt.getTime() - context.now.getTime() > noticeMs) return [];
  return [
    toItem(context, authored, {
      id: `level-${levelEndsAt.toISOString().slice(0, 10)}`,
      endDate: levelEndsAt,
    }),
  ];
};
/** The Stars that end within 30 days, and the level that does. */
export const toLevelItems = (context: ItemContext, facts: LevelFacts): readonly StreamItem[] => [
  ...toExpiringStars(context, facts),
  ...toLevelEnd(context, facts),
];
