import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import s from './menu-tabs.module.css';

/** The tabs of ORD-007. */
const tabs = [
  { path: menuPaths.root, labelId: 'ordering.tabs.all' },
  { path: menuPaths.featured, labelId: 'ordering.tabs.featured' },
  { path: menuPaths.previous, labelId: 'ordering.tabs.previous' },
  { path: menuPaths.favorites, labelId: 'ordering.tabs.favorites' },
] as const;

/**
 * Scrolls the present tab into view if the tabs are wider than the window. It reads the layout in the next frame, which
 * computes the layout in any case: in the commit, the new page would be laid out once more.
 */
const showCurrent = (nav: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => {
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && tab && nav.scrollWidth > nav.clientWidth)
      nav.scrollLeft = tab.offsetLeft - nav.clientWidth / 2;
  });
  return () => cancelAnimationFrame(frame);
};

export const MenuTabs = () => {
  const intl = useIntl();
  return (
    <nav ref={showCurrent} aria-label={intl.formatMessage({ id: 'ordering.tabs.label' })} className={s.tabs}>
      {tabs.map(({ path, labelId }) => (
        <NavLink key={path} to={path} end className={s.tab ?? ''}>
          <FormattedMessage id={labelId} />
        </NavLink>
      ))}
    </nav>
  );
};
