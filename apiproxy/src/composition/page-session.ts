export { readSession } from '../identity/read-session.ts';
export { ensureVisitorId } from '../identity/session-cookies.ts';
