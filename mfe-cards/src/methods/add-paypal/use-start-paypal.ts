import { parseUrl } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { StartPayPalDocument } from '../../generated/start-pay-pal.ts';
import { useChange } from '../../changes/use-change.ts';
import { useRequestId } from '../../changes/use-request-id.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';

/** Begins an approval and leaves for the provider's page, which is on the vault's origin and nowhere else (D-97). */
export const useStartPayPal = (onLeave: (isDefault: boolean) => void) => {
  const { vaultOrigin } = useHost();
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const { run, ...state } = useChange(async (isDefault: boolean) => {
    const content = { default: isDefault };
    const { startPayPal } = await send(StartPayPalDocument, {
      input: { requestId: requestId.idOf(content), ...content },
    });
    const url = parseUrl(startPayPal.url ?? '');
    if (url?.origin !== vaultOrigin)
      throw new TypeError(
        `The approval's page is on ${url?.origin ?? 'no origin'}, expected ${vaultOrigin}.`,
      );
    onLeave(isDefault);
    window.location.assign(url.href);
  });
  return {
    ...state,
    start: async (isDefault: boolean) => requestId.end(await run(isDefault)),
  };
};
