import { serverErrors, type ErrorReply, type ServerErrorCode } from '@crema/shared-contracts';
import { DatabaseUnavailable } from '../../storage/database-unavailable.ts';
import { AppError, createAppError } from './app-error.ts';

interface FastifyErrorFields {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly { instancePath?: string; message?: string; params?: object }[];
}

/** Errors that Fastify and its plugins throw, mapped to the contract's codes. */
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
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  503: 'TEMPORARILY_UNAVAILABLE',
};

const fieldOf = (error: FastifyErrorFields): string | undefined => {
  const first = error.validation?.[0];
  if (!first) return undefined;
  const missing = (first.params as { missingProperty?: string } | undefined)?.missingProperty;
  const path = first.instancePath?.replace(/^\//, '').replaceAll('/', '.');
  return [path, missing].filter(Boolean).join('.') || undefined;
};

/** Converts any thrown value to an AppError. An unknown error becomes UNEXPECTED_ERROR without details. */
export const toAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DatabaseUnavailable) return createAppError('TEMPORARILY_UNAVAILABLE');
  const error = cause as FastifyErrorFields;
  const isMalformedJson = cause instanceof SyntaxError && error.statusCode === 400;
  const code = isMalformedJson
    ? 'MALFORMED_JSON'
    : (frameworkCodes[error?.code ?? ''] ?? statusCodes[error?.statusCode ?? 0] ?? 'UNEXPECTED_ERROR');
  return createAppError(code, undefined, { field: fieldOf(error ?? {}) });
};

export const isUnexpected = (appError: AppError): boolean =>
  appError.status >= serverErrors.UNEXPECTED_ERROR && appError.code === 'UNEXPECTED_ERROR';

export const isUnavailable = (appError: AppError): boolean =>
  appError.status === serverErrors.TEMPORARILY_UNAVAILABLE;

export const toErrorReply = (appError: AppError, referenceId: string): ErrorReply => ({
  error: {
    code: appError.code,
    message: appError.message,
    ...(appError.params && { params: appError.params }),
    ...(appError.details.field && { field: appError.details.field }),
    ...(appError.details.type && { type: appError.details.type }),
    ...(appError.details.cardType && { cardType: appError.details.cardType }),
    ...(appError.details.errorCode && { errorCode: appError.details.errorCode }),
  },
  ...(appError.details.messageId && { messageId: appError.details.messageId }),
  ...(appError.details.mfaChallengeMethods && {
    mfaChallengeMethods: appError.details.mfaChallengeMethods,
  }),
  ...(appError.details.challengeId && { challengeId: appError.details.challengeId }),
  referenceId,
});
