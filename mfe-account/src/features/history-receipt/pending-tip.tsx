import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import type { HistoryReceipt } from '@crema/shared-contracts';
import { Button, Stack, Text } from '@crema/shared-ui';
import { TipDialog } from './tip-dialog.tsx';

interface PendingTipProps {
  readonly receipt: HistoryReceipt;
  readonly onChanged: (receipt: HistoryReceipt) => void;
}
/** The button that sets, changes or deletes the tip, until two hours after the pickup by the server's clock (D-27). */
export const PendingTip = ({ receipt, onChanged }: PendingTipProps) => {
  const { locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { tipChange: change, order } = receipt;
  if (!change) return null;
  return (
    <Stack gap={1}>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <FormattedMessage id={change.amount.amountMinor > 0 ? 'account.tip.change' : 'account.tip.add'} />
        </Button>
      </div>
      <Text size="note" tone="muted">
        {change.until === null ? (
          <FormattedMessage id="account.tip.window" />
        ) : (
          <FormattedMessage
            id="account.tip.until"
            values={{ time: createStoreClock(locale, order?.timeZone ?? '').time(change.until) }}
          />
        )}
      </Text>
      {isOpen && (
        <TipDialog receipt={receipt} change={change} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
};
