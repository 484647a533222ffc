import type { Currency } from '@crema/shared-contracts';
import type { OperatorDeps } from '../../operations/operator-command.ts';
import type { Period } from '../../operations/reconcile-comparison.ts';

export type MovementKind =
  | 'charge'
  | 'refund'
  /** A refund that the customer's bank has sent back. */
  | 'refund-failure'
  | 'chargeback'
  | 'chargeback-reversal'
  | 'fee';
/** An amount that changed our balance at a provider. The kind says in which direction: amounts are positive. */
export interface Movement {
  readonly kind: MovementKind;
  /** Our reference of the payment. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly at: Date;
}
/** A movement in the provider's book, by the provider's id. */
export interface ProviderMovement extends Movement {
  readonly id: string;
}
export interface MovementSource {
  /** The movements from one time to before another one, in any order. Throws if they cannot be read completely. */
  listMovements(from: Date, to: Date): AsyncIterable<ProviderMovement>;
}
/** The parts of an operator's command that a provider may use. */
export type MovementDeps = Pick<OperatorDeps, 'db' | 'environment'>;

/** A movement that only one side has, or of which the sides have other amounts. */
export interface Difference {
  readonly subject: string;
  readonly found: string;
}

const keyOf = ({ kind, reference }: Movement) => `${kind} ${reference}`;
const amountOf = ({ amountMinor, currency }: Movement) => `${amountMinor} ${currency}`;
/** The rows of one list without a partner of the same amount in the other one: each row is the partner of one other row. */
const withoutPartner = <Row extends Movement>(rows: readonly Row[], others: readonly Movement[]): Row[] => {
  const amounts = others.map(amountOf);
  return rows.filter((row) => {
    const at = amounts.indexOf(amountOf(row));
    if (at >= 0) amounts.splice(at, 1);
    return at < 0;
  });
};

const differencesOf = (
  subject: string,
  ours: readonly Movement[],
  theirs: readonly ProviderMovement[],
  { from, to }: Period,
): readonly Difference[] => {
  const isInPeriod = ({ at }: Movement) => at >= from && at < to;
  const [ourRest, theirRest] = [withoutPartner(ours, theirs), withoutPartner(theirs, ours)];
  return Array.from({ length: Math.max(ourRest.length, theirRest.length) }).flatMap((_, index) => {
    const [our, their] = [ourRest[index], theirRest[index]];
    if (![our, their].some((movement) => movement && isInPeriod(movement))) return [];
    if (!their) return our ? [{ subject, found: `ours only: ${amountOf(our)}` }] : [];
    const named = `${amountOf(their)} (${their.id})`;
    return [
      {
        subject,
        found: our ? `other amount: ours ${amountOf(our)}, theirs ${named}` : `theirs only: ${named}`,
      },
    ];
  });
};

/**
 * The differences of a period, each by kind and reference. The lists may reach beyond the period, so that a movement at its edge
 * finds its partner. Fees are the provider's alone.
 */
export const compareMovements = (
  ours: readonly Movement[],
  theirs: readonly ProviderMovement[],
  period: Period,
): readonly Difference[] => {
  const ourRows = Map.groupBy(ours, keyOf);
  const theirRows = Map.groupBy(
    theirs.filter(({ kind }) => kind !== 'fee'),
    keyOf,
  );
  return [...new Set([...ourRows.keys(), ...theirRows.keys()])]
    .toSorted()
    .flatMap((key) => differencesOf(key, ourRows.get(key) ?? [], theirRows.get(key) ?? [], period));
};
