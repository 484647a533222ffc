import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import { Button, Stack, Text } from '@crema/shared-ui';
import type { TipChangeFieldsFragment } from '../../../generated/operations.ts';
import { ChangeTipDialog } from './change-tip-dialog.tsx';
import type { TippedOrder } from './tip.rules.ts';

interface ChangeTipProps {
  readonly order: TippedOrder;
  /** Null if the tip cannot be changed. */
  readonly change: TipChangeFieldsFragment | null;
  readonly timeZoneId: string;
  readonly onChanged: () => void;
}
/** The button that changes the tip of an order until two hours after its pickup (ORD-104, D-27). */
export const ChangeTip = ({ order, change, timeZoneId, onChanged }: ChangeTipProps) => {
  const { locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (!change) return null;
  return (
    <Stack gap={1}>
      <div>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          <FormattedMessage
            id={order.tip.amountMinor > 0 ? 'ordering.tip.change' : 'ordering.tip.change.add'}
          />
        </Button>
      </div>
      {change.until !== null && (
        <Text size="note" tone="muted">
          <FormattedMessage
            id="ordering.tip.change.until"
            values={{ time: createStoreClock(locale, timeZoneId).time(change.until) }}
          />
        </Text>
      )}
      {isOpen && <ChangeTipDialog order={order} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </Stack>
  );
};
