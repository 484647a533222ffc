/** The kinds of items of the feed, as `stream.enabledTypes` of the configuration names them (ENG-009). */
export const streamItemTypes = [
  'information',
  'coupon',
  'onboarding',
  'birthday',
  'expiringStars',
  'tierExpiry',
] as const;
export type StreamItemType = (typeof streamItemTypes)[number];

/** The drawings that an item can show. Another picture is the path of a file of our own server. */
export const streamPictures = [
  'art:autumn',
  'art:holiday',
  'art:winter',
  'art:summer',
  'art:bakery',
  'art:beans',
  'art:cake',
  'art:coupon',
  'art:gift',
  'art:order-ahead',
  'art:rewards',
  'art:stars',
  'art:store',
  'art:tea',
] as const;

/** ENG-011: the first order, the first stored payment (a card or a payment method), the first money on a card. */
export const onboardingTaskNames = ['Purchase', 'MOP', 'SvcReload'] as const;
export type OnboardingTaskName = (typeof onboardingTaskNames)[number];
export interface OnboardingTask {
  readonly name: OnboardingTaskName;
  /** ISO 8601; null until the member has done it. */
  readonly completedOn: string | null;
  readonly displayOrder: number;
}
/** The texts of an item. A text, a picture or a link that an item does not have is empty. */
export interface StreamContent {
  readonly title: string;
  /** The body of an item about a level contains `{days}`: the page writes the days that are left (ENG-010). */
  readonly body: string;
  readonly image: string;
  readonly imagelink: string;
  readonly imagelinkisvideo: boolean;
  readonly enablecalltoaction: boolean;
  readonly calltoactionlink: string;
  readonly calltoactiondeeplink: string;
  readonly calltoactiontext: string;
  readonly calltoactiontype: string;
  readonly calltoactionlinkalttext: string;
  readonly calltoaction2text: string;
  readonly legalfooter: string;
}
export interface StreamCoupon {
  readonly couponCode: string;
  readonly status: 'Available' | 'Used' | 'Expired';
  readonly startDate: string | null;
  readonly startDateOnly: string | null;
  /** ISO 8601: the end of the last day in the last of our time zones. */
  readonly expirationDate: string;
  /** `YYYY-MM-DD`: the last day at the store (isDayOver). */
  readonly expirationDateOnly: string;
}
/** ENG-007: an item of a member's feed. Instants are ISO 8601; an item without endDate stays until the server leaves it out. */
export interface StreamItem {
  readonly streamItemId: string;
  readonly streamItemType: StreamItemType;
  /** `content` for an authored item, `account` for one from the member's data. */
  readonly fill: { readonly type: 'content' | 'account' };
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The higher one is shown first. */
  readonly rank: number;
  readonly legalfooter: string;
  readonly content: { readonly item: StreamContent };
  readonly onboardingStatus?: {
    readonly tasks: readonly OnboardingTask[];
    /** Whole units of the currency; null without a card. */
    readonly initialRegisteredCardBalance: number | null;
  };
  readonly rewardsCoupon?: { readonly coupon: StreamCoupon };
  readonly information?: {
    readonly segmentation: { readonly tiers: readonly { readonly tierId: number }[] };
  };
  readonly rewardPointsExpiration?: {
    /** Stars, with one decimal (D-130). */
    readonly rewardPointsTotal: number;
    readonly nextRewardPointsExpirationEvent: {
      readonly rewardPointsExpirationEvent: {
        readonly rewardPoints: number;
        readonly expirationDate: string;
      };
    };
  };
}
/**
 * ENG-005: GET engagementRestPaths.streamItems?locale&streamItemTypes&streamItemStatus=active&modifiedSince. The header Last-Modified is the
 * next `modifiedSince`. 304: nothing has changed since then. 206: a source of items failed, and its items are missing. Errors:
 * UNAUTHENTICATED, VALIDATION.
 */
export interface StreamReply {
  readonly streamItems: readonly StreamItem[];
}

/** ENG-008: an item of the feed of guests. A text, a picture or a link that it does not have is empty. */
export interface GuestStreamItem {
  readonly id: string;
  readonly typeName: StreamItemType;
  readonly content: {
    readonly title: string;
    readonly body: string;
    readonly image: { readonly url: string };
    readonly callToActionEnable: boolean;
    readonly callToActionType: string;
    readonly callToActionLink: string;
    readonly callToActionText: string;
    readonly callToAction2Enable: boolean;
    readonly callToAction2Type: string;
    readonly callToAction2Link: string;
    readonly callToAction2Text: string;
    readonly carouselItem: readonly { readonly text: string; readonly image: { readonly url: string } }[];
  };
  readonly metadata: { readonly endDate: string | null; readonly overrideRank: number };
}
/** ENG-005: GET engagementRestPaths.guestStreamItems, with the query of the member's feed. Every visitor gets the same reply. */
export interface GuestStreamReply {
  readonly streamItems: readonly GuestStreamItem[];
}

/** The state of the feed that is kept with the account, so that it is the same on every device. */
export interface ForYouReply {
  /** Whether the member has a card to scan in a store (ENG-002). */
  readonly hasPrimaryCard: boolean;
  /** When the first card came to the account, ISO 8601; null without one (ENG-013). */
  readonly firstCardAt: string | null;
  /** Whether the welcome was shown in full (D-138). */
  readonly isWelcomed: boolean;
  /** The completed tasks that the member has seen (ENG-011). */
  readonly seenTasks: readonly OnboardingTaskName[];
}
/** The marks of a member on the feed. */
export const streamMarkKinds = ['dismissed', 'task-seen', 'welcomed'] as const;
/**
 * POST engagementRestPaths.streamMarks. `subject` is the id of a dismissed item, the name of a seen task, or `welcome`. A repeated mark
 * changes nothing. Errors: UNAUTHENTICATED; VALIDATION for a subject that cannot have this mark.
 */
export interface StreamMark {
  readonly kind: (typeof streamMarkKinds)[number];
  readonly subject: string;
}
/** The items that a member can dismiss. The others say what may be lost (E07). */
export const dismissibleTypes: readonly StreamItemType[] = ['information', 'birthday'];

export { engagementRestPaths } from './paths/engagement-paths.ts';
