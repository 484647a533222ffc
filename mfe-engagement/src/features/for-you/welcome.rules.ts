/** A first card with less than this many dollars is welcomed in full (D-138). */
const lowBalance = 5;
const dayOf = (instant: number) => new Date(instant).toDateString();

interface WelcomeFacts {
  readonly isFlagOn: boolean;
  /** Whether the feed has an onboarding item. */
  readonly isOnboarding: boolean;
  readonly isWelcomed: boolean;
  readonly firstCardAt: string | null;
  readonly initialBalance: number | null;
  /** Milliseconds since 1970; days are those of the device's zone. */
  readonly now: number;
}
/** In full once, on the day on which the first card came with less than $5; else compact, while there are tasks (ENG-013, D-138). */
export const welcomeOf = (facts: WelcomeFacts): 'full' | 'compact' | 'none' => {
  const { firstCardAt, initialBalance, now } = facts;
  if (!facts.isFlagOn || !facts.isOnboarding) return 'none';
  const isFirstDay = firstCardAt !== null && dayOf(Date.parse(firstCardAt)) === dayOf(now);
  const isLow = initialBalance !== null && initialBalance < lowBalance;
  return isFirstDay && isLow && !facts.isWelcomed ? 'full' : 'compact';
};
