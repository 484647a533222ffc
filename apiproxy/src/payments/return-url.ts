import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';

/** The page to which the bank's own page returns: one of ours, or null. Throws VALIDATION for any other. */
export const readReturnUrl = (
  returnUrl: string | null | undefined,
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
): string | null => {
  if (!returnUrl) return null;
  const url = URL.parse(returnUrl, publicOrigin);
  if (url?.origin !== publicOrigin) throw createAppError('VALIDATION', undefined, { field: 'returnUrl' });
  return url.href;
};
