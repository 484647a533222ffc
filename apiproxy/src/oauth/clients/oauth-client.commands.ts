import { oauthPagePath } from '@crema/shared-contracts';
import { oauthScopes } from '@crema/shared-contracts/wire/oauth';
import type {
  OperatorCommand,
  OperatorDeps,
  OperatorReport,
  ParsedArgs,
} from '../../operations/operator-command.ts';
import { createIds, systemRandom } from '../../http/system.ts';
import { readScopes, writeScopes } from '../scopes.ts';
import { createSecret, hashOfSecret } from '../secrets.ts';
import { findRedirectUriError } from './redirect-uri.rules.ts';

const longestName = 60;
const longestImage = 16_384;
/** The pictures that the policy of our pages allows. */
const imageForm = /^(?:\/(?!\/)[\w./-]+|data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/=]+)$/;

const report = (summary: string, ok = true): OperatorReport => ({ columns: [], rows: [], summary, ok });
const textOf = ({ options }: ParsedArgs, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The values of a new client. Throws an error that names what is wrong and what is expected. */
const readClient = (args: ParsedArgs) => {
  const [name = '', ...redirectUris] = args.positionals;
  if (name.trim() === '' || name.length > longestName)
    throw new Error(`add: expected a name of 1 to ${longestName} characters, found "${name}".`);
  if (redirectUris.length === 0) throw new Error('add: expected one redirect URI or several after the name.');
  for (const uri of redirectUris) {
    const because = findRedirectUriError(uri);
    if (because) throw new Error(`add: the redirect URI ${uri} can't be registered: ${because}.`);
  }
  const asked = textOf(args, 'scopes');
  if (asked === undefined)
    throw new Error(`add: --scopes is missing. Name what the app may read: ${oauthScopes.join(', ')}.`);
  const scopes = readScopes(asked);
  if (!scopes)
    throw new Error(`add: --scopes expects some of: ${oauthScopes.join(', ')}. Found: "${asked}".`);
  const image = textOf(args, 'image') ?? null;
  if (image !== null && (image.length > longestImage || !imageForm.test(image)))
    throw new Error('add: --image expects a path of this site, or a base64 data URL of at most 16 KB.');
  return {
    name: name.trim(),
    image,
    redirect_uris: [...new Set(redirectUris)].join('\n'),
    scope: writeScopes(scopes),
  };
};

const withSecret = (clientId: string, secret: string | undefined): OperatorReport => ({
  columns: ['client id', 'secret', 'authorization page'],
  rows: [[clientId, secret ?? '', oauthPagePath]],
  summary:
    secret === undefined
      ? 'A public client: it has no secret and must use PKCE.'
      : 'Give the secret to the maker of the app. It is stored as a hash and is not shown again.',
  ok: true,
});

const add: OperatorCommand = {
  name: 'add',
  summary: 'Registers an app that members can give access to, and shows its secret once',
  usage: 'add NAME REDIRECT_URI... --scopes "account card payment rewards" [--image URL] [--public]',
  options: { scopes: 'string', image: 'string', public: 'boolean' },
  run: async ({ db, clock }, args) => {
    const values = readClient(args);
    const secret = args.options['public'] === true ? undefined : createSecret(systemRandom);
    const clientId = createIds(clock, systemRandom).next().toLowerCase();
    await db
      .insertInto('oauth_client')
      .values({
        ...values,
        client_id: clientId,
        secret_hash: secret === undefined ? null : hashOfSecret(secret),
        created_at: clock.now(),
      })
      .execute();
    return withSecret(clientId, secret);
  },
};

const list: OperatorCommand = {
  name: 'list',
  summary: 'The registered apps, with the number of members who gave them access',
  usage: 'list',
  options: {},
  run: async ({ db }) => {
    const clients = await db
      .selectFrom('oauth_client')
      .leftJoin('oauth_grant', 'oauth_grant.client_id', 'oauth_client.client_id')
      .selectAll('oauth_client')
      .select((eb) => eb.fn.count<string>('oauth_grant.grant_id').as('members'))
      .groupBy('oauth_client.client_id')
      .orderBy('oauth_client.created_at')
      .orderBy('oauth_client.client_id')
      .execute();
    return {
      columns: ['client id', 'name', 'kind', 'members', 'scopes', 'redirect URIs'],
      rows: clients.map(({ client_id, name, secret_hash, members, scope, redirect_uris }) => [
        client_id,
        name,
        secret_hash === null ? 'public' : 'with secret',
        String(members),
        scope,
        redirect_uris.replaceAll('\n', ' '),
      ]),
      summary: `${clients.length} apps`,
      ok: true,
    };
  },
};

const rotate: OperatorCommand = {
  name: 'rotate-secret',
  summary: 'Replaces the secret of an app and shows the new one once; its tokens stay valid',
  usage: 'rotate-secret CLIENT_ID',
  options: {},
  run: async ({ db }: OperatorDeps, { positionals: [clientId = ''] }) => {
    const secret = createSecret(systemRandom);
    const changed = await db
      .updateTable('oauth_client')
      .set({ secret_hash: hashOfSecret(secret) })
      .where('client_id', '=', clientId)
      .where('secret_hash', 'is not', null)
      .returning('client_id')
      .executeTakeFirst();
    return changed ? withSecret(clientId, secret) : report(`${clientId} is not an app with a secret`, false);
  },
};

const remove: OperatorCommand = {
  name: 'remove',
  summary: 'Deletes an app: the access that members gave it ends at once',
  usage: 'remove CLIENT_ID',
  options: {},
  run: async ({ db }, { positionals: [clientId = ''] }) => {
    const deleted = await db
      .deleteFrom('oauth_client')
      .where('client_id', '=', clientId)
      .returning('name')
      .executeTakeFirst();
    return deleted
      ? report(`${deleted.name} is deleted, and its access with it`)
      : report(`${clientId} is not the id of an app`, false);
  },
};

/** The commands of `npm run oauth-clients`: the apps that members can give access to (ACC-083). */
export const oauthClientCommands: readonly OperatorCommand[] = [list, add, rotate, remove];
