import type { Locale, Market, StreamItemType } from '@crema/shared-contracts';

/** A text in each language; Canadian English is US English unless it is written. */
export type AuthoredText = { readonly [L in Locale]?: string };
export interface AuthoredCall {
  readonly text: AuthoredText;
  /** A path of our own site, or a fragment such as `#pay`. */
  readonly link: string;
  /** The address that an app opens in place of the link, such as `crema://menu` (ENG-007). Pages use the link. */
  readonly deepLink?: string;
  /** The text that assistive technology reads in place of the shown one, for a text that says too little alone; it contains the text. */
  readonly alternativeText?: AuthoredText;
}
/**
 * An item of the feed, made of the shop's data (`feed.kinds.ts`). Items of `information` are shown as they are. An item of another type is the text for what
 * the member's data brings up: `{offer}` is the name of a coupon, `{stars}` a number of Stars, `{days}` the days that are left.
 */
export interface AuthoredItem {
  readonly id: string;
  readonly type: StreamItemType;
  readonly audience: 'guests' | 'members' | 'everyone';
  readonly markets: readonly Market[];
  /** The first and the last day, `YYYY-MM-DD`; null without an end. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The higher one is shown first. */
  readonly rank: number;
  readonly image: string;
  /** A film without sound, MP4 or WebM, a path of our own site: the card plays it in place of the picture (ENG-007). */
  readonly video?: string;
  readonly title: AuthoredText;
  readonly body: AuthoredText;
  readonly callToAction?: AuthoredCall;
  readonly callToAction2?: AuthoredCall;
  readonly legal?: AuthoredText;
  /** The levels of a segment, 2 is everybody's (ENG-009). */
  readonly tiers?: readonly number[];
  readonly carousel?: readonly { readonly text: AuthoredText; readonly image: string }[];
}
