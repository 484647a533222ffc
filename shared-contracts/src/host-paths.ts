/** What the host itself asks the server. Apart from the others, because an object is not tree-shaken from the first bytes. */
export const hostPaths = {
  session: '/apiproxy/v1/session',
  signOut: '/apiproxy/v1/account/signout',
  telemetry: '/apiproxy/v1/telemetry',
  /** HEAD: 204 from our own server. A page asks it whether the device is connected. */
  reachability: '/apiproxy/v1/reachability',
  /** GET: the registry as it is now for this visitor (CompositionReply), ETag and 304. */
  composition: '/apiproxy/v1/composition',
  /** Server-sent events: `composition` with a CompositionNotice as data, at once and at every change. */
  compositionEvents: '/apiproxy/v1/composition/events',
} as const;

/** The header that carries the idempotency key of a write (D-164). */
export const idempotencyHeader = 'idempotency-key';
