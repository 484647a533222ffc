/** The exports of identity for other modules. Lint rejects an import of any other file of this folder. */
export { findMember } from './member-store.ts';
export { readSession } from './sessions/read-session.ts';
export { cookieName, cookieOptions, ensureVisitorId } from './sessions/session-cookies.ts';
