import { giftLinkPage, type GiftDeliveryMethod } from '@crema/shared-contracts';
import type { GiftState } from '../gifts.tables.ts';
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

interface PassedOn extends LinkedGift {
  readonly delivery_method: GiftDeliveryMethod;
  readonly deliver_at: Date | null;
  readonly state: GiftState;
}
/** The link of a gift that its sender passes on, for the sender's pages (L-45): from its day on, until it is cancelled or added. */
export const linkToPassOn = (
  deps: Keys & Pick<AppDeps, 'publicOrigin'>,
  gift: PassedOn,
): { readonly link?: string } => {
  const isOut = gift.state === 'SENT' || (gift.state === 'SCHEDULED' && gift.deliver_at === null);
  return gift.delivery_method === 'link' && isOut ? { link: linkOfGift(deps, gift) } : {};
};
