// The host's skeleton with the page's first line, until a framework shows the page.
import { useIntl } from 'react-intl';
import { titleOf } from '@crema/remote-kit/host-services';
import { useRegistry } from '../../../host/src/host-context.ts';
import { LoadingPage } from '../../../host/src/pages/loading-page.tsx';
import { useCurrentPage } from '../../../host/src/routing/current-page.ts';

export const Skeleton = () => {
  const registry = useRegistry();
  const { locale } = useIntl();
  const page = useCurrentPage();
  const headline = page?.headlineId && titleOf(registry, page.remote, locale, page.headlineId);
  return <LoadingPage headline={headline} skeleton={page?.skeleton} />;
};
