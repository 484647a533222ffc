import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { useAppDispatch } from '../scan-choice/cards.hooks.ts';
import { DisableAutoReloadDocument } from '../generated/disable-auto-reload.ts';
import { autoReloadMethodPicked } from '../scan-choice/scan-to-pay.slice.ts';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';

/** Turns the auto reload of a card off and says so (D-91, CRD-034). The payment field of its form is reset (CRD-030). */
export const useTurnOffAutoReload = () => {
  const intl = useIntl();
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const { send, announce } = useWalletChanges();
  return async (cardId: string): Promise<void> => {
    await send(DisableAutoReloadDocument, { cardId });
    dispatch(autoReloadMethodPicked(undefined));
    announce('auto-reload-changed', cardId);
    toast({ kind: 'success', text: intl.formatMessage({ id: 'cards.autoReload.turnedOff' }) });
  };
};
