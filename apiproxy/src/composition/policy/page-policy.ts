import { randomBytes } from 'node:crypto';
import type { BuildFiles, Configuration, RegistryDocument, RemoteOverride } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { permissionsPolicy } from '../../http/security/secure-headers.ts';
import type { RegistryReader } from '../registry/registry-reader.ts';
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts';
import { originOf, registryOrigins, tileOrigins } from './policy-origins.ts';

/** The value is also true for overrides that the server could not read: the browser may be able to. */
const isAllowed = ({ rejection }: RemoteOverride) => rejection === undefined || rejection === 'unreachable';
const overrideOrigins = (overrides: readonly RemoteOverride[]) =>
  overrides
    .filter(isAllowed)
    .map(({ url }) => originOf(url))
    .filter((origin) => origin !== undefined);

/** The parts of a policy that differ between visitors. */
export interface PolicyOfVisit {
  readonly overrides: readonly RemoteOverride[];
  /** The nonce in the page, if it has one. */
  readonly mapNonce?: string | undefined;
}
/** Headers with the policy of a page, and with the endpoint for violation reports. */
export type PagePolicy = (visit: PolicyOfVisit) => Readonly<Record<string, string>>;

/** A new nonce for a page that shows Google's map (LOC-015); undefined without a key: the page has no nonce. */
export const createMapNonce = ({
  googleMapsKey,
}: Pick<Configuration, 'googleMapsKey'>): string | undefined =>
  googleMapsKey === null ? undefined : randomBytes(16).toString('base64');

/** Creates the policy of one visitor's page. The origins are collected once per registry. */
export const createPagePolicy = (
  {
    vaultOrigin,
    publicOrigin,
    configuration,
  }: Pick<AppDeps, 'vaultOrigin' | 'publicOrigin' | 'configuration'>,
  registry: Pick<RegistryReader, 'current'>,
  hostFiles: () => Pick<BuildFiles, 'inlineScript'>,
): PagePolicy => {
  const secure = publicOrigin.startsWith('https:');
  const permissions = permissionsPolicy({
    geolocation: 'self',
    payment: `self "${vaultOrigin}"`,
    'publickey-credentials-create': 'self',
    'publickey-credentials-get': 'self',
    'screen-wake-lock': 'self',
  });
  let known: { document: RegistryDocument; origins: readonly string[] } | undefined;
  const originsOf = (document: RegistryDocument) => {
    if (known?.document !== document) known = { document, origins: registryOrigins(document) };
    return known.origins;
  };
  return ({ overrides, mapNonce }) => ({
    'content-security-policy': contentSecurityPolicy({
      vaultOrigin,
      remoteOrigins: [...originsOf(registry.current()), ...overrideOrigins(overrides)],
      tileOrigins: tileOrigins(configuration),
      inlineScript: hostFiles().inlineScript,
      mapNonce,
      secure,
    }),
    'permissions-policy': permissions,
    ...(secure && { 'reporting-endpoints': reportingEndpoints }),
  });
};
