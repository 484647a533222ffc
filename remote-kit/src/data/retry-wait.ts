import type { AppError } from './app-error.ts';

/** The wait of a reply without one, such as that of a proxy. */
const defaultSeconds = 60;
/** A longer wait is stated in minutes. */
const mostSeconds = 90;

/** The wait that a 429 states, as arguments of a message: minutes, or seconds if `waitMinutes` is 0. */
export const retryWait = ({ params }: Pick<AppError, 'params'>) => {
  const stated = Number(params?.['retryAfter'] ?? defaultSeconds);
  const waitSeconds = Math.max(1, Math.ceil(Number.isFinite(stated) ? stated : defaultSeconds));
  return { waitSeconds, waitMinutes: waitSeconds > mostSeconds ? Math.ceil(waitSeconds / 60) : 0 };
};
