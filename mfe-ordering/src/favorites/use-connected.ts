import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { whenOnline } from '../connection/when-online.ts';

/** Before a favourite is saved: offline it says so and waits for the connection, then goes on with what was asked. */
export const useConnected = () => {
  const intl = useIntl();
  const { connection, toast } = useHost();
  return async (): Promise<void> => {
    if (connection.get() === 'offline')
      toast({ kind: 'info', text: intl.formatMessage({ id: 'ordering.favorites.savedLater' }) });
    await whenOnline(connection);
  };
};
