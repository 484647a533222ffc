import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createSignal, type Connection } from '@crema/shared-contracts';
import { HostContextProvider } from './host-context.ts';
import { useConnectionAsCause } from './use-connection-as-cause.ts';

type HostContext = NonNullable<Parameters<typeof HostContextProvider>[0]['value']>;

const openFailure = (onShown = () => undefined as void) => {
  const connection = createSignal<Connection>('offline');
  const onReconnect = jest.fn();
  const Failure = () => {
    const isOffline = useConnectionAsCause(onReconnect);
    useLayoutEffect(() => {
      onShown();
    }, []);
    return isOffline ? 'offline' : 'failed';
  };
  return {
    connection,
    onReconnect,
    show: () => {
      const context = { host: { connection, checkConnection: () => undefined } } as unknown as HostContext;
      render(
        <HostContextProvider value={context}>
          <Failure />
        </HostContextProvider>,
      );
    },
  };
};

describe('a failure whose cause is the connection', () => {
  it('is tried again each time the connection is back, PLT-016', () => {
    const { connection, onReconnect, show } = openFailure();
    show();
    expect(screen.getByText('offline')).toBeVisible();
    act(() => connection.set('online'));
    expect(screen.getByText('failed')).toBeVisible();
    act(() => connection.set('offline'));
    act(() => connection.set('online'));
    expect(onReconnect).toHaveBeenCalledTimes(2);
  });

  it('is tried again when the connection is back before the page can listen, PLT-016', () => {
    const { connection, onReconnect, show } = openFailure(() => connection.set('online'));
    show();
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });
});
