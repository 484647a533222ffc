import { useCallback, useEffect, useEffectEvent } from 'react';
import type { VaultCommand, VaultMessage } from '@crema/shared-contracts';
import { useHost } from '../remote-context.ts';
import { readVaultMessage } from './vault-messages.ts';

type Send = (command: VaultCommand) => void;

/** Calls `onMessage` for each message of the vault's frame, and returns the function that sends it a command. */
export const useVaultChannel = (
  frame: HTMLIFrameElement | null,
  onMessage: (message: VaultMessage, send: Send) => void,
): Send => {
  const { vaultOrigin } = useHost();
  const send = useCallback<Send>(
    (command) => frame?.contentWindow?.postMessage(command, vaultOrigin),
    [frame, vaultOrigin],
  );
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = readVaultMessage(event, { origin: vaultOrigin, window: frame?.contentWindow });
    if (message) onMessage(message, send);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return send;
};
