import { serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Log } from './app-deps.ts';
import { isUnavailable, isUnexpected, toErrorReply, toRefusal } from './error-reply.ts';
import { retryAfterSeconds, type Outages } from './outages.ts';
import type { Refusal } from './refusal.ts';
import { refusal } from './refusal.ts';

interface MercuriusFault {
  readonly code?: string;
  readonly errors?: readonly Error[];
}

/** What mercurius refuses before a resolver runs. */
const protocolCodes: Readonly<Record<string, ServerErrorCode>> = {
  MER_ERR_GQL_VALIDATION: 'BAD_REQUEST',
  MER_ERR_METHOD_NOT_ALLOWED: 'BAD_REQUEST',
  MER_ERR_GQL_PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
  MER_ERR_GQL_PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

const asRefusal = (error: GraphQLError, production: boolean): { refused: Refusal; cause: unknown } => {
  const cause = error.originalError ?? error;
  const fault = cause as MercuriusFault;
  const code = protocolCodes[fault.code ?? ''];
  if (code) {
    const detail = fault.errors?.map(({ message }) => message).join('; ');
    const message = production || !detail ? (cause as Error).message : detail;
    return { refused: refusal(code, undefined, { message }), cause };
  }
  // Execution errors without an original are the document's fault: a variable that does not fit.
  if (cause === error && !error.path)
    return { refused: refusal('BAD_REQUEST', undefined, { message: error.message }), cause };
  return { refused: toRefusal(cause), cause };
};

interface FormattedReply {
  readonly request: { readonly id: string };
  header(name: string, value: number): unknown;
}
const hasData = ({ data }: ExecutionResult): boolean =>
  Object.values(data ?? {}).some((field) => field !== null && field !== undefined);

/**
 * GraphQL errors carry the catalogue's code under extensions: { code, params, field, messageId, referenceId }.
 * A refusal inside the execution answers 200 as the protocol has it; what never ran answers its own status.
 */
export const createErrorFormatter =
  (log: Log, outages: Outages, production: boolean) =>
  (execution: ExecutionResult, context: { reply?: FormattedReply }) => {
    const referenceId = context.reply?.request.id ?? '';
    const answered = hasData(execution);
    let status = 200;
    const errors = (execution.errors ?? []).map((error) => {
      const { refused, cause } = asRefusal(error, production);
      outages.note(cause);
      if (isUnexpected(refused)) log.error({ cause, referenceId, path: error.path }, 'resolver failed');
      // Without any data the call was not answered: caches, balancers and clients must see that too.
      if (!error.path || (isUnavailable(refused) && !answered)) status = refused.status;
      const { error: body, messageId } = toErrorReply(refused, referenceId);
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
