import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@crema/shared-ui';
import { ChannelDialog } from './channel-dialog.tsx';

/** The button that begins an order: it asks for its type (ORD-061). */
export const StartOrder = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="ordering.channel.start" />
      </Button>
      <ChannelDialog open={isOpen} onAnswered={close} onClose={close} />
    </>
  );
};
