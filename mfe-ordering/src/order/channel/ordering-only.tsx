import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StickyBar, Text } from '@crema/shared-ui';
import s from './channel.module.css';
import { StartOrder } from './start-order.tsx';
import { useChannel, useIsOrdering } from './use-channel.ts';

/** The bar at the foot of a product; while the customer only browses or orders elsewhere, one without a price and a cart button (ORD-061). */
export const OrderingOnly = ({ children }: { readonly children: ReactNode }) => {
  const { channel, partner } = useChannel();
  if (useIsOrdering()) return children;
  return (
    <StickyBar className={s.bar ?? ''}>
      <Text strong>
        {channel === 'delivery' ? (
          <FormattedMessage id="ordering.channel.deliveryBy" values={{ partner: partner?.name }} />
        ) : (
          <FormattedMessage id="ordering.channel.browse" />
        )}
      </Text>
      <StartOrder />
    </StickyBar>
  );
};
