import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { CreateAutoReloadDocument } from '../../generated/create-auto-reload.ts';
import { DisableAutoReloadDocument } from '../../generated/disable-auto-reload.ts';
import type { AutoReloadInput } from '../../generated/operation-types.ts';
import { UpdateAutoReloadDocument } from '../../generated/update-auto-reload.ts';
import { useChange } from '../../wallet/use-change.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';
import type { AutoReloadChange } from './auto-reload.rules.ts';

/** Saves the auto reload of a card and says which way it was turned (CRD-030, CRD-034). */
export const useAutoReload = (onDone: () => void) => {
  const intl = useIntl();
  const { toast } = useHost();
  const { send, announce } = useWalletChanges();
  return useChange(async (change: AutoReloadChange, input: AutoReloadInput) => {
    const sends: Record<AutoReloadChange, () => Promise<unknown>> = {
      create: () => send(CreateAutoReloadDocument, { input }),
      update: () => send(UpdateAutoReloadDocument, { input }),
      disable: () => send(DisableAutoReloadDocument, { cardId: input.cardId }),
      close: () => Promise.resolve(),
    };
    await sends[change]();
    if (change !== 'close') {
      announce('auto-reload-changed', input.cardId);
      const id = change === 'disable' ? 'cards.autoReload.turnedOff' : 'cards.autoReload.turnedOn';
      toast({ kind: 'success', text: intl.formatMessage({ id }) });
    }
    onDone();
  });
};
