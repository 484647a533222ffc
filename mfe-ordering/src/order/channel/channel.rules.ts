import type { Configuration } from '@crema/shared-contracts';

/** The types of order (D-23); `browse` is the menu without order options. */
export const channels = ['pickup', 'delivery', 'browse'] as const;
export type Channel = (typeof channels)[number];

/** The customer's choice with its time (wall-clock milliseconds). */
export interface ChannelChoice {
  readonly channel: Channel;
  readonly at: number;
  /** The order store at that time; missing if there was none. */
  readonly storeNumber?: string | undefined;
}
/** A choice is of one day's errand: the next day the customer is asked again. */
export const choiceLifeMs = 12 * 60 * 60_000;

export type DeliveryPartner = Pick<NonNullable<Configuration['deliveryPartner']>, 'name' | 'url'>;
interface DeliveryFacts {
  readonly configuration: Pick<Configuration, 'enableInAppDelivery' | 'deliveryPartner'>;
  /** The country of the order store, else that of the visitor's language. */
  readonly market: 'US' | 'CA';
}
/** Any of these blocks delivery (ORD-061). */
const obstacles: readonly ((facts: DeliveryFacts) => boolean)[] = [
  ({ configuration }) => !configuration.enableInAppDelivery,
  ({ configuration }) => !configuration.deliveryPartner,
  ({ configuration, market }) => !configuration.deliveryPartner?.markets.includes(market),
];
/** The partner who delivers; undefined if delivery is not offered (ORD-061). */
export const findDeliveryPartner = (facts: DeliveryFacts): DeliveryPartner | undefined => {
  const { deliveryPartner } = facts.configuration;
  if (!deliveryPartner || obstacles.some((blocks) => blocks(facts))) return undefined;
  return { name: deliveryPartner.name, url: deliveryPartner.url };
};

interface ChannelFacts {
  readonly choice: ChannelChoice | undefined;
  readonly now: number;
  /** The order store's number. */
  readonly storeNumber: string | undefined;
  readonly isDeliveryOffered: boolean;
  /** When the newest line came into the cart. */
  readonly lastAddedAt: number;
}
/**
 * The type of the order; undefined if the customer has to be asked. A store that was chosen and an item that was added after the choice begin an order
 * to pick up. Without delivery there is nothing to ask (docs/decisions/140).
 */
export const channelOf = ({
  choice,
  now,
  storeNumber,
  isDeliveryOffered,
  lastAddedAt,
}: ChannelFacts): Channel | undefined => {
  const isCurrent = choice && now - choice.at < choiceLifeMs;
  const isPossible = choice?.channel !== 'delivery' || isDeliveryOffered;
  const isStoreNew = storeNumber !== undefined && storeNumber !== choice?.storeNumber;
  const isItemNew = lastAddedAt > (choice?.at ?? 0);
  if (isCurrent && isPossible && !isStoreNew && !isItemNew) return choice.channel;
  return storeNumber !== undefined || isItemNew || !isDeliveryOffered ? 'pickup' : undefined;
};
