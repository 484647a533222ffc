import { isMember, type Access, type Session } from '@crema/shared-contracts';
import { pageOfRole, type RoutedPage } from './route-table.ts';

/** Who may see a page or a modal (D-10). Checked by its row in remote.json, before its code is loaded. */
export const allows: Readonly<Record<Access, (session: Session) => boolean>> = {
  anyone: () => true,
  member: isMember,
  'guest-draft': (session) => session.kind !== 'anonymous',
};

/**
 * The URL where a visitor goes who may not see the page; undefined when no remote offers such a page. The sign-in page gets
 * the URL of the page, to return there.
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
