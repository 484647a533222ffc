/** A request without a reply; it has the fields of the HttpError that `http` throws for this case. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
  readonly kind = 'http';
  readonly status = 0;
  readonly code = 'OFFLINE';
  readonly referenceId = '';
}
