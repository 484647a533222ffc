import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  giftRestPaths,
  type BarcodeSymbology,
  type GiftClaimMailReply,
  type GiftClaimReply,
} from '@crema/shared-contracts';
import { toAppError, useHost } from '@crema/remote-kit';
import { Button, Spinner, Stack, Text } from '@crema/shared-ui';
import { LightPanel } from '@crema/shared-ui/light-panel';
import { useBarcode } from './use-barcode.ts';
import s from './claim-page.module.css';

type Mailing = 'idle' | 'sending' | 'sent' | 'too-many' | 'not-sent';

/** Moves focus to the part that replaces the pressed button, so that the keyboard continues there. */
const useFocusOnce = (isShown: boolean) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) part.current?.focus({ preventScroll: true });
  }, [isShown]);
  return part;
};

const MailBarcode = ({ token }: { readonly token: string }) => {
  const { http } = useHost();
  const [mailing, setMailing] = useState<Mailing>('idle');
  const notice = useFocusOnce(mailing === 'sent');
  const send = async () => {
    setMailing('sending');
    try {
      await http<GiftClaimMailReply>(giftRestPaths.giftClaimMail, { method: 'POST', body: { token } });
      setMailing('sent');
    } catch (cause) {
      setMailing(toAppError(cause).code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'not-sent');
    }
  };
  return (
    <Stack gap={1}>
      {mailing !== 'sent' && (
        <div>
          <Button variant="secondary" icon="mail" busy={mailing === 'sending'} onClick={() => void send()}>
            <FormattedMessage id="gift.claim.mail" />
          </Button>
        </div>
      )}
      <div role="status" ref={notice} tabIndex={-1}>
        {mailing !== 'idle' && mailing !== 'sending' && (
          <FormattedMessage id={`gift.claim.mail.${mailing}`} />
        )}
      </div>
    </Stack>
  );
};

interface InStoreProps {
  readonly gift: GiftClaimReply;
  readonly token: string;
  readonly onInvalid: () => void;
}
const others = { pdf417: 'code128', code128: 'pdf417' } as const satisfies Record<BarcodeSymbology, string>;

/**
 * The gift's barcode for a store, without an account. It is white in dark mode too, because scanners need it (D-94); scanners that
 * read lines only need the other kind.
 */
export const InStore = ({ gift, token, onInvalid }: InStoreProps) => {
  const intl = useIntl();
  const [symbology, setSymbology] = useState<BarcodeSymbology>('pdf417');
  const { state, retry } = useBarcode(token, symbology);
  const frame = useFocusOnce(true);
  const drawn = typeof state === 'object' ? state : undefined;
  const leave = useEffectEvent(onInvalid);
  useEffect(() => {
    if (state === 'invalid') leave();
  }, [state]);
  return (
    <Stack gap={2}>
      <LightPanel
        className={s.code}
        aria-label={intl.formatMessage({ id: 'gift.claim.barcode' })}
        aria-busy={state === 'loading'}
      >
        <div className={s.frame} role="status" ref={frame} tabIndex={-1}>
          {state === 'loading' && <Spinner label={intl.formatMessage({ id: 'gift.claim.drawing' })} />}
          {state === 'failed' && (
            <div>
              <p>
                <FormattedMessage id="gift.claim.noBarcode" />
              </p>
              <Button variant="secondary" size="small" icon="refresh" onClick={retry}>
                <FormattedMessage id="gift.error.retry" />
              </Button>
            </div>
          )}
          {drawn && (
            <img
              src={drawn.uri}
              alt={intl.formatMessage({ id: 'gift.claim.barcode' })}
              className={`${s.barcode} ${s[symbology]}`}
            />
          )}
        </div>
        <p className={s.number}>{drawn?.cardNumber || `•••• ${gift.accountNumberLastFour}`}</p>
        <Button variant="quiet" size="small" icon="barcode" onClick={() => setSymbology(others[symbology])}>
          <FormattedMessage id={`gift.claim.other.${symbology}`} />
        </Button>
      </LightPanel>
      <Text size="note" tone="muted">
        <FormattedMessage id="gift.claim.inStore.hint" />
      </Text>
      {gift.hasRecipientEmail !== false && <MailBarcode token={token} />}
    </Stack>
  );
};
