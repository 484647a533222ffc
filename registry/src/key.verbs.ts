import { resolve } from 'node:path';
import { signAnew } from './registry.ts';
import { Refusal } from './release.rules.ts';
import { signText } from './signature.ts';
import { createKeyPair } from './signing-keys.ts';
import { reasonOption, textOption, type Verb } from './verb.ts';

const hourMs = 3_600_000;
const defaultHours = 8;
const mostHours = 7 * 24;

const newPair = (folder: string) => {
  const made = createKeyPair(folder);
  return {
    data: made,
    text: `made the key ${made.keyId}\n  ${made.private}  for CREMA_REGISTRY_KEY; keep it secret\n  ${made.public}  for CREMA_REGISTRY_PUBLIC_KEYS of the server`,
  };
};

const keys: Verb = {
  summary: 'which key signs the document, and whose signatures are accepted; --new makes a pair',
  arguments: [],
  options: {
    new: { type: 'boolean', summary: 'writes a new pair into the folder --out' },
    out: { type: 'string', summary: 'folder for the new pair (registry-keys in this one)' },
  },
  run: async ({ registry }, words) => {
    if (words.options.new) return newPair(resolve(textOption(words, 'out') ?? 'registry-keys'));
    const { keyId, from } = registry.keys.signing();
    const accepted = [...registry.keys.accepted().keys()];
    return {
      data: { keyId, from, accepted, development: registry.keys.development },
      text: `signs with ${keyId} from ${from}\naccepts ${accepted.join(', ')}`,
    };
  },
};

const sign: Verb = {
  summary: 'signs the document as it is with the key in use, after a change of keys',
  arguments: [],
  options: {
    adopt: { type: 'boolean', summary: 'also one that no accepted key signed: look at it first' },
    reason: reasonOption,
  },
  run: async ({ registry, now }, words) => {
    if ((await registry.store.readDocument()) === undefined) throw new Refusal('there is no document yet');
    const reason = textOption(words, 'reason');
    const { sequence } = await signAnew(registry, now, words.options.adopt === true, reason);
    const { keyId } = registry.keys.signing();
    return { data: { keyId, sequence }, text: `number ${sequence} is signed by the key ${keyId}` };
  },
};

/** A folder's absolute address as the server reads it: the signature is over this very text. */
const checkedAddress = (text: string) => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Refusal(`${text} is no address of a folder like http://localhost:3103/`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};
const signOverride: Verb = {
  summary: 'prints the query that lets a browser run a remote from another address, also in production',
  arguments: ['remote', 'address'],
  options: {
    hours: { type: 'string', summary: `how long it holds (${defaultHours}, at most ${mostHours})` },
  },
  run: async ({ registry, now }, words) => {
    const { remote = '', address: text = '' } = words.arguments;
    const address = checkedAddress(text);
    if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote)) throw new Refusal(`${remote} is no name of a remote`);
    const hours = Number(textOption(words, 'hours') ?? defaultHours);
    if (!(hours > 0 && hours <= mostHours)) throw new Refusal(`--hours is a number up to ${mostHours}`);
    const until = new Date(now.getTime() + hours * hourMs).toISOString();
    const key = registry.keys.signing();
    const signature = signText(['override', remote, address, until].join('\n'), key).toString('base64url');
    const query = `?remote=${remote}@${address}&until=${until}&signature=${signature}`;
    return { data: { query, remote, address, until, signature, keyId: key.keyId }, text: query };
  },
};

/** The keys that releases and overrides are signed with (PLT-009). */
export const keyVerbs = { keys, sign, 'sign-override': signOverride } as const satisfies Record<string, Verb>;
