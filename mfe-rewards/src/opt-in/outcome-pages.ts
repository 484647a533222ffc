import type { OptInReply, OptInOutcome } from '@crema/shared-contracts';

interface OutcomePage {
  readonly picture: 'latte' | 'iced' | 'bakery' | 'tea';
  readonly canOrder: boolean;
}
/** The pages of RWD-064; messages: `rewards.optIn.<page>.title` and `.body` by select. */
export const outcomePages = {
  'active-external': { picture: 'latte', canOrder: true },
  'active-choice': { picture: 'bakery', canOrder: true },
  'active-multiplier': { picture: 'iced', canOrder: true },
  error: { picture: 'tea', canOrder: true },
  expired: { picture: 'tea', canOrder: true },
  'expired-multiplier': { picture: 'tea', canOrder: true },
  success: { picture: 'bakery', canOrder: true },
  'success-multiplier': { picture: 'iced', canOrder: true },
} as const satisfies Record<string, OutcomePage>;
export type OutcomeName = keyof typeof outcomePages;

/** The page of a path; `error` for any other. */
export const outcomeOfPath = (path: string | undefined): OutcomeName =>
  path !== undefined && Object.hasOwn(outcomePages, path) ? (path as OutcomeName) : 'error';

const pages: Readonly<Record<OptInOutcome, OutcomeName>> = {
  active: 'success',
  'already-active': 'active-external',
  choice: 'active-choice',
  multiplier: 'active-multiplier',
  expired: 'expired',
  'event-over': 'expired-multiplier',
  error: 'error',
};
/** The page that an opt-in leads to (RWD-065). */
export const pageOfReply = ({ outcome, isNew }: OptInReply): OutcomeName =>
  outcome === 'multiplier' && isNew ? 'success-multiplier' : pages[outcome];
