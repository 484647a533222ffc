import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorRowOf } from '@crema/shared-contracts';
import { useCustomerMessage, useQuery } from '@crema/remote-kit';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { GetCardProblemDocument } from '../generated/get-card-problem.ts';
import { cardErrors } from '../problems/card.errors.ts';
import { cardPaths } from '../card/card-paths.ts';
import { useErrorValues } from '../problems/use-error-values.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { NextStep } from '../problems/next-step.tsx';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';
import { BlankCard, ReadFailed } from './wallet-fallback.tsx';

/**
 * Replaces a card that the member cannot use: its state as the server says it, with the next step of its code (CRD-082 to
 * CRD-086). A card of somebody else is not in the account.
 */
export const UnusableCard = ({ cardId }: { readonly cardId: string }) => {
  const { data, error, refetch } = useQuery(GetCardProblemDocument, {
    variables: { cardId },
    fetchPolicy: 'network-only',
  });
  const values = useErrorValues();
  const findText = useCustomerMessage();
  const { refresh } = useWalletChanges();
  const isUsable = data?.user?.cardProblem === null;
  // The list of cards was read before the card was added.
  useEffect(() => void (isUsable && refresh()), [isUsable, refresh]);
  const retry = () => void refetch().catch(() => undefined);
  if (error && !data) return <ReadFailed cause={error} retry={retry} />;
  if (!data || isUsable) return <FormSkeleton />;
  const problem = data.user?.cardProblem;
  const code = problem?.code ?? 'CARD_NOT_FOUND';
  const { messageId, action } = errorRowOf(cardErrors, code);
  return (
    <EmptyState
      art={<BlankCard />}
      title={findText(code) ?? <FormattedMessage id={messageId} values={values} />}
      actions={
        <>
          {action !== 'choose-card' && <NextStep action={action} size="medium" />}
          <Link to={cardPaths.list} className={buttonClass('secondary')}>
            <FormattedMessage id="cards.unknown.toCards" />
          </Link>
        </>
      }
    >
      {problem?.lastFour && (
        <FormattedMessage
          id="cards.unknown.which"
          values={{ name: problem.nickname, lastFour: problem.lastFour }}
        />
      )}
    </EmptyState>
  );
};
