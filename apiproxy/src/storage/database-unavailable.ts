/** The reason why a valid statement could not be executed. */
export type OutageReason =
  'unreachable' | 'shutting down' | 'read-only' | 'out of resources' | 'too slow' | 'busy';

/** The database was unreachable or did not respond in time. The same statement may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly reason: OutageReason;
  /** The connection cannot be used any more. */
  readonly isConnectionLost: boolean;

  constructor(reason: OutageReason, isConnectionLost: boolean, cause: unknown) {
    super(`The database is ${reason}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.reason = reason;
    this.isConnectionLost = isConnectionLost;
  }
}

interface OutageRule {
  readonly reason: OutageReason;
  readonly isConnectionLost: boolean;
  /** The system call that failed. */
  readonly syscall?: RegExp;
  /** SQLSTATE or the operating system's error code. */
  readonly code?: RegExp;
  /** Message of a client library error that has no code. */
  readonly message?: RegExp;
}
/** The rules are checked top to bottom. */
const outageRules: readonly OutageRule[] = [
  // The connection failed with any code: the socket's file is missing (ENOENT), no process listens, the name
  // is unknown, or there is no free descriptor.
  { reason: 'unreachable', isConnectionLost: true, syscall: /^(?:connect|getaddrinfo)$/ },
  {
    reason: 'unreachable',
    isConnectionLost: true,
    code: /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|40003)$/,
  },
  { reason: 'shutting down', isConnectionLost: true, code: /^57P0[1-5]$/ },
  // After a failover the old connections lead to a server that refuses writes: a new connection resolves the
  // primary again.
  { reason: 'read-only', isConnectionLost: true, code: /^25006$/ },
  // The server has closed the session: its transaction was idle, or ran, for too long.
  { reason: 'too slow', isConnectionLost: true, code: /^25P0[34]$/ },
  // The password or the name is being changed: a new connection may be accepted.
  { reason: 'unreachable', isConnectionLost: true, code: /^(?:28...|3D000)$/ },
  { reason: 'out of resources', isConnectionLost: false, code: /^(?:53...|58030)$/ },
  { reason: 'too slow', isConnectionLost: false, code: /^57014$/ },
  { reason: 'busy', isConnectionLost: false, code: /^(?:40001|40P01|55P03)$/ },
  { reason: 'too slow', isConnectionLost: true, message: /^Query read timeout$/ },
  {
    reason: 'unreachable',
    isConnectionLost: true,
    message:
      /^(?:Connection terminated|timeout exceeded when trying to connect$|timeout expired$|Client has encountered a connection error|Client was closed)/,
  },
];

interface FailureFacts {
  readonly syscall?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}
const ruleFor = (cause: FailureFacts): OutageRule | undefined =>
  outageRules.find((rule) =>
    (['syscall', 'code', 'message'] as const).some((fact) => rule[fact]?.test(String(cause[fact] ?? ''))),
  );

/** Converts the error to an outage; an error of the statement itself is returned unchanged. */
export const toOutage = (cause: unknown): unknown => {
  if (typeof cause !== 'object' || cause === null || cause instanceof DatabaseUnavailable) return cause;
  // Node may have tried several addresses of a host.
  const first = cause instanceof AggregateError ? (cause.errors[0] as object | undefined) : undefined;
  const rule = ruleFor(cause) ?? (first && ruleFor(first));
  return rule ? new DatabaseUnavailable(rule.reason, rule.isConnectionLost, cause) : cause;
};
