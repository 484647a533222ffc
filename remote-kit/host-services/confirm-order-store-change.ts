import type { DescribeOrderStoreChange, DialogRequest, OrderStoreChange } from '@crema/shared-contracts';

export interface ConfirmationDeps {
  readonly confirm: (request: DialogRequest) => Promise<boolean>;
  /** A remote could not say what a change means. The change goes on without its question. */
  readonly report: (cause: unknown) => void;
  /** Resolves once every remote that wants to describe changes runs, or cannot be loaded. */
  readonly loadConfirmingRemotes: () => Promise<unknown>;
}

/** A remote that does not answer in this time does not keep the customer from another store. */
const describeLimitMs = 8_000;
const withinLimit = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('describeChanges: no answer in time')), describeLimitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Shows the questions about a change one after the other, until the customer declines one. `isOutdated` is asked when a question is
 * about to be shown; a change that is outdated is not confirmed.
 */
export const confirmOrderStoreChange = async (
  change: OrderStoreChange,
  descriptions: ReadonlySet<DescribeOrderStoreChange>,
  isOutdated: () => boolean,
  { confirm, report, loadConfirmingRemotes }: ConfirmationDeps,
): Promise<boolean> => {
  await loadConfirmingRemotes();
  const questions = await Promise.all(
    [...descriptions].map((describe) =>
      withinLimit(Promise.resolve(change).then(describe)).catch((cause: unknown) => report(cause)),
    ),
  );
  for (const question of questions) {
    if (isOutdated()) return false;
    if (question && !(await confirm(question))) return false;
  }
  return !isOutdated() || questions.some((question) => question !== undefined);
};
