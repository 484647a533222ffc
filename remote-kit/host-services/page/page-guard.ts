import { isMember, type Access, type Session } from '@crema/shared-contracts';
import { pageOfRole, type RoutedPage } from './route-table.ts';

/** Decides who may see a page or a modal (D-10), from its row in remote.json, before its code is loaded. */
export const allows: Readonly<Record<Access, (visitor: PageVisitor) => boolean>> = {
  anyone: () => true,
  member: ({ session }) => isMember(session),
  'member+recent': ({ session, now }) =>
    isMember(session) && session.recentUntil !== undefined && Date.parse(session.recentUntil) > now,
  'guest-draft': ({ hasDraft }) => hasDraft,
};

/** The facts about a visitor that decide which pages are open. */
export interface PageVisitor {
  readonly session: Session;
  /** The visitor has started a gift (D-76). */
  readonly hasDraft: boolean;
  /** Milliseconds of the host's clock. */
  readonly now: number;
}

/** Whether the visitor may see the page (D-10). `search` is the query of its URL, which may open it to anyone (ORD-006). */
export const mayOpen = ({ access, openWith }: RoutedPage, visitor: PageVisitor, search: string): boolean =>
  allows[access](visitor) || (openWith !== undefined && new URLSearchParams(search).has(openWith));

/**
 * Returns the URL that replaces the page for a visitor who may not see it; undefined when no remote offers
 * such a page. The sign-in page, and the one that asks a member for a new proof, receive the URL of the page as their return path.
 */
export const findEntrance = (
  { access, remote }: RoutedPage,
  pages: readonly RoutedPage[],
  url: string,
  session: Session,
): string | undefined => {
  if (access === 'guest-draft')
    return (pageOfRole(pages, 'draft-start', remote) ?? pageOfRole(pages, 'draft-start'))?.path;
  const entrance = pageOfRole(pages, isMember(session) ? 'step-up' : 'sign-in');
  return entrance && `${entrance.path}?returnUrl=${encodeURIComponent(url)}`;
};
