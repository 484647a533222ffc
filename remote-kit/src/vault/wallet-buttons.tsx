import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { Stack, Text } from '@crema/shared-ui';
import { useHost } from '../remote-context.ts';
import { useWallets, type WalletPayment } from './use-wallets.ts';

/** The place around the buttons for their focus ring (the vault's wallets.css). */
const frameEdge = 4;
/** Until a wallet is known to work, the frame takes no place. */
const hidden: CSSProperties = {
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
};
const frameStyle = (height: number): CSSProperties => ({
  display: 'block',
  inlineSize: `calc(100% + ${2 * frameEdge}px)`,
  blockSize: height,
  margin: -frameEdge,
  border: 0,
});

interface WalletButtonsProps extends WalletPayment {
  /** The accessible name of the frame. */
  readonly title: string;
  /** The line below the buttons, which leads to the other payments. */
  readonly or: ReactNode;
}
const Frame = ({ title, or, ...payment }: WalletButtonsProps) => {
  const { vaultOrigin } = useHost();
  const { setFrame, url, isAvailable, height } = useWallets(payment);
  return (
    <Stack gap={2} style={isAvailable ? undefined : hidden}>
      <iframe
        ref={setFrame}
        src={url}
        title={title}
        allow={`payment ${vaultOrigin}`}
        style={frameStyle(height)}
      />
      {isAvailable && (
        <Text size="note" tone="muted" style={{ textAlign: 'center' }}>
          {or}
        </Text>
      )}
    </Stack>
  );
};

const neverChanges = () => () => undefined;

/**
 * Apple Pay, Google Pay, Link and PayPal, each only where it works. Nothing, and no empty place, if the provider or the device has none,
 * or there is nothing to pay. The server renders nothing: the frame is added in the browser.
 */
export const WalletButtons = (props: WalletButtonsProps) => {
  const { walletButtons, configuration } = useHost();
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isOffered =
    isInBrowser &&
    walletButtons &&
    configuration.newPaymentOptionEnabled.creditCard &&
    props.amount.amountMinor > 0;
  return isOffered ? <Frame {...props} /> : null;
};
