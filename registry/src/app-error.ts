/** An expected error with a message for the person at the command line; the command changed nothing. */
export class AppError extends Error {
  /** Data that --json prints in addition to the message. */
  readonly data: object = {};
}
