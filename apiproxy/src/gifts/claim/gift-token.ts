import { giftLinkPage } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

type Keys = Pick<AppDeps, 'cardNumbers'>;

/**
 * The token of a gift's link: 256 bits that follow from the server's key and the gift, so that a job can write the mail again and
 * the database has no token.
 */
export const tokenOfGift = ({ cardNumbers }: Keys, giftId: string): string =>
  cardNumbers.hashOf(`gift link ${giftId}`);

/** The form in which the database has a token, and finds it. */
export const hashOfGiftToken = ({ cardNumbers }: Keys, token: string): string =>
  cardNumbers.hashOf(`gift token ${token}`);

/** The page of the link. The token is in the part behind #, which browsers send to no server and write to no referrer. */
export const linkOfGift = (deps: Keys & Pick<AppDeps, 'publicOrigin'>, giftId: string): string =>
  `${deps.publicOrigin}${giftLinkPage.path}#${giftLinkPage.tokenParameter}=${tokenOfGift(deps, giftId)}`;
