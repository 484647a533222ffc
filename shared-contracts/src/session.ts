import type { Session } from './wire/session.ts';

/** The header of an API reply that starts or ends a session: the new kind of session (ACC-090). */
export const sessionHeader = 'x-crema-session';

export const isMember = (session: Session): session is Extract<Session, { kind: 'member' }> =>
  session.kind === 'member';
