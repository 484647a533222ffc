import { lazyPart, useHost } from '@crema/remote-kit';
import { OrderStoreHeader } from '../../order-store/order-store-header.tsx';

const ChannelHeader = lazyPart(
  () =>
    import(/* webpackChunkName: "channel" */ '../../order/channel/channel-header.tsx').then(
      (part) => part.ChannelHeader,
    ),
  { fallback: OrderStoreHeader, placeholder: <OrderStoreHeader /> },
);

/** The order store; where orders are also delivered, with the type of the order (ORD-061). */
export const StoreHeader = () =>
  useHost().configuration.enableInAppDelivery ? <ChannelHeader /> : <OrderStoreHeader />;
