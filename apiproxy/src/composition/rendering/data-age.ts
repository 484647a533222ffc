import { publicReplyTtlMs } from '../../http/replies/public-reply-cache.ts';

/**
 * Milliseconds for which the data of pages is kept, as in the cache of public replies. Outside production every change is visible
 * immediately.
 */
export const dataAgeMs = ({ production }: { readonly production: boolean }): number =>
  production ? publicReplyTtlMs : 0;
