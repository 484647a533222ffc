import { useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { landingPath, readReturnUrl } from '@crema/shared-contracts';
import { publicPath } from './return-url.rules.ts';

/** The validated return path in this page's URL; without one, the landing page if a remote has it. */
export const useReturnUrl = (): string => {
  const { hasPage } = useHost();
  const returnUrl = readReturnUrl(useSearchParams()[0].get('returnUrl'));
  return returnUrl === landingPath && !hasPage(landingPath) ? publicPath : returnUrl;
};
