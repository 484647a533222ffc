import type { Visitor } from '../http/visitor.ts';

/** Whose order it is: a member's on every device, a guest's in this session only. Empty for nobody. */
export const ownerOf = ({ memberId, sessionId }: Visitor, guest: boolean): string => {
  if (!guest) return memberId === undefined ? '' : `member:${memberId}`;
  return sessionId === undefined ? '' : `session:${sessionId}`;
};

/** Every owner this visitor may speak for. */
export const ownersOf = (visitor: Visitor): readonly string[] =>
  [ownerOf(visitor, false), ownerOf(visitor, true)].filter((owner) => owner !== '');
