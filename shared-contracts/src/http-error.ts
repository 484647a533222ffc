import type { ErrorReply } from './wire/error-reply.ts';
import type { HttpError } from './host-services.ts';

/** The error of a REST request, from the status and the body of its reply; status 0 means that no reply came. */
export const toHttpError = (status: number, reply: Partial<ErrorReply>): HttpError => ({
  kind: 'http',
  status,
  code: reply.error?.code ?? (status === 0 ? 'OFFLINE' : 'UNEXPECTED_ERROR'),
  ...(reply.messageId && { messageId: reply.messageId }),
  ...(reply.error?.params && { params: reply.error.params }),
  ...(reply.error?.field && { field: reply.error.field }),
  ...(reply.challengeId && {
    challengeId: reply.challengeId,
    mfaChallengeMethods: reply.mfaChallengeMethods ?? [],
  }),
  referenceId: reply.referenceId ?? '',
});
