import { Type } from 'typebox';
import { onboardingTaskNames, streamItemTypes, streamMarkKinds } from '../rest/engagement.ts';
import { locale, nullable, picklist, text, type Wire } from './shapes.ts';

const flag = Type.Boolean();
const moment = nullable(text);

/** The texts of an item. A text, a picture or a link that an item does not have is empty. */
const streamContent = Type.Object({
  title: text,
  /** The body of an item about a level contains `{days}`: the page writes the days that are left (ENG-010). */
  body: text,
  image: text,
  imagelink: text,
  imagelinkisvideo: flag,
  enablecalltoaction: flag,
  calltoactionlink: text,
  calltoactiondeeplink: text,
  calltoactiontext: text,
  calltoactiontype: text,
  calltoactionlinkalttext: text,
  calltoaction2text: text,
  legalfooter: text,
});
export type StreamContent = Wire<typeof streamContent>;
const onboardingTask = Type.Object({
  name: picklist(...onboardingTaskNames),
  /** ISO 8601; null until the member has done it. */
  completedOn: moment,
  displayOrder: Type.Integer(),
});
export type OnboardingTask = Wire<typeof onboardingTask>;
const streamCoupon = Type.Object({
  couponCode: text,
  status: picklist('Available', 'Used', 'Expired'),
  startDate: moment,
  startDateOnly: moment,
  /** ISO 8601: the end of the last day in the last of our time zones. */
  expirationDate: text,
  /** `YYYY-MM-DD`: the last day at the store (isDayOver). */
  expirationDateOnly: text,
});
export type StreamCoupon = Wire<typeof streamCoupon>;
/** ENG-007: an item of a member's feed. Instants are ISO 8601; an item without endDate stays until the server leaves it out. */
const streamItem = Type.Object({
  streamItemId: text,
  streamItemType: picklist(...streamItemTypes),
  /** `content` for an authored item, `account` for one from the member's data. */
  fill: Type.Object({ type: picklist('content', 'account') }),
  startDate: moment,
  endDate: moment,
  /** The higher one is shown first. */
  rank: Type.Integer(),
  legalfooter: text,
  content: Type.Object({ item: streamContent }),
  onboardingStatus: Type.Optional(
    Type.Object({
      tasks: Type.Array(onboardingTask),
      /** Whole units of the currency; null without a card. */
      initialRegisteredCardBalance: nullable(Type.Number()),
    }),
  ),
  rewardsCoupon: Type.Optional(Type.Object({ coupon: streamCoupon })),
  information: Type.Optional(
    Type.Object({
      segmentation: Type.Object({ tiers: Type.Array(Type.Object({ tierId: Type.Integer() })) }),
    }),
  ),
  rewardPointsExpiration: Type.Optional(
    Type.Object({
      /** Stars, with one decimal (D-130). */
      rewardPointsTotal: Type.Number(),
      nextRewardPointsExpirationEvent: Type.Object({
        rewardPointsExpirationEvent: Type.Object({ rewardPoints: Type.Number(), expirationDate: text }),
      }),
    }),
  ),
});
export type StreamItem = Wire<typeof streamItem>;
/**
 * ENG-005: GET engagementRestPaths.streamItems?locale&streamItemTypes&streamItemStatus=active&modifiedSince. The header Last-Modified is the
 * next `modifiedSince`. 304: nothing has changed since then. 206: a source of items failed, and its items are missing. Errors:
 * UNAUTHENTICATED, VALIDATION.
 */
export const streamReply = Type.Object({ streamItems: Type.Array(streamItem) });
export type StreamReply = Wire<typeof streamReply>;

const image = Type.Object({ url: text });
/** ENG-008: an item of the feed of guests. A text, a picture or a link that it does not have is empty. */
const guestStreamItem = Type.Object({
  id: text,
  typeName: picklist(...streamItemTypes),
  content: Type.Object({
    title: text,
    body: text,
    image,
    /** A film in place of the picture. */
    video: Type.Optional(text),
    callToActionEnable: flag,
    callToActionType: text,
    callToActionLink: text,
    callToActionText: text,
    /** The longer text that is read aloud in place of `callToActionText`. */
    callToActionAltText: Type.Optional(text),
    callToAction2Enable: flag,
    callToAction2Type: text,
    callToAction2Link: text,
    callToAction2Text: text,
    carouselItem: Type.Array(Type.Object({ text, image })),
  }),
  metadata: Type.Object({ endDate: moment, overrideRank: Type.Integer() }),
});
export type GuestStreamItem = Wire<typeof guestStreamItem>;
/** ENG-005: GET engagementRestPaths.guestStreamItems, with the query of the member's feed. Every visitor gets the same reply. */
export const guestStreamReply = Type.Object({ streamItems: Type.Array(guestStreamItem) });
export type GuestStreamReply = Wire<typeof guestStreamReply>;

/** The query of both feeds (ENG-005). */
export const streamQuery = Type.Object({
  locale,
  /** Names of types, separated by commas; all of them if it is missing. */
  streamItemTypes: Type.Optional(Type.String({ maxLength: 200 })),
  streamItemStatus: Type.Optional(picklist('active')),
  /** The Last-Modified of the reply that the page has, as ISO 8601 or as the header has it. */
  modifiedSince: Type.Optional(Type.String({ maxLength: 40 })),
});

/** The state of the feed that is kept with the account, so that it is the same on every device. */
export const forYouReply = Type.Object({
  /** Whether the member has a card to scan in a store (ENG-002). */
  hasPrimaryCard: flag,
  /** When the first card came to the account, ISO 8601; null without one (ENG-013). */
  firstCardAt: moment,
  /** Whether the welcome was shown in full (D-138). */
  isWelcomed: flag,
  /** The completed tasks that the member has seen (ENG-011). */
  seenTasks: Type.Array(picklist(...onboardingTaskNames)),
});
export type ForYouReply = Wire<typeof forYouReply>;
/**
 * POST engagementRestPaths.streamMarks. `subject` is the id of a dismissed item, the name of a seen task, or `welcome`. A repeated mark
 * changes nothing. Errors: UNAUTHENTICATED; VALIDATION for a subject that cannot have this mark.
 */
export const streamMark = Type.Object({
  kind: picklist(...streamMarkKinds),
  subject: Type.String({ minLength: 1, maxLength: 100 }),
});
export type StreamMark = Wire<typeof streamMark>;
