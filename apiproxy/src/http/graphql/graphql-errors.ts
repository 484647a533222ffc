import { serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Log } from '../system.ts';
import { isUnavailable, isUnexpected, toErrorReply, toAppError } from '../errors/error-reply.ts';
import { retryAfterSeconds, type Outages } from '../errors/outages.ts';
import type { AppError } from '../errors/app-error.ts';
import { createAppError } from '../errors/app-error.ts';

interface MercuriusErrorFields {
  readonly code?: string;
  readonly errors?: readonly Error[];
}

/** Errors that mercurius throws before any resolver runs. */
const protocolCodes: Readonly<Record<string, ServerErrorCode>> = {
  MER_ERR_GQL_VALIDATION: 'BAD_REQUEST',
  MER_ERR_METHOD_NOT_ALLOWED: 'BAD_REQUEST',
  MER_ERR_GQL_PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
  MER_ERR_GQL_PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

const classify = (error: GraphQLError, production: boolean): { appError: AppError; cause: unknown } => {
  const cause = error.originalError ?? error;
  const fields = cause as MercuriusErrorFields;
  const code = protocolCodes[fields.code ?? ''];
  if (code) {
    const detail = fields.errors?.map(({ message }) => message).join('; ');
    const message = production || !detail ? (cause as Error).message : detail;
    return { appError: createAppError(code, undefined, { message }), cause };
  }
  // Execution errors without an original error come from the document, such as a variable of the wrong type.
  if (cause === error && !error.path)
    return { appError: createAppError('BAD_REQUEST', undefined, { message: error.message }), cause };
  return { appError: toAppError(cause), cause };
};

interface FormattedReply {
  readonly request: { readonly id: string };
  header(name: string, value: number): unknown;
}
const hasData = ({ data }: ExecutionResult): boolean =>
  Object.values(data ?? {}).some((field) => field !== null && field !== undefined);

/**
 * GraphQL errors carry the catalogue's code under extensions: { code, params, field, messageId, referenceId }. An
 * error inside the execution has status 200, as the protocol requires; an operation that was not executed has the
 * error's own status.
 */
export const createErrorFormatter =
  (log: Log, outages: Outages, production: boolean) =>
  (execution: ExecutionResult, context: { reply?: FormattedReply }) => {
    const referenceId = context.reply?.request.id ?? '';
    const isAnswered = hasData(execution);
    let status = 200;
    const errors = (execution.errors ?? []).map((error) => {
      const { appError, cause } = classify(error, production);
      outages.record(cause);
      if (isUnexpected(appError)) log.error({ cause, referenceId, path: error.path }, 'resolver failed');
      // If the reply has no data at all, the status is 503, so that caches, balancers and clients detect the
      // outage.
      if (!error.path || (isUnavailable(appError) && !isAnswered)) status = appError.status;
      const { error: body, messageId } = toErrorReply(appError, referenceId);
      const { message, ...rest } = body;
      return new GraphQLError(message, {
        path: error.path,
        extensions: { ...rest, ...(messageId && { messageId }), referenceId },
      });
    });
    if (status === serverErrors.TEMPORARILY_UNAVAILABLE)
      context.reply?.header('retry-after', retryAfterSeconds);
    return { statusCode: status, response: { data: execution.data ?? null, errors } };
  };
