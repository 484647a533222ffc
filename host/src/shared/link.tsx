import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The browser loads the whole page, as for a link without a router. */
  readonly reloadDocument?: boolean;
}

/** False for clicks that the browser handles: another button, a modifier key, another window. */
const opensHere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target);

/**
 * React Router's `Link` without data routers: no prefetching, discovery, view transitions and masks, which no route of
 * ours has. It is shared with remotes under the same name; eslint.config.mjs rejects the properties that it lacks.
 */
export const Link = ({ to, replace, state, reloadDocument, onClick, ...anchor }: LinkProps) => {
  const navigate = useNavigate();
  const current = createPath(useLocation());
  const href = useHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !opensHere(event)) return;
    event.preventDefault();
    // A link to the open page adds no entry to the history.
    void navigate(to, { replace: replace ?? href === current, state });
  };
  return <a {...anchor} href={href} onClick={follow} />;
};

interface NavLinkProps extends LinkProps {
  /** The link is current on this very path only, not on the paths below it. */
  readonly end?: boolean;
}
/** A link that is marked with `aria-current` on its page. */
export const NavLink = ({ end = false, ...link }: NavLinkProps) => {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(link.to).pathname.toLowerCase();
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
};
