import { resolve } from 'node:path';
import { signCurrent } from '../registry.ts';
import { AppError } from '../app-error.ts';
import { signText } from '../signatures/signature.ts';
import { createKeyPair } from '../signatures/signing-keys.ts';
import { reasonOption, textOption, type Command } from './command.ts';

const hourMs = 3_600_000;
const defaultHours = 8;
const maxHours = 7 * 24;

const writeNewPair = (folder: string) => {
  const pair = createKeyPair(folder);
  return {
    data: pair,
    text: `Created key ${pair.keyId}\n  ${pair.private}  for CREMA_REGISTRY_KEY; keep it secret\n  ${pair.public}  for CREMA_REGISTRY_PUBLIC_KEYS of the server`,
  };
};

const keys: Command = {
  summary: 'prints the signing key and the accepted keys; --new creates a key pair',
  arguments: [],
  options: {
    new: { type: 'boolean', summary: 'writes a new pair into the folder --out' },
    out: { type: 'string', summary: 'folder for the new pair (registry-keys in this one)' },
  },
  run: async ({ registry }, args) => {
    if (args.options.new) return writeNewPair(resolve(textOption(args, 'out') ?? 'registry-keys'));
    const { keyId, from } = registry.keys.signing();
    const accepted = [...registry.keys.accepted().keys()];
    return {
      data: { keyId, from, accepted, development: registry.keys.development },
      text: `signs with ${keyId} from ${from}\naccepts ${accepted.join(', ')}`,
    };
  },
};

const sign: Command = {
  summary: 'signs the unchanged document with the current key, after a change of keys',
  arguments: [],
  options: {
    adopt: { type: 'boolean', summary: 'also a document that no accepted key signed; check it first' },
    reason: reasonOption,
  },
  run: async ({ registry, now }, args) => {
    if ((await registry.store.readDocument()) === undefined)
      throw new AppError('The registry has no document yet; publish a remote first.');
    const reason = textOption(args, 'reason');
    const { sequence } = await signCurrent(registry, now, args.options.adopt === true, reason);
    const { keyId } = registry.keys.signing();
    return { data: { keyId, sequence }, text: `Document ${sequence} is signed with key ${keyId}` };
  },
};

/** A folder's absolute URL, normalised as on the server, because the signature covers this text. */
const parseFolderUrl = (text: string) => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new AppError(`found ${text}, expected the URL of a folder like http://localhost:3103/`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};
const signOverride: Command = {
  summary: 'prints the query with which a browser runs a remote from another URL, also in production',
  arguments: ['remote', 'url'],
  options: {
    hours: { type: 'string', summary: `how long it is valid (${defaultHours}, at most ${maxHours})` },
  },
  run: async ({ registry, now }, args) => {
    const { remote = '', url: text = '' } = args.arguments;
    const overrideUrl = parseFolderUrl(text);
    if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote))
      throw new AppError(`found ${remote}, expected the name of a remote like mfe-gift`);
    const hours = Number(textOption(args, 'hours') ?? defaultHours);
    if (!(hours > 0 && hours <= maxHours))
      throw new AppError(`--hours: found ${hours}, expected a number above 0 and up to ${maxHours}`);
    const until = new Date(now.getTime() + hours * hourMs).toISOString();
    const key = registry.keys.signing();
    const signature = signText(['override', remote, overrideUrl, until].join('\n'), key).toString(
      'base64url',
    );
    const query = `?remote=${remote}@${overrideUrl}&until=${until}&signature=${signature}`;
    return { data: { query, remote, overrideUrl, until, signature, keyId: key.keyId }, text: query };
  },
};

/** Keys that sign releases and overrides (PLT-009). */
export const keyCommands = { keys, sign, 'sign-override': signOverride } as const satisfies Record<
  string,
  Command
>;
