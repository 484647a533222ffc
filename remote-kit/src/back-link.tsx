import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, backLinkClass } from '@crema/shared-ui';

interface BackLinkProps {
  readonly to: string;
  readonly label: ReactNode;
}
/** A link to the parent page, above a page's title. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Link to={to} className={backLinkClass}>
    <Icon name="chevron-left" size={20} />
    {label}
  </Link>
);
