import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { CreateAutoReloadDocument } from '../../generated/create-auto-reload.ts';
import type { AutoReloadInput } from '../../generated/operation-types.ts';
import { UpdateAutoReloadDocument } from '../../generated/update-auto-reload.ts';
import { useChange } from '../../changes/use-change.ts';
import { useTurnOffAutoReload } from '../../wallet/use-turn-off-auto-reload.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import type { AutoReloadChange } from './auto-reload.rules.ts';

/** Saves the auto reload of a card and says which way it was turned (CRD-030, CRD-034). */
export const useAutoReload = (onDone: () => void) => {
  const intl = useIntl();
  const { toast } = useHost();
  const { send, announce } = useWalletChanges();
  const turnOff = useTurnOffAutoReload();
  return useChange(async (change: AutoReloadChange, input: AutoReloadInput) => {
    const turnedOn = () => {
      announce('auto-reload-changed', input.cardId);
      toast({ kind: 'success', text: intl.formatMessage({ id: 'cards.autoReload.turnedOn' }) });
    };
    const changes: Record<AutoReloadChange, () => Promise<void>> = {
      create: () => send(CreateAutoReloadDocument, { input }).then(turnedOn),
      update: () => send(UpdateAutoReloadDocument, { input }).then(turnedOn),
      disable: () => turnOff(input.cardId),
      close: () => Promise.resolve(),
    };
    await changes[change]();
    onDone();
  });
};
