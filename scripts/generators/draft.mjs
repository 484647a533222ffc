// Collects file changes; commit writes all of them or none.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, '..', 'templates');
const suffix = '.template';

export const createDraft = (root) => {
  const changed = new Map();
  const read = (path) => changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  const exists = (path) => changed.has(path) || existsSync(join(root, path));
  const write = (path, text) => void changed.set(path, text);

  /** Adds every file of a template folder; `__name__` in paths and contents is replaced by its value. */
  const render = (template, target, values) => {
    const fill = (text) =>
      text.replace(/__([A-Za-z]+)__/g, (whole, name) => {
        if (values[name] === undefined)
          throw new Error(`${template}: no value for ${whole}. Add it to templateValues in feature-plan.mjs`);
        return values[name];
      });
    const folder = join(templates, template);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(suffix)) continue;
      const file = join(entry.parentPath, entry.name);
      write(
        join(target, fill(file.slice(folder.length + 1, -suffix.length))),
        fill(readFileSync(file, 'utf8')),
      );
    }
  };

  const format = async (path, text) => {
    const prettier = await import('prettier');
    const file = join(root, path);
    const { ignored, inferredParser } = await prettier.getFileInfo(file, {
      ignorePath: join(root, '.prettierignore'),
    });
    if (ignored || !inferredParser) return text;
    return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
  };
  /** The topmost folder that does not exist yet, so that it can be removed after an error. */
  const newFolderOf = (path) => {
    let folder = dirname(join(root, path));
    if (existsSync(folder)) return undefined;
    while (!existsSync(dirname(folder))) folder = dirname(folder);
    return folder;
  };

  /** Writes the files. Returns their paths, each with whether it is new. */
  const commit = async () => {
    const files = [];
    for (const [path, text] of changed)
      files.push({ path, isNew: !existsSync(join(root, path)), text: await format(path, text) });
    const created = [];
    try {
      for (const { path, text } of files) {
        const folder = newFolderOf(path);
        if (folder) created.push(folder);
        const beside = join(root, `${path}.draft-${process.pid}`);
        created.push(beside);
        mkdirSync(dirname(beside), { recursive: true });
        writeFileSync(beside, text);
      }
    } catch (cause) {
      for (const path of created) rmSync(path, { recursive: true, force: true });
      throw cause;
    }
    for (const { path } of files) renameSync(join(root, `${path}.draft-${process.pid}`), join(root, path));
    return files;
  };

  return { read, exists, write, render, commit, changedPaths: () => [...changed.keys()] };
};
