import { useSearchParams } from 'react-router-dom';
import { readReturnUrl } from './return-url.rules.ts';

/** The validated return path in this page's URL. */
export const useReturnUrl = (): string => readReturnUrl(useSearchParams()[0].get('returnUrl'));
