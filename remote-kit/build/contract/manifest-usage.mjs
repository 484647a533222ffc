// Reads from the types the events, slots and flags that a remote's code uses, so that remote.json can be
// compared with it.
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { describeUses } from './component-props.mjs';
import { cachedBySources, createProgram } from './source-types.mjs';
import { findUses } from './type-uses.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const sourcesOf = (folder) => join(folder, 'src') + sep;

const kinds = ['events.emits', 'events.consumes', 'slots.provides', 'slots.uses', 'flags', 'routes'];
const emptyUsage = () => Object.fromEntries(kinds.map((kind) => [kind, {}]));

/** The property names of one property of the argument of defineRemote. */
const definedNames = (checker, argument, property) => {
  const symbol = checker.getTypeAtLocation(argument).getProperty(property);
  return symbol ? checker.getTypeOfSymbol(symbol).getProperties() : [];
};
const definitionKinds = { slots: 'slots.provides', routes: 'routes' };
const readDefinition = (checker, sourceFile, note) => {
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineRemote' && node.arguments[0])
      for (const [property, kind] of Object.entries(definitionKinds))
        for (const { name } of definedNames(checker, node.arguments[0], property)) note(kind, name, node);
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
};

const readUsage = (folder) => {
  const program = createProgram([join(folder, 'src', 'remote.tsx')]);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const [own, kit] = [emptyUsage(), emptyUsage()];
  const unreadable = [];
  const positionOf = (node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${relative(folder, file.fileName)}:${line + 1}`;
  };
  const noteIn = (usage) => (kind, name, node) => (usage[kind][name] ??= positionOf(node));
  const isOwn = ({ fileName }) => fileName.startsWith(sourcesOf(folder));
  const isOfKit = ({ fileName }) => fileName.startsWith(sourcesOf(join(root, 'remote-kit')));
  for (const { kind, names, node } of findUses(
    checker,
    files.filter((file) => isOwn(file) || isOfKit(file)),
  )) {
    const usage = isOwn(node.getSourceFile()) ? own : kit;
    if (names) for (const name of names) noteIn(usage)(kind, name, node);
    else if (usage === own) unreadable.push({ kind, position: positionOf(node), text: node.getText() });
  }
  for (const file of files.filter(isOwn)) readDefinition(checker, file, noteIn(own));
  const components = describeUses(
    checker,
    files.filter((file) => isOwn(file) || isOfKit(file)),
  );
  return { own, kit, unreadable, components };
};

/**
 * Returns { own, kit, unreadable, components }; `own` and `kit` map a kind to names, and each name to the
 * position of its first use in the remote's sources and in remote-kit. `unreadable` lists uses whose name is
 * not a literal type, `components` the exports of shared-ui that are used.
 */
export const readManifestUsage = (folder) =>
  cachedBySources(
    `usage-${basename(folder)}`,
    [folder, ...['remote-kit', 'shared-contracts', 'shared-ui'].map((name) => join(root, name))],
    () => readUsage(folder),
  );

const flagsOf = ({ routes, navigation }) =>
  [...routes, ...navigation].map(({ flag }) => flag).filter(Boolean);
const declaredNames = (manifest) => ({
  'events.emits': manifest.events.emits,
  'events.consumes': manifest.events.consumes,
  'slots.provides': manifest.slots.provides,
  'slots.uses': manifest.slots.uses,
  flags: manifest.flags,
  routes: manifest.routes.map(({ id }) => id),
});
/**
 * Maps a kind to two texts: the use in the code, and the change that would make a declaration in remote.json
 * true.
 */
const wordings = {
  'events.emits': ['emits the event', 'bus.emit'],
  'events.consumes': ['subscribes to the event', 'bus.on, bus.last or useDomainEvent'],
  'slots.provides': ['provides the slot', 'the slots of defineRemote'],
  'slots.uses': ['shows the slot', '<Slot>'],
  flags: ['reads the flag', 'useFlag, services.flags or a `flag` in remote.json'],
  routes: ['has a page for the route', 'the routes of defineRemote'],
};

/** Differences between remote.json and the code, one sentence each; empty if remote.json is true. */
export const findManifestDifferences = (manifest, { own, unreadable }) => {
  const declared = declaredNames(manifest);
  const ofManifest = new Set(flagsOf(manifest));
  return [
    ...kinds.flatMap((kind) => {
      const [does, by] = wordings[kind];
      const used = own[kind];
      return [
        ...Object.entries(used)
          .filter(([name]) => !declared[kind].includes(name))
          .map(([name, at]) => `${at} ${does} ${name}, but ${kind} in remote.json lacks it. Add it.`),
        ...declared[kind]
          .filter((name) => !Object.hasOwn(used, name) && !(kind === 'flags' && ofManifest.has(name)))
          .map((name) => `${kind} in remote.json names ${name}, but no code ${does} (${by}). Remove it.`),
      ];
    }),
    ...[...ofManifest]
      .filter((name) => !manifest.flags.includes(name))
      .map(
        (name) =>
          `A route or navigation entry of remote.json needs flag ${name}, but flags lacks it. Add it.`,
      ),
    ...(manifest.modals ?? [])
      .filter(({ slot }) => !Object.hasOwn(own['slots.provides'], slot))
      .map(
        ({ slot }) => `A modal of remote.json shows slot ${slot}, but no code provides the slot. Remove it.`,
      ),
    ...unreadable.map(
      ({ kind, position, text }) =>
        `${position} \`${text}\`: found no literal name for ${kind}. Pass a literal, or a parameter whose callers pass one.`,
    ),
  ];
};
