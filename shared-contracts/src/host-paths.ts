/**
 * The server paths that the host requests. This module is separate from rest.ts because a bundler does not
 * tree-shake the members of an object out of the first chunk.
 */
export const hostPaths = {
  session: '/apiproxy/v1/session',
  signOut: '/apiproxy/v1/account/signout',
  telemetry: '/apiproxy/v1/telemetry',
  /**
   * HEAD, answered with 204 by our own server. A page sends it to find out whether the device is connected.
   */
  reachability: '/apiproxy/v1/reachability',
  /** GET: the present registry for this visitor (CompositionReply), with ETag and 304. */
  composition: '/apiproxy/v1/composition',
  /** GET {path}?versions=name@version,… returns the integrity of these versions' files (FileIntegrityReply). */
  fileIntegrity: '/apiproxy/v1/composition/file-integrity',
  /**
   * Server-sent events: `composition` with a CompositionNotice as data, sent on connection and at every
   * change.
   */
  compositionEvents: '/apiproxy/v1/composition/events',
} as const;

/** The header that carries the idempotency key of a write (D-164). */
export const idempotencyHeader = 'idempotency-key';
