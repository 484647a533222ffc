import type {
  GuestStreamItem,
  OnboardingTask,
  StreamCoupon,
  StreamItem,
  StreamItemType,
} from '@crema/shared-contracts';

export interface FeedAction {
  readonly text: string;
  readonly link: string;
  /** The text that assistive technology reads in place of the shown one; empty without. */
  readonly label?: string;
}
/** An item of the feed for the cards, whether it is a member's or a guest's. */
export interface FeedItem {
  readonly id: string;
  readonly type: StreamItemType;
  readonly title: string;
  readonly body: string;
  readonly image: string;
  /** A film that the card can play in place of the picture; empty without. */
  readonly video: string;
  readonly rank: number;
  /** Milliseconds since 1970; undefined without an end. */
  readonly endsAt: number | undefined;
  readonly action: FeedAction | undefined;
  readonly secondAction: FeedAction | undefined;
  /** The label that opens the legal text. */
  readonly legalLabel: string;
  readonly legal: string;
  readonly tierIds: readonly number[] | undefined;
  readonly coupon: StreamCoupon | undefined;
  readonly tasks: readonly OnboardingTask[] | undefined;
  readonly initialBalance: number | null;
  readonly expiring: { readonly total: number; readonly stars: number; readonly lastDay: string } | undefined;
  readonly slides: readonly { readonly text: string; readonly image: string }[];
}
const instantOf = (text: string | null): number | undefined => (text === null ? undefined : Date.parse(text));

/** A call to action counts only if it is enabled and has a link and a text (ENG-010). */
const actionOf = (enabled: boolean, link: string, text: string, label = ''): FeedAction | undefined =>
  enabled && link !== '' && text !== '' ? { link, text, label } : undefined;

const expiringOf = ({ rewardPointsExpiration: facts }: StreamItem): FeedItem['expiring'] => {
  if (!facts) return undefined;
  const { rewardPoints, expirationDate } = facts.nextRewardPointsExpirationEvent.rewardPointsExpirationEvent;
  return { total: facts.rewardPointsTotal, stars: rewardPoints, lastDay: expirationDate.slice(0, 10) };
};

/** Reads an item of a member's feed (ENG-007). */
export const readMemberItem = (item: StreamItem): FeedItem => {
  const { content, information, rewardsCoupon, onboardingStatus } = item;
  const texts = content.item;
  return {
    id: item.streamItemId,
    type: item.streamItemType,
    title: texts.title,
    body: texts.body,
    image: texts.image,
    video: texts.imagelinkisvideo ? texts.imagelink : '',
    rank: item.rank,
    endsAt: instantOf(item.endDate),
    action: actionOf(
      texts.enablecalltoaction,
      texts.calltoactionlink,
      texts.calltoactiontext,
      texts.calltoactionlinkalttext,
    ),
    secondAction: undefined,
    legalLabel: texts.calltoaction2text,
    legal: item.legalfooter,
    tierIds: information?.segmentation.tiers.map(({ tierId }) => tierId),
    coupon: rewardsCoupon?.coupon,
    tasks: onboardingStatus?.tasks,
    initialBalance: onboardingStatus?.initialRegisteredCardBalance ?? null,
    expiring: expiringOf(item),
    slides: [],
  };
};

/** A guest's call to action also needs the type Link (ENG-010). */
const guestAction = (enabled: boolean, type: string, link: string, text: string, label?: string) =>
  type === 'Link' ? actionOf(enabled, link, text, label) : undefined;

/** Reads an item of the feed of guests (ENG-008). */
export const readGuestItem = ({ id, typeName, content, metadata }: GuestStreamItem): FeedItem => ({
  id,
  type: typeName,
  title: content.title,
  body: content.body,
  image: content.image.url,
  video: content.video ?? '',
  rank: metadata.overrideRank,
  endsAt: instantOf(metadata.endDate),
  action: guestAction(
    content.callToActionEnable,
    content.callToActionType,
    content.callToActionLink,
    content.callToActionText,
    content.callToActionAltText,
  ),
  secondAction: guestAction(
    content.callToAction2Enable,
    content.callToAction2Type,
    content.callToAction2Link,
    content.callToAction2Text,
  ),
  legalLabel: '',
  legal: '',
  tierIds: undefined,
  coupon: undefined,
  tasks: undefined,
  initialBalance: null,
  expiring: undefined,
  slides: content.carouselItem.map(({ text, image }) => ({ text, image: image.url })),
});
