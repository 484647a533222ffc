import {
  nonEmptyString,
  integer,
  array,
  recordOf,
  restPaths,
  object,
  type VersionHealth,
} from '@crema/shared-contracts';

export interface HealthSource {
  /** URL of the server, such as https://crema.example. */
  readonly server: string;
  readonly token: string;
  /** The period to evaluate. */
  readonly minutes: number;
}
const limitMs = 5000;
const validateHealth = array(
  object({
    remote: nonEmptyString,
    version: nonEmptyString,
    mounted: integer,
    errors: integer,
    networks: integer,
    classes: recordOf(integer),
    since: nonEmptyString,
  }),
);
const hints: Readonly<Record<number, string>> = {
  401: ': the server expects another token; set CREMA_WATCH_TOKEN as on the server',
  404: ': the server has no token; set CREMA_WATCH_TOKEN on the server',
};

/**
 * The health of each version as reported by browsers. Throws if the server does not answer within 5 s, or if
 * its answer has another shape.
 */
export const fetchHealth = async ({
  server,
  token,
  minutes,
}: HealthSource): Promise<readonly VersionHealth[]> => {
  const url = new URL(`${restPaths.compositionHealth}?minutes=${minutes}`, server);
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok)
    throw new Error(`${url.origin} answered ${response.status}, expected 200${hints[response.status] ?? ''}`);
  const health: unknown = await response.json();
  const error = validateHealth(health);
  if (error) throw new Error(`${url.origin}: ${error}. Use the crema command of the server's version.`);
  return health as readonly VersionHealth[];
};
