import { findReturnUrlError, landingPath } from '@crema/shared-contracts';

/** The page after signing out, and after signing in if no remote has the landing page. */
export const publicPath = '/menu';

/** Returns the path of another access page with the return path; a refused return path is left out. */
export const withReturnUrl = (path: string, returnUrl: string): string =>
  returnUrl === landingPath || findReturnUrlError(returnUrl)
    ? path
    : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
