import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { whenOnline } from '../connection/when-online.ts';

/**
 * Waits for the connection before a favourite is saved: offline it shows a message, and runs the action once
 * the device is online.
 */
export const useConnected = () => {
  const intl = useIntl();
  const { connection, toast } = useHost();
  return async (): Promise<void> => {
    if (connection.get() === 'offline')
      toast({ kind: 'info', text: intl.formatMessage({ id: 'ordering.favorites.savedLater' }) });
    await whenOnline(connection);
  };
};
