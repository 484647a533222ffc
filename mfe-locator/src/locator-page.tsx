import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Heading, Text } from '@crema/shared-ui';
import { StorefrontArt } from '@crema/shared-ui/art';
import { useOrderHere } from './features/choose-store/use-order-here.tsx';
import { wayOn } from './features/choose-store/way-on.rules.ts';
import { StoreFinder } from './features/find-store/store-finder.tsx';
import s from './locator-page.module.css';

const neverGreyed = () => false;

/** /store-locator: find a store, look at it, order there (LOC-001). */
export const LocatorPage = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const { order, dialog } = useOrderHere({
    inMenu: false,
    asksGuests: true,
    onChosen: (store) => void navigate(wayOn({ query, from: state?.from, store })),
  });
  return (
    <div className={s.page}>
      <StoreFinder
        isGreyed={neverGreyed}
        onOrder={order}
        frame={(search) => (
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
              <StorefrontArt seed="corner" />
            </div>
          </header>
        )}
      />
      {dialog}
    </div>
  );
};
