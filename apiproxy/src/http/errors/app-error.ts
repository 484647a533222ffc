import {
  serverErrors,
  type AccountErrorType,
  type CardType,
  type MfaChallengeMethod,
  type ServerErrorCode,
} from '@crema/shared-contracts';

export type AppErrorParams = Readonly<Record<string, string | number>>;
export interface AppErrorDetails {
  /** The request field that caused the error; the client shows the error's message next to the field. */
  readonly field?: string;
  /** Names a client message for cases that the code does not distinguish (placeNameNotFound). */
  readonly messageId?: string;
  /** The text is for developers. The client shows it only where the spec requires the server's own text. */
  readonly message?: string;
  /** ACC-022: the kind of a refused account. */
  readonly type?: AccountErrorType;
  /** ACC-022: the card that was not registered, and why. */
  readonly cardType?: CardType;
  readonly errorCode?: string;
  /** ACC-003: second factors that a refused sign-in can use. */
  readonly mfaChallengeMethods?: readonly MfaChallengeMethod[];
  readonly challengeId?: string;
}

/** An expected error with a code of the contract. The reply contains nothing about the server's internals. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: AppErrorParams | undefined;
  readonly details: AppErrorDetails;

  constructor(code: string, status: number, params?: AppErrorParams, details: AppErrorDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = status;
    this.params = params;
    this.details = details;
  }
}

/** Returns the same error with further details of an endpoint. */
export const withDetails = ({ code, status, params, details }: AppError, more: AppErrorDetails): AppError =>
  new AppError(code, status, params, { ...details, ...more });

/** Codes that the sources number as well: clients find the number as the message id (ORD-064). */
const messageIds: Readonly<Record<string, string>> = {
  SLOT_UNAVAILABLE: '110000',
} satisfies Partial<Record<ServerErrorCode, string>>;
export const messageIdOf = (code: string): string | undefined => messageIds[code];

/** Creates an expected error: `throw createAppError('STORE_CLOSED')` in a handler or a resolver. */
export const createAppError = (
  code: ServerErrorCode,
  params?: AppErrorParams,
  details?: AppErrorDetails,
): AppError => {
  const messageId = messageIdOf(code);
  return new AppError(code, serverErrors[code], params, messageId ? { messageId, ...details } : details);
};
