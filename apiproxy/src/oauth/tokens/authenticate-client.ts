import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { countAttempts, ipCounters, perIp, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { findClient, type OauthClient } from '../clients/client-store.ts';
import { hashOfSecret, isSameText } from '../secrets.ts';
import type { FormBody } from './form-body.ts';
import { OauthError } from './oauth-error.ts';

const minute = 60_000;
/** Before the client is known: it also limits guesses of secrets and codes. */
const ipLimit: AttemptLimit = { name: 'oauth-token-ip', max: 120, windowMs: minute };
/** Of a client that has proved its secret: nobody else can use it up. */
const clientLimit: AttemptLimit = { name: 'oauth-token-client', max: 600, windowMs: minute };
/** Of a public client, which anyone can name: counted for each sender. */
const publicLimit: AttemptLimit = { name: 'oauth-token-public', max: 60, windowMs: minute };

interface Credentials {
  readonly clientId: string;
  readonly secret: string | undefined;
  readonly isBasic: boolean;
}
const basic = /^Basic ([A-Za-z0-9+/]+=*)$/i;
/** Throws for a text that is not encoded as in a form, and for a NUL, which the database cannot compare. */
const decodePart = (text: string): string => {
  const part = decodeURIComponent(text.replaceAll('+', ' '));
  if (part.includes('\u0000')) throw new URIError('A NUL');
  return part;
};

/** RFC 6749, section 2.3.1: both parts are encoded as in a form. */
const readBasic = (authorization: string): Credentials | undefined => {
  const [, encoded] = basic.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const end = text.indexOf(':');
  try {
    return end < 0
      ? undefined
      : { clientId: decodePart(text.slice(0, end)), secret: decodePart(text.slice(end + 1)), isBasic: true };
  } catch {
    return undefined;
  }
};

const challenge = 'Basic realm="oauth"';
const refuse = (isBasic: boolean): never => {
  throw new OauthError(
    'invalid_client',
    'The client is unknown, or its secret is wrong.',
    isBasic ? challenge : undefined,
  );
};

/** The credentials of the header or of the form, not of both (RFC 6749, section 2.3). */
const readCredentials = (authorization: string | undefined, form: FormBody): Credentials => {
  const { client_id: clientId, client_secret: secret } = form;
  if (authorization === undefined) {
    if (clientId === undefined) throw new OauthError('invalid_client', 'The parameter client_id is missing.');
    return { clientId, secret, isBasic: false };
  }
  const credentials = readBasic(authorization) ?? refuse(true);
  if (secret !== undefined || (clientId !== undefined && clientId !== credentials.clientId))
    throw new OauthError('invalid_request', 'The client is named in two ways.');
  return credentials;
};

/** A hash that no secret has: an unknown client takes as long as a known one. */
const noSecret = hashOfSecret('');
/** A client with a secret must send it; a public one must send none. */
const isProved = (client: OauthClient | undefined, secret: string | undefined): client is OauthClient => {
  const isRight = isSameText(hashOfSecret(secret ?? ''), client?.secretHash ?? noSecret);
  if (!client) return false;
  return client.secretHash === null ? secret === undefined : secret !== undefined && isRight;
};

/**
 * The app that sends a request. Counts the attempt for the sender before, and for the app afterwards. Throws `invalid_client`, and
 * TOO_MANY_REQUESTS.
 */
export const authenticateClient = async (
  deps: AppDeps,
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
  form: FormBody,
): Promise<OauthClient> => {
  await countAttempts(deps, { ip, reply }, ipCounters(ipLimit, ip));
  const { clientId, secret, isBasic } = readCredentials(headers.authorization, form);
  const client = await findClient(deps.db, clientId);
  if (!isProved(client, secret)) return refuse(isBasic);
  const counter =
    client.secretHash === null ? perIp(publicLimit, ip, clientId) : { limit: clientLimit, subject: clientId };
  await countAttempts(deps, { ip, reply }, [counter]);
  return client;
};
