import { useHost, useLocale, useOrderStore, useSignal } from '@crema/remote-kit';
import type { HostServices } from '@crema/shared-contracts';
import { selectLines } from '../../cart/cart.selectors.ts';
import { useAppSelector } from '../../state/ordering.hooks.ts';
import { channelChoice } from './channel-choice.ts';
import { channelOf, findDeliveryPartner, type Channel, type DeliveryPartner } from './channel.rules.ts';

/** One choice for each mounted remote. */
const choices = new WeakMap<HostServices, ReturnType<typeof channelChoice>>();
const choiceOf = (host: HostServices) => {
  const known = choices.get(host) ?? channelChoice();
  choices.set(host, known);
  return known;
};

export interface ChannelState {
  /** Undefined until the customer has answered. */
  readonly channel: Channel | undefined;
  /** The partner who delivers; undefined if delivery is not offered. */
  readonly partner: DeliveryPartner | undefined;
  readonly choose: (channel: Channel) => void;
  /** The customer wants to pick up, or has closed the question. */
  readonly beginPickup: () => void;
}
/** The type of order (ORD-061, D-23). */
export const useChannel = (): ChannelState => {
  const host = useHost();
  const store = useOrderStore();
  const locale = useLocale();
  const choice = choiceOf(host);
  const chosen = useSignal(choice);
  const lines = useAppSelector(selectLines);
  const { clock, configuration } = host;
  const market = store?.countryCode ?? (locale === 'en-US' ? 'US' : 'CA');
  const partner = findDeliveryPartner({ configuration, market });
  const channel = channelOf({
    choice: chosen,
    now: clock.now(),
    storeNumber: store?.storeNumber,
    isDeliveryOffered: partner !== undefined,
    lastAddedAt: Math.max(0, ...lines.map(({ timeAdded }) => timeAdded)),
  });
  const choose = (next: Channel) =>
    choice.set({ channel: next, at: clock.now(), ...(store && { storeNumber: store.storeNumber }) });
  return {
    channel,
    partner,
    choose,
    beginPickup: () => {
      if (channel !== 'pickup') choose('pickup');
    },
  };
};

/** Whether the menu shows what an order needs: a store, and buttons that add to the cart. */
export const useIsOrdering = (): boolean => {
  const { channel } = useChannel();
  return channel === 'pickup' || channel === undefined;
};
