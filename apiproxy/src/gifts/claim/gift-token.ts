import { giftLinkPage } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

type Keys = Pick<AppDeps, 'cardNumbers'>;

/** A gift and the number of its present link, from 0. */
export interface LinkedGift {
  readonly gift_id: string;
  readonly link_number: number;
}

/**
 * The token of a gift's link: 256 bits that follow from the server's key, the gift and the number of its link, so that a job can write the mail again and
 * the database has no token.
 */
export const tokenOfGift = ({ cardNumbers }: Keys, { gift_id, link_number }: LinkedGift): string =>
  cardNumbers.hashOf(`gift link ${gift_id}${link_number === 0 ? '' : ` ${link_number}`}`);

/** The form in which the database has a token, and finds it. */
export const hashOfGiftToken = ({ cardNumbers }: Keys, token: string): string =>
  cardNumbers.hashOf(`gift token ${token}`);

/** The page of the link. The token is in the part behind #, which browsers send to no server and write to no referrer. */
export const linkOfGift = (deps: Keys & Pick<AppDeps, 'publicOrigin'>, gift: LinkedGift): string =>
  `${deps.publicOrigin}${giftLinkPage.path}#${giftLinkPage.tokenParameter}=${tokenOfGift(deps, gift)}`;
