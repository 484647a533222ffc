import type { Static, TObject, TSchema } from 'typebox';
import { paymentVariables } from './payment.variables.ts';
import { releaseVariables } from './release.variables.ts';
import { integer, picklist, origin, text, url, urls } from './variable-kinds.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable that the server, the command line and the build read, in the order of the operating guide. */
export const variables = {
  NODE_ENV: picklist(['production', 'development', 'test'], {
    readBy: ['s', 'c', 'b'],
    purpose:
      '`production`: trusted GraphQL documents only, public replies are cached for seconds, no injected faults, no demonstration members, no keys or tokens of development. `development` makes webpack build for development (`npm run dev` sets it)',
    inProduction: '`production`',
  }),
  PORT: integer(0, 65_535, { readBy: ['s', 'c', 'b'], purpose: 'port of the shop', defaultText: '3000' }),
  VAULT_PORT: integer(0, 65_535, { purpose: 'port of the vault', defaultText: '`PORT` + 1' }),
  PARTNER_PORT: integer(0, 65_535, {
    purpose: 'port of the simulated programs of the partners',
    defaultText: '`VAULT_PORT` + 1',
  }),
  HOST: text({
    purpose: 'IP address that shop and vault listen on',
    defaultText: '`127.0.0.1`',
    inProduction: '`0.0.0.0` in a container',
  }),
  PUBLIC_ORIGIN: origin({
    readBy: ['s', 'c'],
    purpose:
      'where browsers see the shop: own-origin checks, links in mails. In production the server answers only the `Host` (or trusted `X-Forwarded-Host`) of this origin; any other gets 421. `https:` makes cookies `Secure` and `__Host-`, and every reply asks browsers to stay on TLS (HSTS, one year). `crema watch` sends its requests there',
    defaultText: '`http://localhost:PORT`',
    inProduction: 'needed',
  }),
  PASSKEY_RP_ID: text({
    purpose:
      'domain of passkeys: the host of `PUBLIC_ORIGIN` or one above it, so that they outlive a move to another subdomain. Set it before the first passkey',
    defaultText: 'the host of `PUBLIC_ORIGIN`',
  }),
  SSO_ISSUER_KEYS: text({
    purpose:
      'sites of ours whose members this shop signs in (`/account/signin/sso/{token}`): `name=key` with commas between; a key is Ed25519, base64 of SPKI',
    defaultText: 'none: every token is refused',
  }),
  VAULT_ORIGIN: origin({
    purpose:
      'where browsers see the vault; named in the page’s policy. Host and HSTS as with `PUBLIC_ORIGIN`. It must differ from the shop’s origin, because only another origin isolates the card form',
    defaultText: '`http://localhost:VAULT_PORT`',
    inProduction: 'needed',
  }),
  PARTNER_ORIGIN: origin({
    purpose:
      'where browsers see the simulated programs of the partners, whose accounts members link to theirs; its host must be one of `partnerHosts` in the configuration. Without it nothing listens on `PARTNER_PORT`, and linking fails with the partner’s error page',
    defaultText: '`http://localhost:PARTNER_PORT`; in production none',
    inProduction: 'only to demonstrate',
  }),
  TRUST_PROXY: text({
    purpose:
      'proxies whose `X-Forwarded-*` headers are trusted: IP addresses, CIDR ranges, `loopback`, `linklocal`, `uniquelocal`, separated by commas; or the number of proxies in front (`1`); or `true` for any sender. With a number or `true` the server must not be reachable past the proxies: a client could then claim any address',
    defaultText: '`false`',
    inProduction: 'needed behind a balancer; without it all visitors share one address and its limits',
  }),
  DATABASE_URL: url('postgres://user:password@host/database', {
    purpose: 'PostgreSQL 15 or later, eleven connections a process; any number of processes may share it',
    defaultText: 'embedded, in `DATA_DIR/pg`, one process',
    inProduction: 'needed',
    secret: true,
  }),
  DATA_DIR: text({
    purpose:
      'embedded database, `card.key`, `cookie.key`; relative to the folder that the server is started in. Mails go to the folder `outbox` beside it',
    defaultText: '`var/db`',
    inProduction: 'a durable volume without `DATABASE_URL` and `CARD_KEY`',
  }),
  CARD_KEY: text({
    purpose:
      'encrypts stored-value card numbers: 32 bytes in base64. If it is lost, no card shows its barcode any more',
    defaultText: '`DATA_DIR/card.key`, created at the first start',
    inProduction: 'needed by processes that share a database',
    secret: true,
  }),
  COOKIE_KEY: text({
    purpose:
      'signs what cookies hold (visitor ids, known browsers): 32 bytes in base64 (`openssl rand -base64 32`). Several keys are separated by commas: the first signs, all verify. To replace a key, put the new one first and remove the old one a year later; if it is removed at once, browsers get new visitor ids and canaries other visitors',
    defaultText: 'derived from `CARD_KEY`; without it `DATA_DIR/cookie.key`, created at the first start',
    inProduction: 'optional; the same in every process',
    secret: true,
  }),
  ...paymentVariables,
  SMTP_URL: url('smtp://user:password@host:587', {
    purpose: 'relay for mail, as nodemailer reads it (`smtp://user:password@host:587`)',
    defaultText: 'files in the outbox',
    inProduction: 'needed',
    secret: true,
  }),
  MAIL_FROM: text({
    purpose: 'sender of all mails; the Message-ID has its domain',
    defaultText: '`hello@crema.test`',
    inProduction: 'needed with `SMTP_URL`; without it the server does not start',
  }),
  MAIL_BOUNCE_KEY: text({
    purpose:
      'proves the relay that reports mails which came back: it sends `POST /apiproxy/v1/mail/bounces` `{"messageId"}` with `authorization: Bearer` and this key (`openssl rand -hex 32`)',
    defaultText: 'no reports; a mail that the relay refuses at once is noted anyway',
    inProduction: 'optional',
    secret: true,
  }),
  LOG_LEVEL: picklist(logLevels, {
    purpose:
      'lowest level that is written to the log. `debug` adds a line for each request, without query and address',
    defaultText: '`info`',
  }),
  CREMA_CONFIG: text({
    purpose:
      'a JSON file that overrides the defaults of `shared-contracts/src/configuration/configuration.ts`; its key `flags` overrides those of `flags.ts`. Each key replaces the whole value. With an unknown key or flag, or an invalid value, the server does not start and names the path and the reason',
    defaultText: 'the defaults',
    inProduction: 'optional',
  }),
  CREMA_DEMO: picklist(['0', '1'], {
    purpose:
      '`1` loads `samples/crema` into a database without a shop, and seeds the demonstration members, whose password is in the README',
    defaultText: 'loaded and seeded outside production',
    inProduction: 'never in a real shop',
  }),
  CLOCK_AHEAD_MINUTES: integer(0, 525_600, {
    purpose:
      'the server’s clock is so many minutes ahead: what happens after hours or days can be tried at once (retries of auto reload, ends of sessions). The server does not start with it in production',
    defaultText: '0',
    inProduction: 'refused',
  }),
  STOP_DELAY_SECONDS: integer(0, 600, {
    purpose:
      'after SIGTERM the server still accepts requests for this time, while `/readyz` fails: the balancer notices before the port closes',
    defaultText: '0',
    inProduction:
      'the time that the balancer needs to notice; the platform’s grace period must be 25 s longer',
  }),
  CREMA_METRICS_TOKEN: text({
    purpose: 'bearer token of `/metrics`',
    defaultText: '`crema-development`',
    inProduction: 'without it `/metrics` does not exist',
    secret: true,
  }),
  MAX_CONNECTIONS: integer(1, 1_000_000, {
    purpose:
      'most open connections of the shop and of the vault in one process; further connections are closed at once',
    defaultText: '5000',
    inProduction: 'by memory and file descriptors',
  }),
  EVENT_STREAMS: integer(0, 1_000_000, {
    purpose:
      'most open pages that one process notifies of changes through a stream; further pages poll every few seconds',
    defaultText: '2000',
    inProduction: 'by memory: 2,000 take 20 MB',
  }),
  RENDERERS: integer(0, 64, {
    purpose:
      'processes that render the pages of remotes (`"render"` in `remote.json`). `0`: no page is rendered on the server, and browsers render everything',
    defaultText: '2',
    inProduction: 'by processors and memory: each, and a spare one, takes about 170 MB and at most 256 MB',
  }),
  RENDER_CACHE_MB: integer(1, 4096, {
    purpose:
      'most memory of rendered contents (three quarters) and of compressed pages (a quarter) in one process, in megabytes',
    defaultText: '64',
    inProduction: 'by memory and number of pages',
  }),
  OVERRIDE_HOSTS: text({
    purpose:
      'hosts, separated by commas, that `?remote=…` may name without a signature (`localhost` or `host:port`). An empty value allows none',
    defaultText: '`localhost,127.0.0.1`',
    inProduction: 'none; signed overrides work',
  }),
  CREMA_WATCH_TOKEN: text({
    readBy: ['s', 'c'],
    purpose: 'bearer token of a watcher; the same on both sides',
    defaultText: '`crema-development`',
    inProduction: 'without it the endpoint does not exist and the watcher reads nothing',
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://collector:4318', {
    purpose:
      'an OpenTelemetry collector that gets the usage counts: OTLP metrics over HTTP as JSON, at `/v1/metrics` below this URL',
    defaultText: 'no export',
    inProduction: 'optional',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    purpose: 'headers of the export: `name=value`, separated by commas, values URL-encoded',
    defaultText: 'none',
    inProduction: 'what the collector needs',
    secret: true,
  }),
  OTEL_METRIC_EXPORT_INTERVAL: integer(100, 86_400_000, {
    purpose: 'milliseconds between two exports',
    defaultText: '60000',
    inProduction: 'optional',
  }),
  TAX_SERVICE_URL: url('https://taxes.example/quote', {
    purpose:
      'address of a service that computes the taxes of each price (docs/guides/taxes.md). While it fails, the shop’s own rows count',
    defaultText: 'none: the shop’s rows of taxes',
    inProduction: 'optional',
  }),
  TAX_SERVICE_TOKEN: text({
    purpose: 'bearer token of the tax service',
    defaultText: 'none',
    inProduction: 'what the service needs',
    secret: true,
  }),
  CONVERSION_URLS: urls({
    purpose:
      'addresses, separated by commas, to which new accounts are reported, of members who came by a campaign’s link and agreed to it (`campaignMeasurement` of the configuration)',
    defaultText: 'none',
    inProduction: 'optional',
    secret: true,
  }),
  ...releaseVariables,
} as const satisfies Record<string, TSchema>;

/** The checked environment: numbers are numbers, a variable that is not set is undefined. */
export type Environment = Readonly<Static<TObject<typeof variables>>>;
