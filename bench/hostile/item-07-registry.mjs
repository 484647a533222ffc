// Item 7: attackers who can write the registry's folder, or replay old signed documents.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRegistry } from '../../e2e/steps/changed-build.ts';
import { createJudge } from './judge.mjs';
import { graphqlPath, ownPage, send } from './wire.mjs';

const from = '127.7.0.1';
const planted = 'query Planted { storeByNumber(storeNumber: "1001") { storeNumber } }';
const plantedHash = createHash('sha256').update(planted).digest('hex');

/** Signs a document as the command line does. */
const createSigner = (folder) => {
  const key = createPrivateKey(readFileSync(join(`${folder}-keys`, 'private.pem')));
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(der).digest('hex').slice(0, 16);
  return (document) => {
    const text = JSON.stringify(document);
    return JSON.stringify({
      document: text,
      signature: sign(null, Buffer.from(text), key).toString('base64'),
      keyId,
    });
  };
};
const executePlanted = (origin) =>
  send(origin, {
    method: 'POST',
    path: graphqlPath,
    headers: ownPage,
    from,
    body: { extensions: { persistedQuery: { version: 1, sha256Hash: plantedHash } } },
  });
const compositionOf = async (origin) =>
  (await send(origin, { path: '/apiproxy/v1/composition', from })).json().registry;

/** The steps of the attack, each on a server that starts after the step's change; all use one database. */
const steps = [
  {
    name: 'documents planted beside a signed version are not executed',
    change: ({ documentsFile }) => {
      const text = readFileSync(documentsFile, 'utf8');
      writeFileSync(documentsFile, JSON.stringify({ ...JSON.parse(text), [plantedHash]: planted }));
      return () => writeFileSync(documentsFile, text);
    },
    judge: async ({ origin }) => {
      const { text } = await executePlanted(origin);
      return [!text.includes('1001-100001'), text.slice(0, 120)];
    },
  },
  {
    name: 'one changed file of documents costs no other remote, and repairing it is enough',
    change: ({ documentsFile }) => {
      const text = readFileSync(documentsFile, 'utf8');
      writeFileSync(documentsFile, '{"changed":"query Changed { __typename }"}');
      return () => writeFileSync(documentsFile, text);
    },
    judge: async ({ origin }, { document, documentsFile, name, published }) => {
      const others = Object.keys(document.remotes).filter((other) => other !== name);
      const namesOf = async () => (await compositionOf(origin)).remotes.map((remote) => remote.name);
      const during = await namesOf();
      writeFileSync(documentsFile, published);
      let after = during;
      for (let turn = 0; turn < 50 && !after.includes(name); turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        after = await namesOf();
      }
      return [
        others.every((other) => during.includes(other)) && after.includes(name),
        `${during.length} remotes, then ${after.length}`,
      ];
    },
  },
  {
    name: 'the registry as it was published is used',
    change: () => () => undefined,
    judge: async ({ origin }, { document }) => {
      const { sequence, remotes } = await compositionOf(origin);
      return [
        sequence === document.sequence && remotes.length > 0,
        `sequence ${sequence}, ${remotes.length} remotes`,
      ];
    },
  },
  ...[
    {
      name: 'an older signed document is refused after a restart',
      edit: (document) => ({ ...document, sequence: document.sequence - 1 }),
    },
    {
      name: 'another document of the same number is refused after a restart',
      edit: (document) => ({ ...document, updatedAt: '2030-01-01T00:00:00Z' }),
    },
    {
      name: 'a remote whose name leads out of its folder is refused',
      edit: (document) => ({
        ...document,
        sequence: document.sequence + 1,
        remotes: { '../../../../etc': Object.values(document.remotes)[0] },
      }),
    },
    {
      name: 'a version whose name leads out of its folder is refused',
      edit: (document) => {
        const [name, record] = Object.entries(document.remotes)[0];
        const versions = { ...record.versions, '1.0.0/../../x': Object.values(record.versions)[0] };
        return {
          ...document,
          sequence: document.sequence + 1,
          remotes: { ...document.remotes, [name]: { ...record, versions } },
        };
      },
    },
  ].map(({ name, edit }) => ({
    name,
    change: ({ registryFile, document, signed }) => {
      const text = readFileSync(registryFile, 'utf8');
      writeFileSync(registryFile, signed(edit(document)));
      return () => writeFileSync(registryFile, text);
    },
    judge: async ({ origin }) => {
      const { sequence, remotes } = await compositionOf(origin);
      return [remotes.length === 0, `used: sequence ${sequence}, ${remotes.length} remotes`];
    },
  })),
];

/** Requests to one server: links out of the folder, and paths to parent folders. */
const judgeFiles = async (expect, { origin }, { folder, name, version }) => {
  const secret = join(folder, '..', 'secret.js');
  writeFileSync(secret, 'secret');
  const place = join(folder, 'files', name, version);
  writeFileSync(join(place, 'own.js'), 'own');
  symlinkSync(secret, join(place, 'link.js'));
  symlinkSync(secret, join(place, 'own.js.br'));
  symlinkSync(join(folder, '..'), join(folder, 'files', 'mfe-linked'));
  const paths = [
    `${name}/${version}/link.js`,
    `${name}/${version}/own.js`,
    'mfe-linked/secret.js',
    `${name}/..%2f..%2fregistry.json`,
    `${name}/${version}/%2e%2e/%2e%2e/%2e%2e/registry.json`,
  ];
  for (const path of paths) {
    const reply = await send(origin, {
      path: `/assets/remotes/${path}`,
      headers: { 'accept-encoding': 'br' },
      from,
    });
    expect(`/assets/remotes/${path}`, reply.status >= 400, `${reply.status} ${reply.text.slice(0, 40)}`);
  }
};

export const attack = {
  item: 7,
  name: 'a registry that was tampered with',
  run: async ({ startServer }) => {
    const { expect, result } = createJudge();
    const folder = copyRegistry();
    const data = mkdtempSync(join(tmpdir(), 'crema-hostile-'));
    const registryFile = join(folder, 'registry.json');
    const document = JSON.parse(JSON.parse(readFileSync(registryFile, 'utf8')).document);
    const [name, { stable: version }] = Object.entries(document.remotes)[0];
    const place = {
      folder,
      registryFile,
      document,
      name,
      version,
      signed: createSigner(folder),
      documentsFile: join(folder, 'files', name, version, 'persisted-documents.json'),
    };
    place.published = readFileSync(place.documentsFile, 'utf8');
    mkdirSync(data, { recursive: true });
    const env = {
      REGISTRY_DIR: folder,
      CREMA_REGISTRY_PUBLIC_KEYS: join(`${folder}-keys`, 'public.pem'),
      DATA_DIR: data,
    };
    const onServer = async (work) => {
      const server = await startServer(env);
      try {
        await work(server);
      } finally {
        await server.stop();
      }
    };
    for (const step of steps) {
      const undo = step.change(place);
      await onServer(async (server) => expect(step.name, ...(await step.judge(server, place))));
      undo();
    }
    await onServer((server) => judgeFiles(expect, server, place));
    rmSync(data, { recursive: true, force: true });
    rmSync(join(folder, '..'), { recursive: true, force: true });
    return result(`${steps.length + 1} starts on one database`);
  },
};
