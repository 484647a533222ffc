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
/** The marks of a member on the feed. */
export const streamMarkKinds = ['dismissed', 'task-seen', 'welcomed'] as const;
/** The items that a member can dismiss. The others say what may be lost (E07). */
export const dismissibleTypes: readonly StreamItemType[] = ['information', 'birthday'];

export { engagementRestPaths } from './paths/engagement-paths.ts';
