/**
 * One row of a table that is checked from top to bottom: the first violated rule decides. `Outcome` is its result, such as the code
 * that the customer gets; `Context` is a second subject, where a rule compares two.
 */
export type Rule<Facts, Outcome, Context = void> = Outcome & {
  readonly isViolatedBy: (facts: Facts, context: Context) => boolean;
};
