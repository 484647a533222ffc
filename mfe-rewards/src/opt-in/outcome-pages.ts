import type { OptInReply, OptInOutcome } from '@crema/shared-contracts';

interface OutcomePage {
  readonly picture: 'latte' | 'iced' | 'bakery' | 'tea';
  readonly canOrder: boolean;
  /** The name in messages: `select` takes no hyphens. */
  readonly outcome: string;
}
/** The pages of RWD-064; their texts are in `rewards.optIn.title` and `rewards.optIn.body`. */
export const outcomePages = {
  'active-external': { picture: 'latte', canOrder: true, outcome: 'activeExternal' },
  'active-choice': { picture: 'bakery', canOrder: true, outcome: 'activeChoice' },
  'active-multiplier': { picture: 'iced', canOrder: true, outcome: 'activeMultiplier' },
  error: { picture: 'tea', canOrder: true, outcome: 'error' },
  expired: { picture: 'tea', canOrder: true, outcome: 'expired' },
  'expired-multiplier': { picture: 'tea', canOrder: true, outcome: 'expiredMultiplier' },
  success: { picture: 'bakery', canOrder: true, outcome: 'success' },
  'success-multiplier': { picture: 'iced', canOrder: true, outcome: 'successMultiplier' },
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
