import type { Connection, Signal } from '@crema/shared-contracts';

/** Resolves once the server can be reached; immediately if it can be reached now. */
export const whenOnline = (connection: Signal<Connection>): Promise<void> =>
  new Promise((resolve) => {
    if (connection.get() === 'online') return resolve();
    const end = connection.subscribe(() => {
      if (connection.get() !== 'online') return;
      end();
      resolve();
    });
  });
