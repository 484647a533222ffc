import { createHash } from 'node:crypto';
import { createAppError } from '../errors/app-error.ts';

const pattern = /^[\w-]{8,64}$/;
const idLength = 24;

/**
 * The id of what a member's request creates. It follows from the client's requestId, so that a request that is repeated
 * after a crash or a lost reply finds what the first one created. Throws VALIDATION if requestId has another form.
 */
export const idOfRequest = (kind: string, memberId: string, requestId: string): string => {
  if (!pattern.test(requestId)) throw createAppError('VALIDATION', undefined, { field: 'requestId' });
  const hash = createHash('sha256').update(`${kind}\n${memberId}\n${requestId}`).digest('hex');
  return `${kind}_${hash.slice(0, idLength)}`;
};
