import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Text } from '@crema/shared-ui';
import { ChannelDialog } from './channel-dialog.tsx';
import { useChannel } from './use-channel.ts';

/** The reason for which nothing can be ordered here, and the button that begins an order (ORD-061). */
export const NotOrdering = () => {
  const { channel, partner } = useChannel();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Text strong>
        {channel === 'delivery' ? (
          <FormattedMessage id="ordering.channel.deliveryBy" values={{ partner: partner?.name }} />
        ) : (
          <FormattedMessage id="ordering.channel.browse" />
        )}
      </Text>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="ordering.channel.start" />
      </Button>
      <ChannelDialog open={isOpen} onAnswered={close} onClose={close} />
    </>
  );
};
