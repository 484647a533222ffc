import { isRecord, type HttpError } from '@crema/shared-contracts';

/** An expected error of the client: compare codes, never messages or classes (house style 16). */
export interface AppError {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field?: string;
  readonly messageId?: string;
  readonly referenceId?: string;
}

const isHttpError = (cause: unknown): cause is HttpError => isRecord(cause) && cause['kind'] === 'http';
const toPlainError = ({ code, params, field, messageId, referenceId }: HttpError): AppError => ({
  code,
  params,
  field,
  messageId,
  referenceId,
});

const fromGraphql = (cause: Readonly<Record<string, unknown>>): AppError | undefined => {
  const errors = cause['errors'];
  const first = Array.isArray(errors) ? (errors[0] as unknown) : undefined;
  const extensions = isRecord(first) ? first['extensions'] : undefined;
  return isRecord(extensions) && typeof extensions['code'] === 'string'
    ? (extensions as unknown as AppError)
    : undefined;
};

/**
 * Converts an HTTP error, a GraphQL error or a lost connection to a plain AppError, which a store may hold;
 * any other error becomes UNEXPECTED_ERROR.
 */
export const toAppError = (cause: unknown): AppError => {
  if (isHttpError(cause)) return toPlainError(cause);
  if (isRecord(cause)) {
    const known = fromGraphql(cause) ?? (isRecord(cause['cause']) ? toAppError(cause['cause']) : undefined);
    if (known) return known;
  }
  return { code: 'UNEXPECTED_ERROR' };
};
