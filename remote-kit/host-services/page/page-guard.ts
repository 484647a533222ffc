import { isMember, type Access, type Session } from '@crema/shared-contracts';
import { pageOfRole, type RoutedPage } from './route-table.ts';

/** Decides who may see a page or a modal (D-10), from its row in remote.json, before its code is loaded. */
export const allows: Readonly<Record<Access, (session: Session) => boolean>> = {
  anyone: () => true,
  member: isMember,
  'guest-draft': (session) => session.kind !== 'anonymous',
};

/** Whether the visitor may see the page (D-10). `search` is the query of its URL, which may open it to anyone (ORD-006). */
export const mayOpen = ({ access, openWith }: RoutedPage, session: Session, search: string): boolean =>
  allows[access](session) || (openWith !== undefined && new URLSearchParams(search).has(openWith));

/**
 * Returns the URL that replaces the page for a visitor who may not see it; undefined when no remote offers
 * such a page. The sign-in page receives the URL of the page as its return path.
 */
export const findEntrance = (
  { access, remote }: RoutedPage,
  pages: readonly RoutedPage[],
  url: string,
): string | undefined => {
  if (access === 'guest-draft') return pageOfRole(pages, 'draft-start', remote)?.path;
  const signIn = pageOfRole(pages, 'sign-in');
  return signIn && `${signIn.path}?returnUrl=${encodeURIComponent(url)}`;
};
