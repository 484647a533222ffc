import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ErrorState, Skeleton, Stack } from '@crema/shared-ui';
import { retryWait, type Resource } from '@crema/remote-kit';

const FormPlaceholders = () => (
  <Stack gap={3} aria-busy="true">
    <Skeleton shape="block" height="4.5rem" count={3} />
    <Skeleton shape="block" height="3.25rem" />
  </Stack>
);

const textIds: Readonly<Record<string, string>> = {
  OFFLINE: 'account.settings.offline',
  TOO_MANY_REQUESTS: 'account.error.tooMany',
};

interface SettingsResourceProps<Value> {
  readonly resource: Resource<Value>;
  readonly onRetry: () => void;
  /** Placeholders in the size of the setting, if the page has content below it. */
  readonly loading?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}
/** A setting that is read first: placeholders of its form, or what went wrong and a way to try again. */
export const SettingsResource = <Value,>({
  resource,
  onRetry,
  loading = <FormPlaceholders />,
  children,
}: SettingsResourceProps<Value>) => {
  if (resource.status === 'ready') return children(resource.value);
  if (resource.status === 'loading') return loading;
  const { error } = resource;
  const isLimited = error.code === 'TOO_MANY_REQUESTS';
  return (
    <ErrorState
      headingLevel={2}
      title={<FormattedMessage id={isLimited ? 'account.settings.limited' : 'account.settings.notLoaded'} />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="account.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id={textIds[error.code] ?? 'account.error.unavailable'} values={retryWait(error)} />
    </ErrorState>
  );
};
