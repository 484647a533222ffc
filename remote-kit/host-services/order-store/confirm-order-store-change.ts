import type { DescribeOrderStoreChange, DialogRequest, OrderStoreChange } from '@crema/shared-contracts';

export interface ConfirmationDeps {
  readonly confirm: (request: DialogRequest) => Promise<boolean>;
  /** A remote could not describe the change. The change continues without the remote's question. */
  readonly report: (cause: unknown) => void;
  /** Resolves once every remote that wants to describe changes runs, or cannot be loaded. */
  readonly loadConfirmingRemotes: () => Promise<unknown>;
}

/** The change continues without the question of a remote that does not answer within this time. */
const describeLimitMs = 8_000;
const withinLimit = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('describeChanges: no answer in time')), describeLimitMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Shows the questions about a change one after the other, until the customer declines one. Before each
 * question, `isOutdated` is called; an outdated change is not confirmed.
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
