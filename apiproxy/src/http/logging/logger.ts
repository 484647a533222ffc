import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { censorSecrets, secretPaths, redacted } from './log-redaction.ts';
import type { Clock } from '../system.ts';

export interface LoggerOptions {
  readonly clock: Clock;
  readonly level?: Level | 'silent' | undefined;
  /** Standard output by default. */
  readonly destination?: DestinationStream;
}

/** Other properties of an error are left out: a database error contains the values of its statement. */
const toErrorFacts = (cause: unknown): unknown =>
  cause instanceof Error ? { name: cause.name, message: cause.message, stack: cause.stack } : cause;

/**
 * Writes one JSON line per entry: `at`, `level`, the facts, `message`. Within a request `request.log` adds the request's
 * `referenceId`. Secrets are redacted by the name of the field and by their form (log-redaction.ts).
 */
export const createLogger = ({ clock, level = 'info', destination }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: undefined,
      messageKey: 'message',
      errorKey: 'cause',
      timestamp: () => `,"at":"${clock.now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { cause: toErrorFacts, err: toErrorFacts },
      redact: { paths: [...secretPaths], censor: redacted },
      hooks: { streamWrite: censorSecrets },
    },
    // Writing is synchronous, so that the last lines before the process ends are written.
    destination ?? pino.destination({ sync: true }),
  );
