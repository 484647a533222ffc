import { isMember, type Access, type Session } from '@crema/shared-contracts';
import { pageOfRole, type RoutedPage } from './route-table.ts';

/** Decides who may see a page or a modal (D-10), from its row in remote.json, before its code is loaded. */
export const allows: Readonly<Record<Access, (session: Session, hasDraft: boolean) => boolean>> = {
  anyone: () => true,
  member: isMember,
  'guest-draft': (_session, hasDraft) => hasDraft,
};

/** The facts about a visitor that decide which pages are open. */
export interface PageVisitor {
  readonly session: Session;
  /** The visitor has started a gift (D-76). */
  readonly hasDraft: boolean;
}

/** Whether the visitor may see the page (D-10). `search` is the query of its URL, which may open it to anyone (ORD-006). */
export const mayOpen = (
  { access, openWith }: RoutedPage,
  { session, hasDraft }: PageVisitor,
  search: string,
): boolean =>
  allows[access](session, hasDraft) || (openWith !== undefined && new URLSearchParams(search).has(openWith));

/**
 * Returns the URL that replaces the page for a visitor who may not see it; undefined when no remote offers
 * such a page. The sign-in page receives the URL of the page as its return path.
 */
export const findEntrance = (
  { access, remote }: RoutedPage,
  pages: readonly RoutedPage[],
  url: string,
): string | undefined => {
  if (access === 'guest-draft')
    return (pageOfRole(pages, 'draft-start', remote) ?? pageOfRole(pages, 'draft-start'))?.path;
  const signIn = pageOfRole(pages, 'sign-in');
  return signIn && `${signIn.path}?returnUrl=${encodeURIComponent(url)}`;
};
