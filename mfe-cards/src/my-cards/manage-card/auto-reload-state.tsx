import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, Button, MoneyText, Text, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../../card/card-paths.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useChange } from '../../changes/use-change.ts';
import { useTurnOffAutoReload } from '../../wallet/use-turn-off-auto-reload.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import s from './card-page.module.css';

interface ActiveProps {
  readonly cardId: string;
  readonly profile: NonNullable<WalletCard['autoReloadProfile']>;
}
/** The amount and the trigger of auto reload, and a button that turns it off in one press (D-91). */
const ActiveAutoReload = ({ cardId, profile }: ActiveProps) => {
  const turnOff = useTurnOffAutoReload();
  const { run, isSending, error } = useChange(async () => {
    await turnOff(cardId);
    // The button is gone with the change.
    document.getElementById('manage-card')?.focus();
  });
  return (
    <div className={s.autoReload}>
      <Text size="note" tone="muted">
        <FormattedMessage
          id="cards.autoReload.rule"
          values={{
            amount: <MoneyText key="amount" value={profile.amount} />,
            trigger: <MoneyText key="trigger" value={profile.triggerAmount} />,
          }}
        />
      </Text>
      <ChangeError error={error} actions={{ 'try-again': () => void run() }} />
      <div>
        <Button variant="quiet" size="small" busy={isSending} onClick={() => void run()}>
          <FormattedMessage id="cards.autoReload.off.submit" />
        </Button>
      </div>
    </div>
  );
};

/** CRD-034: the bank declined auto reload, and it is off since: another payment method turns it on again. */
const DeclinedAutoReload = () => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="cards.autoReload.declined" />}
    action={
      <Link to={cardPaths.autoReload} className={buttonClass('secondary', { size: 'small' })}>
        <FormattedMessage id="cards.autoReload.title" />
      </Link>
    }
  >
    <FormattedMessage id="cards.autoReload.declined.body" />
  </Banner>
);

/** Whether the card is reloaded automatically; nothing while it is off. */
export const AutoReloadState = ({ card }: { readonly card: WalletCard }) => {
  const profile = card.autoReloadProfile;
  if (profile?.status === 'declined') return <DeclinedAutoReload />;
  return profile?.isActive ? <ActiveAutoReload cardId={card.cardId} profile={profile} /> : null;
};
