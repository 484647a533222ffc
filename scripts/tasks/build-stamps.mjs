// Finds whether a package must be built, without starting lerna: compares a stamp over path, size and time of change
// of the files that nx.json names as the inputs and outputs of `build`.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** nx hashes these files of the repository for every task, without an entry in nx.json. */
const filesOfEveryTask = ['nx.json', 'package.json', 'package-lock.json', '.gitignore'];

/** `**` matches any number of folders; dots are ordinary characters, as in nx. */
const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^$()|[\]\\{}]/g, String.raw`\$&`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

/** The workspace packages: name → folder and the names of the packages it depends on. */
const readPackages = (root) => {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = globSync(workspaces, { cwd: root }).filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  return new Map(
    folders.map((folder) => {
      const { name, dependencies, devDependencies } = readJson(join(root, folder, 'package.json'));
      return [name, { folder, dependencies: Object.keys({ ...dependencies, ...devDependencies }) }];
    }),
  );
};

/** The folders of the packages that a package depends on, directly or through another one. */
const dependencyFolders = (packages, name, seen = new Set()) => {
  for (const dependency of packages.get(name)?.dependencies ?? [])
    if (packages.has(dependency) && !seen.has(dependency)) {
      seen.add(dependency);
      dependencyFolders(packages, dependency, seen);
    }
  return [...seen].map((dependency) => packages.get(dependency).folder);
};

/** Replaces each named input by its patterns; patterns and variables of the environment remain. */
const expand = (namedInputs, inputs) =>
  inputs.flatMap((input) => (namedInputs[input] ? expand(namedInputs, namedInputs[input]) : [input]));

/** Lists files below a folder of the repository; skips the folders and files that .gitignore names, as nx does. */
const createFileLists = (root) => {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const ignored = lines.map((line) => toPattern(line.replace(/\/$/, '')));
  const cache = new Map();
  const list = (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true })
          .filter(({ name }) => !ignored.some((pattern) => pattern.test(name)))
          .flatMap((entry) => {
            const path = join(folder, entry.name);
            return entry.isDirectory() ? list(path) : [path];
          })
      : [];
  return (folder) => cache.get(folder) ?? cache.set(folder, list(folder)).get(folder);
};

const stampOf = (root, files) =>
  files.map((file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });

/** The part of a pattern before the first segment with a star, or before the file name. */
const fixedFolder = (pattern) => {
  const folders = pattern.split('/').slice(0, -1);
  const firstStar = folders.findIndex((segment) => segment.includes('*'));
  return (firstStar === -1 ? folders : folders.slice(0, firstStar)).join('/') || '.';
};

/** The files that match patterns such as `{projectRoot}/src/**`; a pattern that begins with `!` removes files. */
const matchFiles = (filesIn, patterns, folder) => {
  const resolve = (pattern) =>
    pattern.replace('{projectRoot}', folder).replace('{workspaceRoot}/', '').replace(/^!/, '');
  const removed = patterns.filter((pattern) => pattern.startsWith('!')).map((one) => toPattern(resolve(one)));
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map(resolve)
    .flatMap((pattern) => {
      const matcher = toPattern(pattern);
      return filesIn(fixedFolder(pattern)).filter((file) => matcher.test(file));
    })
    .filter((file) => !removed.some((pattern) => pattern.test(file)));
};

const listOutputs = (root, outputs, folder) =>
  outputs
    .flatMap((output) => globSync(`${output.replace('{projectRoot}', folder)}/**/*`, { cwd: root }))
    .sort();

/**
 * `isCurrent(name)`: the outputs exist, and neither they nor the inputs changed since `keep(name)`. Inputs are read when
 * the stamps are created, before the build: a file that is saved during the build makes the next build run.
 */
export const createBuildStamps = (root, names, environment = process.env) => {
  const { namedInputs, targetDefaults } = readJson(join(root, 'nx.json'));
  const { inputs, outputs } = targetDefaults.build;
  const [packages, filesIn] = [readPackages(root), createFileLists(root)];
  const plain = expand(
    namedInputs,
    inputs.filter((input) => typeof input === 'object' || !input.startsWith('^')),
  );
  const ofDependencies = expand(
    namedInputs,
    inputs.filter((input) => typeof input === 'string' && input.startsWith('^')).map((one) => one.slice(1)),
  );
  const own = plain.filter((input) => typeof input === 'string');
  const variables = plain.filter((input) => typeof input === 'object');

  const inputStamp = (name) => {
    const { folder } = packages.get(name);
    const files = [
      ...filesOfEveryTask.filter((file) => existsSync(join(root, file))),
      ...matchFiles(filesIn, own, folder),
      ...dependencyFolders(packages, name).flatMap((one) => matchFiles(filesIn, ofDependencies, one)),
    ];
    return [
      root,
      process.version,
      ...variables.map(({ env }) => `${env}=${environment[env] ?? ''}`),
      ...stampOf(root, [...new Set(files)].sort()),
    ];
  };
  const inputStamps = new Map(names.map((name) => [name, inputStamp(name)]));
  const cacheFolder = join(root, 'node_modules/.cache/build-stamps');
  const pathOf = (name) => join(cacheFolder, name);
  /** Undefined if the outputs do not exist. */
  const stamp = (name) => {
    const built = listOutputs(root, outputs, packages.get(name).folder);
    if (built.length === 0) return undefined;
    const rows = [...inputStamps.get(name), ...stampOf(root, built)];
    return createHash('sha256').update(rows.join('\n')).digest('hex');
  };
  return {
    isCurrent: (name) => existsSync(pathOf(name)) && readFileSync(pathOf(name), 'utf8') === stamp(name),
    keep: (name) => {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(pathOf(name), stamp(name) ?? '');
    },
  };
};
