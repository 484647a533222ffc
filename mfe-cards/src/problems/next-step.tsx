import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ErrorAction } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Button, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../card/card-paths.ts';
import { SendConfirmation } from './send-confirmation.tsx';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';

const pageLinks = {
  'register-card': { to: cardPaths.add, labelId: 'cards.action.register' },
  'add-card-back': { to: cardPaths.add, labelId: 'cards.action.addBack' },
  'choose-card': { to: cardPaths.list, labelId: 'cards.action.chooseCard' },
  'choose-payment': { to: cardPaths.paymentMethods, labelId: 'cards.action.choosePayment' },
} as const satisfies Partial<Record<ErrorAction, { to: string; labelId: string }>>;
/** The labels of the actions without a page. */
const ownLabels: Partial<Record<ErrorAction, string>> = {
  'sign-in': 'cards.signIn',
  'transfer-balance': 'cards.transfer.title',
};
type PageAction = keyof typeof pageLinks;
const opensPage = (action: ErrorAction): action is PageAction => Object.hasOwn(pageLinks, action);

/** The functions of an error's buttons; without a function, the action opens its page. */
export type ErrorActions = Partial<Record<ErrorAction, () => void>>;

interface NextStepProps {
  readonly action: ErrorAction;
  readonly actions?: ErrorActions;
  readonly size?: 'small' | 'medium';
}
/** The button or link of an error's action; null for an action that has neither a function nor a page. */
export const NextStep = ({ action, actions = {}, size = 'small' }: NextStepProps) => {
  const { signIn } = useHost();
  const { refresh } = useWalletChanges();
  if (action === 'confirm-email') return <SendConfirmation size={size} />;
  const signInAndRetry = async () => {
    if (!(await signIn())) return;
    await refresh();
    actions['try-again']?.();
  };
  const own = actions[action] ?? (action === 'sign-in' ? () => void signInAndRetry() : undefined);
  const button = (labelId: string) => (
    <Button variant="secondary" size={size} onClick={own}>
      <FormattedMessage id={labelId} />
    </Button>
  );
  if (opensPage(action))
    return own ? (
      button(pageLinks[action].labelId)
    ) : (
      <Link to={pageLinks[action].to} className={buttonClass('secondary', { size })}>
        <FormattedMessage id={pageLinks[action].labelId} />
      </Link>
    );
  if (!own) return null;
  return button(ownLabels[action] ?? 'cards.tryAgain');
};
