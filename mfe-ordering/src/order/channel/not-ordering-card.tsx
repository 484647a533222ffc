import { FormattedMessage } from 'react-intl';
import { Card, Heading, Stack, Text } from '@crema/shared-ui';
import { StartOrder } from './start-order.tsx';
import { useChannel } from './use-channel.ts';

/** The cart of a customer who only browses or orders elsewhere: it is kept, and asks for a type of order before it can be paid (ORD-061). */
export const NotOrderingCard = () => {
  const { partner, channel } = useChannel();
  return (
    <Card tone="highlight" as="section" aria-labelledby="not-ordering">
      <Stack gap={1} align="start">
        <Heading level={2} size="medium" id="not-ordering">
          <FormattedMessage id="ordering.channel.cart.title" />
        </Heading>
        <Text>
          {channel === 'delivery' ? (
            <FormattedMessage id="ordering.channel.cart.delivery" values={{ partner: partner?.name }} />
          ) : (
            <FormattedMessage id="ordering.channel.cart.browse" />
          )}
        </Text>
        <StartOrder />
      </Stack>
    </Card>
  );
};
