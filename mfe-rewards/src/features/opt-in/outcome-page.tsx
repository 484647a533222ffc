import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { buttonClass, Text } from '@crema/shared-ui';
import { ResultLayout } from '../../result/result-layout.tsx';
import { rewardsPaths } from '../../rewards-paths.ts';
import { outcomeOfPath, outcomePages } from '../../opt-in/outcome-pages.ts';
import pictures from './outcome.pictures.tsx';

/** /rewards/promo/opt-in/{outcome}: the result of an opt-in; any other path is the error page (RWD-064). */
export const OutcomePage = () => {
  const intl = useIntl();
  const { picture, canOrder, outcome } = outcomePages[outcomeOfPath(useParams()['*'])];
  usePageHead({ title: intl.formatMessage({ id: 'rewards.optIn.title' }, { outcome }) });
  return (
    <ResultLayout
      isLarge
      picture={pictures[picture]}
      title={<FormattedMessage id="rewards.optIn.title" values={{ outcome }} />}
    >
      <Text>
        <FormattedMessage
          id="rewards.optIn.body"
          values={{
            outcome,
            help: (chunks) => (
              <Link key="help" to={rewardsPaths.help}>
                {chunks}
              </Link>
            ),
          }}
        />
      </Text>
      {canOrder && (
        <Link to={rewardsPaths.menu} className={buttonClass('primary')}>
          <FormattedMessage id="rewards.optIn.order" />
        </Link>
      )}
      <Text size="note" tone="muted">
        <FormattedMessage id="rewards.optIn.disclaimer" />
      </Text>
    </ResultLayout>
  );
};
