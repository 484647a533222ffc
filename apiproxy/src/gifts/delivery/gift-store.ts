import {
  giftRestPaths,
  money,
  type GiftDeliveryMethod,
  type Locale,
  type Money,
} from '@crema/shared-contracts';
import { statedOfGift } from '@crema/shared-contracts/wire/gift-purchase';
import type { Wire } from '@crema/shared-contracts/wire/shapes';
import type { Kysely, Selectable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { messageIn } from '../../i18n/messages.ts';
import { messageFrom } from '../../shop/local-text.ts';
import type { SoldDesign } from '../catalogue/gift-catalogue.ts';
import type { GiftOrder, GiftTable } from '../gifts.tables.ts';
import type { MailPicture } from './gift-mail.ts';

/** A gift with its purchase and its design, as pages and mails show it. */
export interface ShownGift extends Selectable<GiftTable> {
  readonly currency: Money['currency'];
  readonly locale: Locale;
  readonly sender_email: string;
  readonly member_id: string | null;
  readonly order_number: string;
  readonly design: SoldDesign;
  /** By `link` and `facebook` its link goes to the sender. A gift that is sent again goes to the recipient's address (D-72). */
  readonly delivery_method: GiftDeliveryMethod;
}

/** Gifts with their purchase. Add the condition, the order and the lock. */
export const selectGifts = (db: Kysely<Tables>) =>
  db
    .selectFrom('gift')
    .innerJoin('gift_purchase as purchase', 'purchase.purchase_id', 'gift.purchase_id')
    .selectAll('gift')
    .select(['purchase.currency', 'purchase.member_id', 'purchase.order_number', 'purchase.gift_order']);
type JoinedGift = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>;

/** The design as it was sold. */
export const designOf = ({ gifts }: GiftOrder, position: number): SoldDesign => {
  const gift = gifts[position];
  if (!gift) throw new Error(`The purchase has no gift ${position}.`);
  return gift.design;
};

type Stated = Wire<typeof statedOfGift>;
const statedFields = Object.keys(statedOfGift.properties);
/** The choices of the form, as they were made. */
export const statedOf = ({ gifts }: GiftOrder, position: number): Stated => ({
  deliveryMethod: 'email',
  ...Object.fromEntries(
    Object.entries(gifts[position] ?? {}).filter(([field]) => statedFields.includes(field)),
  ),
});

export const toShown = ({ gift_order: order, order_number, ...row }: JoinedGift): ShownGift => ({
  ...row,
  design: designOf(order, row.position),
  locale: order.locale,
  sender_email: order.senderEmail,
  order_number: order_number ?? '',
  delivery_method: row.link_number === 0 ? statedOf(order, row.position).deliveryMethod : 'email',
});

/** Whether the sender passes the gift's link on: nothing is mailed to the recipient. */
export const isPassedOn = ({ delivery_method }: Pick<ShownGift, 'delivery_method'>): boolean =>
  delivery_method !== 'email';

/** The address for pages and receipts of the sender: empty if the sender passes the link on, because the stored one is the sender's. */
export const shownEmailOf = ({
  delivery_method,
  recipient_email,
}: Pick<ShownGift, 'delivery_method' | 'recipient_email'>): string =>
  delivery_method === 'link' ? '' : recipient_email;

export const findGift = async (db: Kysely<Tables>, giftId: string): Promise<ShownGift | undefined> => {
  const row = await selectGifts(db).where('gift.gift_id', '=', giftId).executeTakeFirst();
  return row && toShown(row);
};

export const amountOf = ({ amount_minor, currency }: Pick<ShownGift, 'amount_minor' | 'currency'>): Money =>
  money(amount_minor, currency);
export const nameOf = ({ design }: Pick<ShownGift, 'design'>, locale: string): string =>
  messageIn(messageFrom(design.name), locale);
/** The design's picture for a mail. Its URL has our configured origin, whatever host a request names. */
export const pictureOf = ({ publicOrigin }: Pick<AppDeps, 'publicOrigin'>, gift: ShownGift): MailPicture => ({
  url: `${publicOrigin}${giftRestPaths.giftPictures}/${gift.design.picture}`,
  text: nameOf(gift, gift.locale),
});
