import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { restPaths, type GiftClaimMailReply, type GiftClaimReply } from '@crema/shared-contracts';
import { toAppError, useHost } from '@crema/remote-kit';
import { Button, Skeleton, Stack, Text } from '@crema/shared-ui';
import { useBarcode } from './use-barcode.ts';
import s from './claim-page.module.css';

type Mailing = 'idle' | 'sending' | 'sent' | 'too-many' | 'not-sent';

const MailBarcode = ({ token }: { readonly token: string }) => {
  const { http } = useHost();
  const [mailing, setMailing] = useState<Mailing>('idle');
  const send = async () => {
    setMailing('sending');
    try {
      await http<GiftClaimMailReply>(restPaths.giftClaimMail, { method: 'POST', body: { token } });
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
      <p role="status">
        {mailing !== 'idle' && mailing !== 'sending' && (
          <FormattedMessage id={`gift.claim.mail.${mailing}`} />
        )}
      </p>
    </Stack>
  );
};

interface InStoreProps {
  readonly gift: GiftClaimReply;
  readonly token: string;
}
/** The gift's barcode for a store, without an account. It is white in dark mode too, because scanners need it (D-94). */
export const InStore = ({ gift, token }: InStoreProps) => {
  const intl = useIntl();
  const barcode = useBarcode(token);
  return (
    <Stack gap={2}>
      <div className={s.code}>
        {barcode === undefined && <Skeleton shape="block" height="7rem" />}
        {barcode === 'failed' && (
          <p role="alert">
            <FormattedMessage id="gift.claim.noBarcode" />
          </p>
        )}
        {barcode !== undefined && barcode !== 'failed' && (
          <img src={barcode} alt={intl.formatMessage({ id: 'gift.claim.barcode' })} className={s.barcode} />
        )}
        <p className={s.number}>•••• {gift.accountNumberLastFour}</p>
      </div>
      <Text size="note" tone="muted">
        <FormattedMessage id="gift.claim.inStore.hint" />
      </Text>
      <MailBarcode token={token} />
    </Stack>
  );
};
