import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, Stack, Text, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { preferencesPath, readKind } from './unsubscribe-paths.ts';

const ChangePreferences = () => (
  <Link to={preferencesPath} className={buttonClass('secondary')}>
    <FormattedMessage id="unsubscribe.preferences" />
  </Link>
);

/** /unsubscribe/complete: which mails have ended, by the query; without a kind, that none has (ENG-040). */
export const UnsubscribedPage = () => {
  const [query] = useSearchParams();
  const kind = readKind(query);
  if (!kind)
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="unsubscribe.failed" />}
        actions={<ChangePreferences />}
      >
        <Stack gap={1}>
          <Text>
            <FormattedMessage id="unsubscribe.failed.body" />
          </Text>
          <Text>
            <FormattedMessage id="unsubscribe.failed.account" />
          </Text>
        </Stack>
      </ErrorState>
    );
  return (
    <EmptyState
      headingLevel={1}
      art={<Illustration name="inbox" size={160} />}
      title={<FormattedMessage id={`unsubscribe.done.${kind}`} />}
      actions={<ChangePreferences />}
    >
      <FormattedMessage id="unsubscribe.done.body" />
    </EmptyState>
  );
};
