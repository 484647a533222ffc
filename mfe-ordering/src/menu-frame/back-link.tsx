import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import s from './back-link.module.css';

/** The way up: where this page hangs in the menu. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <p className={s.place}>
    <Link to={to} className={s.link}>
      <Icon name="chevron-left" size={20} />
      {label}
    </Link>
  </p>
);
