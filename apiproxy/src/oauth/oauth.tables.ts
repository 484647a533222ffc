import type { ColumnType } from 'kysely';

/** An app of others that members can give access to. */
export interface OauthClientTable {
  client_id: string;
  /** As members read it. */
  name: string;
  /** A path of ours or a data URL. */
  image: string | null;
  /** The SHA-256 of the secret; null for a public client, which cannot hold one. */
  secret_hash: string | null;
  /** Exact URIs, separated by line ends. */
  redirect_uris: string;
  /** The scopes that it may ask for, separated by spaces. */
  scope: string;
  created_at: Date;
}
/** The access that a member has given to an app, until it is ended. Codes and tokens go with it. */
export interface OauthGrantTable {
  grant_id: string;
  client_id: string;
  member_id: string;
  /** Every scope that the member has agreed to, separated by spaces. */
  scope: string;
  granted_at: Date;
  /** Exact to 10 minutes. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** An authorization code (RFC 6749, section 4.1.2). A used one stays for a day, so that a second use is noticed. */
export interface OauthCodeTable {
  /** The SHA-256 of the code. */
  code_hash: string;
  grant_id: string;
  /** The tokens that came from the code. */
  family_id: string;
  redirect_uri: string;
  scope: string;
  /** The S256 challenge (RFC 7636). */
  code_challenge: string;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface OauthTokenTable {
  /** The SHA-256 of the token. */
  token_hash: string;
  grant_id: string;
  /** Access and refresh tokens that followed one another, from one code. */
  family_id: string;
  kind: 'access' | 'refresh';
  scope: string;
  expires_at: Date;
  /** When a refresh token was rotated: another use of it ends the family. */
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface OauthTables {
  oauth_client: OauthClientTable;
  oauth_grant: OauthGrantTable;
  oauth_code: OauthCodeTable;
  oauth_token: OauthTokenTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends OauthTables {}
}
