// Writes the generated parts of the packages' READMEs: `contents` of a remote, `folders` of each package that has the part.
// `--check` fails when a part is out of date, and when a folder has no description.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, root, trackedFiles } from './packages.mjs';
import { readModuleComment, writeFolders } from './readmes/folder-rows.mjs';
import { hasPart, readPart, replacePart } from './readmes/marked-part.mjs';
import { readRemoteCode } from './readmes/remote-code.mjs';
import { writeRemoteContents } from './readmes/remote-contents.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const tracked = trackedFiles();
const read = (path) => readFileSync(join(root, path), 'utf8');
/** Every remote has them, or a tool writes them. */
const isKnown = (folder) => /^src\/(?:locales|testing|generated)\/$/.test(folder);

/** The folders of a package's `src`, with each feature of a remote as a folder of its own. */
const foldersOf = (name) => {
  const found = tracked.flatMap((path) => {
    const [owner, ...folders] = dirname(path).split('/');
    const depth = folders[1] === 'features' ? 3 : 2;
    return owner === name && folders[0] === 'src' && folders.length >= depth
      ? [`${folders.slice(0, depth).join('/')}/`]
      : [];
  });
  return [...new Set(found)].filter((folder) => !isKnown(folder)).sort();
};
const modulesOf = (name) => readRemoteCode(read(`${name}/src/remote.tsx`));
/** Whether the tables of pages and slots name a feature's folder already. */
const isInPages = (folder, { routes, slots }) =>
  folder.startsWith('src/features/') &&
  [...Object.values(routes), ...Object.values(slots)].some((path) => `src/${path}`.startsWith(folder));

const contentsOf = (name) =>
  writeRemoteContents({
    name,
    port: JSON.parse(read(`${name}/package.json`)).config.port,
    manifest: JSON.parse(read(`${name}/remote.json`)),
    modules: modulesOf(name),
  });
/** The comments of the server's modules. */
const commentsOf = (name) => {
  if (!existsSync(join(root, name, 'module-order.json'))) return undefined;
  const modules = JSON.parse(read(`${name}/module-order.json`));
  return new Map(
    modules.flatMap((module) => {
      const comment = readModuleComment(read(`${name}/src/${module}/${module}.module.ts`));
      return comment ? [[`src/${module}/`, comment]] : [];
    }),
  );
};

/** The README as it should be, and one sentence for each folder without a description. */
const updated = (name, text) => {
  const isRemote = remoteNames.includes(name);
  if (isRemote && !hasPart(text, 'contents'))
    return {
      text,
      sentences: [
        `${name}/README.md has no part “contents”. Copy the two markers of another remote’s README.`,
      ],
    };
  const withContents = isRemote ? replacePart(text, 'contents', contentsOf(name)) : text;
  if (!hasPart(withContents, 'folders')) return { text: withContents, sentences: [] };
  const folders = foldersOf(name).filter((folder) => !isRemote || !isInPages(folder, modulesOf(name)));
  const table = writeFolders(folders, readPart(text, 'folders'), commentsOf(name));
  return {
    text: replacePart(withContents, 'folders', table.text),
    sentences: table.undescribed.map(
      (folder) => `${name}/README.md: ${folder} has no description. Write one in its row.`,
    ),
  };
};

const sentences = tracked
  .filter((path) => /^[^/]+\/README\.md$/.test(path))
  .flatMap((path) => {
    const text = read(path);
    const result = updated(path.split('/')[0], text);
    if (!values.check && result.text !== text) writeFileSync(join(root, path), result.text);
    return [
      ...(values.check && result.text !== text ? [`${path} is out of date. Run npm run codegen.`] : []),
      ...result.sentences,
    ];
  });
for (const sentence of sentences) console.error(sentence);
process.exitCode = sentences.length > 0 ? 1 : 0;
