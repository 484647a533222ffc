import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TipFields, tipErrorOf, toChosenTip } from '@crema/remote-kit/tip';
import { money, type HistoryReceipt, type HistoryTip } from '@crema/shared-contracts';
import { Button, Dialog, Stack, Text } from '@crema/shared-ui';
import { useTip } from './use-tip.ts';

interface TipDialogProps {
  readonly receipt: HistoryReceipt;
  readonly change: HistoryTip;
  readonly onChanged: (receipt: HistoryReceipt) => void;
  readonly onClose: () => void;
}
/** Chooses another tip, or none. The card that paid pays the difference, or gets it back (ACC-061, D-27). */
export const TipDialog = ({ receipt, change, onChanged, onClose }: TipDialogProps) => {
  const intl = useIntl();
  const { total } = receipt;
  const price = money(total.amountMinor - change.amount.amountMinor, total.currency);
  const [tip, setTip] = useState(() => toChosenTip(change.amount.amountMinor));
  const { running, problem, send } = useTip(receipt.id, onChanged);
  const save = async (amountMinor: number) => {
    if (await send(amountMinor)) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({
        id: change.amount.amountMinor > 0 ? 'account.tip.change' : 'account.tip.add',
      })}
      actions={
        <>
          <Button
            busy={running === 'set'}
            disabled={tipErrorOf(tip, price) !== undefined}
            onClick={() => void save(tip.amountMinor)}
          >
            <FormattedMessage id="account.tip.save" />
          </Button>
          {change.amount.amountMinor > 0 && (
            <Button variant="secondary" busy={running === 'delete'} onClick={() => void save(0)}>
              <FormattedMessage id="account.tip.delete" />
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="account.tip.close" />
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <TipFields
          price={price}
          tip={tip}
          onChange={setTip}
          texts={{
            title: <FormattedMessage id="account.tip.title" />,
            hint: <FormattedMessage id="account.tip.hint" />,
            none: <FormattedMessage id="account.tip.none" />,
            other: <FormattedMessage id="account.tip.other" />,
            own: <FormattedMessage id="account.tip.own" />,
            ownHint: (most) => <FormattedMessage id="account.tip.own.hint" values={{ most }} />,
            error: (error, most) => <FormattedMessage id={`account.tip.error.${error}`} values={{ most }} />,
          }}
        />
        <Text size="note" tone="muted">
          <FormattedMessage id="account.tip.how" />
        </Text>
        {problem && (
          <div role="alert">
            <Text tone="danger">{problem}</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
};
