import type { AppError } from '@crema/remote-kit';

/** Marks the error of an order whose payment the bank has approved and the server has released: nothing is charged. */
export const releasedParams = { released: 'yes' } as const;
export const isPaymentReleased = (error: AppError | undefined): boolean =>
  error?.params?.['released'] === releasedParams.released;
