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
  /** Where the server is: https://crema.example. */
  readonly server: string;
  readonly token: string;
  /** How far back it looks. */
  readonly minutes: number;
}
const limitMs = 5000;
const healthGuard = array(
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
  401: ': the token is another one there (CREMA_WATCH_TOKEN)',
  404: ': no token is set there (CREMA_WATCH_TOKEN)',
};

/** What browsers told the server of each version. Throws when it does not answer within 5 s, or with anything else. */
export const askHealth = async ({
  server,
  token,
  minutes,
}: HealthSource): Promise<readonly VersionHealth[]> => {
  const address = new URL(`${restPaths.compositionHealth}?minutes=${minutes}`, server);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok)
    throw new Error(`${address.origin} answers ${response.status}${hints[response.status] ?? ''}`);
  const health: unknown = await response.json();
  const broken = healthGuard(health);
  if (broken) throw new Error(`${address.origin}: ${broken}`);
  return health as readonly VersionHealth[];
};
