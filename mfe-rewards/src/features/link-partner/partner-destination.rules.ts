import { isPartnerUrl, parseUrl } from '@crema/shared-contracts';

export type Destination =
  { readonly kind: 'partner'; readonly url: string } | { readonly kind: 'page'; readonly path: string };

interface Origins {
  readonly publicOrigin: string;
  readonly partnerHosts: readonly string[];
}
/** Where a redirectURL leads: to the partner, to a page of ours, or nowhere if its host is not allowed (D-133). */
export const destinationOf = (
  redirectURL: string,
  { publicOrigin, partnerHosts }: Origins,
): Destination | undefined => {
  const url = parseUrl(redirectURL);
  if (url?.origin === publicOrigin) return { kind: 'page', path: url.pathname };
  return isPartnerUrl(redirectURL, partnerHosts) ? { kind: 'partner', url: redirectURL } : undefined;
};
