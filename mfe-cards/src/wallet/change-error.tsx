import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorRowOf, type ErrorAction, type ErrorCatalogue } from '@crema/shared-contracts';
import { useHost, type AppError } from '@crema/remote-kit';
import { Banner, Button, Text, buttonClass } from '@crema/shared-ui';
import { cardErrors } from './card.errors.ts';
import { cardPaths } from './card-paths.ts';
import { errorValues } from './error-values.tsx';

const pageLinks = {
  'register-card': { to: cardPaths.add, labelId: 'cards.action.register' },
  'add-card-back': { to: cardPaths.add, labelId: 'cards.action.addBack' },
  'choose-card': { to: cardPaths.list, labelId: 'cards.action.chooseCard' },
  'choose-payment': { to: cardPaths.paymentMethods, labelId: 'cards.action.choosePayment' },
} as const satisfies Partial<Record<ErrorAction, { to: string; labelId: string }>>;
type PageAction = keyof typeof pageLinks;
const opensPage = (action: ErrorAction): action is PageAction => Object.hasOwn(pageLinks, action);

/** The functions of an error's buttons; without a function, the action opens its page. */
export type ErrorActions = Partial<Record<ErrorAction, () => void>>;

const small = { size: 'small' } as const;
const NextStep = ({ action, actions }: { readonly action: ErrorAction; readonly actions: ErrorActions }) => {
  const { signIn } = useHost();
  const signInAndRetry = async () => {
    if (await signIn()) actions['try-again']?.();
  };
  const own = actions[action] ?? (action === 'sign-in' ? () => void signInAndRetry() : undefined);
  const button = (labelId: string) => (
    <Button variant="secondary" size="small" onClick={own}>
      <FormattedMessage id={labelId} />
    </Button>
  );
  if (opensPage(action))
    return own ? (
      button(pageLinks[action].labelId)
    ) : (
      <Link to={pageLinks[action].to} className={buttonClass('secondary', small)}>
        <FormattedMessage id={pageLinks[action].labelId} />
      </Link>
    );
  if (!own) return null;
  return button(action === 'sign-in' ? 'cards.signIn' : 'cards.tryAgain');
};

interface ChangeErrorProps {
  readonly error: AppError | undefined;
  readonly catalogue?: ErrorCatalogue;
  readonly title?: ReactNode;
  readonly actions?: ErrorActions;
}
/** The error of a change with its next step. It takes focus, so that a screen reader reads it before the next try. */
export const ChangeError = ({ error, catalogue = cardErrors, title, actions = {} }: ChangeErrorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) ref.current?.focus();
  }, [error]);
  if (!error) return null;
  const row = errorRowOf(catalogue, error.code);
  // D-04: customer service finds an unexpected error by its reference id.
  const referenceId = row === catalogue.unknown ? error.referenceId : undefined;
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="error" title={title} action={<NextStep action={row.action} actions={actions} />}>
        <FormattedMessage id={row.messageId} values={{ ...error.params, ...errorValues }} />
        {referenceId && (
          <Text size="fine" tone="muted">
            <FormattedMessage id="cards.error.reference" /> <code>{referenceId}</code>
          </Text>
        )}
      </Banner>
    </div>
  );
};
