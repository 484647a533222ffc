// The server paths that the host requests, exported as hostPaths.

export const session = '/apiproxy/v1/session';
export const signOut = '/apiproxy/v1/account/signout';
export const telemetry = '/apiproxy/v1/telemetry';
/**
 * HEAD, answered with 204 by our own server. A page sends it to find out whether the device is connected.
 */
export const reachability = '/apiproxy/v1/reachability';
/** GET: the present registry for this visitor (CompositionReply), with ETag and 304. */
export const composition = '/apiproxy/v1/composition';
/** GET {path}?versions=name@version,… returns the integrity of these versions' files (FileIntegrityReply). */
export const fileIntegrity = '/apiproxy/v1/composition/file-integrity';
/**
 * Server-sent events: `composition` with a CompositionNotice as data, sent on connection and at every
 * change.
 */
export const compositionEvents = '/apiproxy/v1/composition/events';
