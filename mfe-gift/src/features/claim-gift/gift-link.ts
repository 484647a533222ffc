import { giftLinkPage, nonEmptyString } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

const stored = visitValue({ key: 'crema.gift-link', version: 1, validate: nonEmptyString });

/** The token in the hash of a mailed link; undefined for another hash. */
export const tokenInHash = (hash: string): string | undefined => {
  const token = new URLSearchParams(hash.slice(1)).get(giftLinkPage.tokenParameter);
  return token || undefined;
};
/** The token of the link that was opened in this visit: it survives the sign-in and a reload. */
export const openedLink = {
  read: stored.read,
  write: (token: string | undefined): void => stored.write(token),
};
