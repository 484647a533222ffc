import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { Heading, Text } from '@crema/shared-ui';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { useAppSelector } from './locator.hooks.ts';
import { useOrderHere } from './features/choose-store/use-order-here.tsx';
import { nextStep } from './features/choose-store/next-step.rules.ts';
import { selectSearch } from './features/find-store/search/search.slice.ts';
import { StoreFinder } from './features/find-store/store-finder.tsx';
import s from './locator-page.module.css';

const neverGreyed = () => false;

/** Sets the page's title to the found place. All places share one canonical URL. */
const useHeadOfPlace = (named: boolean) => {
  const intl = useIntl();
  const { locations } = useAppSelector(selectSearch);
  const place = named && locations.status === 'loaded' ? locations.data.placeName : null;
  usePageHead(
    place === null
      ? undefined
      : {
          title: intl.formatMessage({ id: 'locator.results.near' }, { place }),
          canonical: '/store-locator',
        },
  );
};

/** /store-locator: find a store, see its details, order there (LOC-001). */
export const LocatorPage = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const location = useLocation();
  useHeadOfPlace(query.has('place'));
  const { order, dialog } = useOrderHere({
    inMenu: false,
    asksForAccount: true,
    onChosen: (store) => void navigate(nextStep(location, store)),
  });
  return (
    <div className={s.page}>
      <StoreFinder
        isGreyed={neverGreyed}
        onOrder={order}
        layout={(search) => (
          <header className={s.hero}>
            <div className={s.words}>
              <Heading level={1} size="display" tabIndex={-1} data-page-title>
                <FormattedMessage id="locator.title" />
              </Heading>
              <Text size="lead" className={s.lead ?? ''}>
                <FormattedMessage id="locator.lead" />
              </Text>
              {search}
            </div>
            <div className={s.art}>
              <StorefrontPicture seed="corner" />
            </div>
          </header>
        )}
      />
      {dialog}
    </div>
  );
};
