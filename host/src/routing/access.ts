import { isMember, type Access, type Session } from '@crema/shared-contracts';

/** Who may see a page or a modal (D-10). Checked by its row in remote.json, before its code is loaded. */
export const allows: Readonly<Record<Access, (session: Session) => boolean>> = {
  anyone: () => true,
  member: isMember,
  'guest-draft': (session) => session.kind !== 'anonymous',
};
