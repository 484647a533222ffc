import { useLocation } from 'react-router-dom';
import { integer, nonEmptyString, object, optional, type Validator } from '@crema/shared-contracts';

/** The amount that a card lacks to pay an order: minor units of the card's currency. */
export interface MissingAmount {
  /** Missing: the member has no card yet (K-04). */
  readonly cardId?: string | undefined;
  readonly amountMinor: number;
}
export const validateMissing: Validator<MissingAmount> = object({
  cardId: optional(nonEmptyString),
  amountMinor: integer,
});

/** The state of a link to #add-money that says what is missing. It stays in the history entry, so that a reload keeps it. */
export const stateOfShortfall = (missing: MissingAmount) => ({ shortfall: missing });

/** The missing amount that the link to this modal stated, if any. */
export const useShortfall = (): MissingAmount | undefined => {
  const { state } = useLocation() as { state: unknown };
  const found = (state as { shortfall?: unknown } | null)?.shortfall;
  return found !== undefined && validateMissing(found) === undefined ? (found as MissingAmount) : undefined;
};
