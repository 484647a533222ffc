import type { Visitor } from '../http/visitor.ts';

/**
 * The owner of an order: a member on every device, a guest in this session only. It is empty without a
 * session.
 */
export const ownerOf = ({ memberId, sessionId }: Visitor, guest: boolean): string => {
  if (!guest) return memberId === undefined ? '' : `member:${memberId}`;
  return sessionId === undefined ? '' : `session:${sessionId}`;
};

/** Every owner that this visitor can act as. */
export const ownersOf = (visitor: Visitor): readonly string[] =>
  [ownerOf(visitor, false), ownerOf(visitor, true)].filter((owner) => owner !== '');
