import { serverErrors, type ErrorReply, type ServerErrorCode } from '@crema/shared-contracts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { Refusal, refusal } from './refusal.ts';

interface FastifyFault {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly { instancePath?: string; message?: string; params?: object }[];
}

/** What Fastify and its plugins refuse on their own, in the contract's codes. */
const frameworkCodes: Readonly<Record<string, ServerErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BAD_REQUEST',
  FST_ERR_VALIDATION: 'VALIDATION',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'VALIDATION',
};
const statusCodes: Readonly<Record<number, ServerErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'TEMPORARILY_UNAVAILABLE',
};

const fieldOf = (fault: FastifyFault): string | undefined => {
  const first = fault.validation?.[0];
  if (!first) return undefined;
  const missing = (first.params as { missingProperty?: string } | undefined)?.missingProperty;
  const path = first.instancePath?.replace(/^\//, '').replaceAll('/', '.');
  return [path, missing].filter(Boolean).join('.') || undefined;
};

/** Anything thrown → a refusal; what is not known becomes UNEXPECTED_ERROR and tells nothing. */
export const toRefusal = (cause: unknown): Refusal => {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof DatabaseUnavailable) return refusal('TEMPORARILY_UNAVAILABLE');
  const fault = cause as FastifyFault;
  const malformed = cause instanceof SyntaxError && fault.statusCode === 400;
  const code = malformed
    ? 'MALFORMED_JSON'
    : (frameworkCodes[fault?.code ?? ''] ?? statusCodes[fault?.statusCode ?? 0] ?? 'UNEXPECTED_ERROR');
  return refusal(code, undefined, { field: fieldOf(fault ?? {}) });
};

export const isUnexpected = (refused: Refusal): boolean =>
  refused.status >= serverErrors.UNEXPECTED_ERROR && refused.code === 'UNEXPECTED_ERROR';

export const isUnavailable = (refused: Refusal): boolean =>
  refused.status === serverErrors.TEMPORARILY_UNAVAILABLE;

export const toErrorReply = (refused: Refusal, referenceId: string): ErrorReply => ({
  error: {
    code: refused.code,
    message: refused.message,
    ...(refused.params && { params: refused.params }),
    ...(refused.details.field && { field: refused.details.field }),
  },
  ...(refused.details.messageId && { messageId: refused.details.messageId }),
  referenceId,
});
