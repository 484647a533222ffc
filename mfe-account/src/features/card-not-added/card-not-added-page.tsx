import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ErrorState, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { isCardProblem, type CardProblem } from '../../forms/card-problem.ts';

const texts = {
  'card-information': 'account.cardNotAdded.information',
  'card-state': 'account.cardNotAdded.state',
} as const satisfies Record<CardProblem, string>;

/**
 * /account/create/partial-success/{message} (ACC-024, ACC-025): the account exists, but its digital card was refused. The message is a key
 * of ours (D-115): a made-up one leads on without a text.
 */
export const CardNotAddedPage = () => {
  const returnUrl = useReturnUrl();
  const { message } = useParams();
  if (!isCardProblem(message)) return <Navigate to={returnUrl} replace />;
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="account.cardNotAdded" />}
      actions={
        <>
          <Link to={accountPaths.addCard} className={buttonClass('primary')}>
            <FormattedMessage id="account.cardNotAdded.add" />
          </Link>
          <Link to={returnUrl} className={buttonClass('secondary')}>
            <FormattedMessage id="account.cardNotAdded.continue" />
          </Link>
        </>
      }
    >
      <FormattedMessage id={texts[message]} />
    </ErrorState>
  );
};
