import { useSearchParams } from 'react-router-dom';
import { readReturnUrl } from './return-url.rules.ts';

/** The validated page to go to once signed in, from this page's own address. */
export const useReturnUrl = (): string => readReturnUrl(useSearchParams()[0].get('returnUrl'));
