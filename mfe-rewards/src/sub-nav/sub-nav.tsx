import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { TabNav } from '@crema/shared-ui';
import { rewardsPaths } from '../rewards-paths.ts';
import s from './sub-nav.module.css';

const tabs = [
  { id: 'mine', path: rewardsPaths.mine },
  { id: 'how', path: rewardsPaths.landing },
] as const;

/** The two pages of a member's programme (RWD-004); the tab of the open page is marked. Messages: `rewards.tab.<id>`. */
export const SubNav = () => {
  const isMine = useLocation().pathname === rewardsPaths.mine;
  return (
    <div className={s.row}>
      <TabNav label={useIntl().formatMessage({ id: 'rewards.tab.label' })}>
        {tabs.map(({ id, path }) => (
          <Link key={id} to={path} aria-current={(id === 'mine') === isMine ? 'page' : undefined}>
            <FormattedMessage id={`rewards.tab.${id}`} />
          </Link>
        ))}
      </TabNav>
    </div>
  );
};
