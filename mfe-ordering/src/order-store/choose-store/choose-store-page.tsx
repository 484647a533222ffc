import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BackLink, Slot, findReturnPath, useMember } from '@crema/remote-kit';
import { EmptyState, Heading, Icon, buttonClass } from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import s from './choose-store-page.module.css';

/** The fallback when the locator is off or failed: the menu can still be browsed. */
const NoLocator = () => {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      headingLevel={2}
      art={<Icon name="storefront" size={56} />}
      title={<FormattedMessage id="ordering.locator.absent" />}
      actions={
        <>
          <Link to={menuPaths.root} className={buttonClass('primary')}>
            <FormattedMessage id="ordering.menuError.toMenu" />
          </Link>
          <a href={pathname + search} className={buttonClass('secondary')}>
            <FormattedMessage id="ordering.menuError.retry" />
          </a>
        </>
      }
    >
      <FormattedMessage id="ordering.locator.absentBody" />
    </EmptyState>
  );
};

/** /menu/store-locator: the locator's own picker inside the ordering flow (ORD-008). */
export const ChooseStorePage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const guestOrdering = useMember() === undefined;
  const returnPath = findReturnPath(useLocation()) ?? menuPaths.root;
  return (
    <div className={s.page}>
      <header className={s.head}>
        <BackLink to={returnPath} label={intl.formatMessage({ id: 'ordering.locator.back' })} />
        <Heading level={1} tabIndex={-1} size="large">
          <FormattedMessage id="ordering.locator.title" />
        </Heading>
      </header>
      <Slot
        name="store-picker"
        props={{ guestOrdering, onChosen: () => void navigate(returnPath) }}
        fallback={<NoLocator />}
      />
    </div>
  );
};
