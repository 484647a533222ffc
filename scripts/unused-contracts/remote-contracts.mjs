// Lists the names that remotes and host share and that lack a use: flags, events, slots, page roles, hash
// modals, usage events.
import { findUses } from '../../remote-kit/build/contract/type-uses.mjs';
import { domainEvents } from '../../shared-contracts/src/events.ts';
import { slots } from '../../shared-contracts/src/slots.ts';
import { findShown, findTexts, findTracked } from './code-uses.mjs';
import { findFile, isClient, isHost, lacking, manifests } from './program.mjs';
import { readTable } from './read-table.mjs';

const readNames = (table) => [...readTable(findFile(`export const ${table}`), table)];
const namesInManifests = (read) => new Set(manifests.flatMap(read).filter(Boolean));

/** Files without any of these names can neither emit, listen, show a slot nor read a flag. */
const mayUse = new RegExp(
  [String.raw`\bbus\b`, '[sS]lot', '[fF]lag', ...[domainEvents, slots].flatMap(Object.keys)].join('|'),
);
const findNames = ({ checker, filesOf }) => {
  const uses = findUses(
    checker,
    filesOf(() => true).filter(({ text }) => mayUse.test(text)),
  );
  return (kind) => new Set(uses.filter((use) => use.kind === kind).flatMap(({ names }) => names ?? []));
};

const readFlags = (_, used) => {
  const read = used('flags');
  const inManifests = namesInManifests(({ routes, navigation }) =>
    [...routes, ...navigation].map(({ flag }) => flag),
  );
  return readNames('flags').map(([name, statement]) => ({
    kind: 'flag',
    name,
    ...statement,
    lacks: lacking({ 'nothing reads it': read.has(name) || inManifests.has(name) }),
  }));
};

const readEvents = (_, used) => {
  const [emitted, consumed] = [used('events.emits'), used('events.consumes')];
  return readNames('domainEvents').map(([name, statement]) => ({
    kind: 'event',
    name,
    ...statement,
    lacks: lacking({
      [`${domainEvents[name].owner} does not emit it`]: emitted.has(name),
      'nothing listens to it': consumed.has(name),
    }),
  }));
};

/** The hashes of modals that a link or a navigation entry opens. */
const findLinkedHashes = ({ filesOf }) => {
  const texts = [...findTexts(filesOf(isClient))];
  const links = namesInManifests(({ navigation }) => navigation.map(({ path }) => path));
  const hashes = manifests.flatMap(({ modals = [] }) => modals.map(({ hash }) => hash));
  return new Set(hashes.filter((hash) => links.has(hash) || texts.some((text) => text.endsWith(hash))));
};

const readSlots = ({ filesOf }, used) => {
  const shown = used('slots.uses').union(findShown(filesOf(isHost)));
  const provided = namesInManifests((manifest) => manifest.slots.provides);
  const linked = findLinkedHashes({ filesOf });
  const inModals = namesInManifests(({ modals = [] }) =>
    modals.filter(({ hash }) => linked.has(hash)).map(({ slot }) => slot),
  );
  return readNames('slots').map(([name, statement]) => ({
    kind: 'slot',
    name,
    ...statement,
    lacks: lacking({
      [`${slots[name].owner} does not provide it`]: provided.has(name),
      'nothing shows it': shown.has(name) || inModals.has(name),
    }),
  }));
};

const readUsageEvents = ({ filesOf }) => {
  const tracked = findTracked(filesOf(isClient));
  return readNames('usageEvents').map(([name, statement]) => ({
    kind: 'usage event',
    name,
    ...statement,
    lacks: lacking({ 'nothing tracks it': tracked.has(name) }),
  }));
};

const readPageRoles = ({ filesOf }) => {
  const asked = findTexts(filesOf(isHost));
  const provided = namesInManifests(({ routes }) => routes.map(({ role }) => role));
  return readNames('pageRoles').map(([name, statement]) => ({
    kind: 'page role',
    name,
    ...statement,
    lacks: lacking({
      'no route has it': provided.has(name),
      'the host does not use it': asked.has(name),
    }),
  }));
};

/** remote.json has no comments: a modal has the statement of its slot. */
const readHashes = (program) => {
  const linked = findLinkedHashes(program);
  const statements = new Map(readNames('slots'));
  return manifests.flatMap(({ modals = [] }) =>
    modals.map(({ hash, slot }) => ({
      kind: 'hash modal',
      name: hash,
      ...statements.get(slot),
      lacks: lacking({ 'nothing links to it': linked.has(hash) }),
    })),
  );
};

export const readRemoteContracts = (program) => {
  const used = findNames(program);
  return [readFlags, readEvents, readSlots, readUsageEvents, readPageRoles, readHashes].flatMap((read) =>
    read(program, used),
  );
};
