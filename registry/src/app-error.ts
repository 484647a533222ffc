/** An expected error with a message for the person at the command line; nothing was changed. */
export class AppError extends Error {
  /** Printed beside the message by --json. */
  readonly data: object = {};
}
