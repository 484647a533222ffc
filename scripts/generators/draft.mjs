// Files as they will be; all of them are written together, or none.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, '..', 'templates');
const suffix = '.template';

export const createDraft = (root) => {
  const changed = new Map();
  const read = (path) => changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  const exists = (path) => changed.has(path) || existsSync(join(root, path));
  const write = (path, text) => void changed.set(path, text);

  /** Every file of a template's folder; `__word__` in names and texts becomes the word. */
  const render = (template, target, words) => {
    const fill = (text) =>
      text.replace(/__([A-Za-z]+)__/g, (whole, word) => {
        if (words[word] === undefined) throw new Error(`${template}: no word for ${whole}`);
        return words[word];
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
  /** The nearest folder that is not there yet, so that a failure can take it away again. */
  const newFolderOf = (path) => {
    let folder = dirname(join(root, path));
    if (existsSync(folder)) return undefined;
    while (!existsSync(dirname(folder))) folder = dirname(folder);
    return folder;
  };

  /** Returns the paths written: those that are new, and those that changed. */
  const commit = async () => {
    const files = [];
    for (const [path, text] of changed)
      files.push({ path, isNew: !existsSync(join(root, path)), text: await format(path, text) });
    const begun = [];
    try {
      for (const { path, text } of files) {
        const folder = newFolderOf(path);
        if (folder) begun.push(folder);
        const beside = join(root, `${path}.draft-${process.pid}`);
        begun.push(beside);
        mkdirSync(dirname(beside), { recursive: true });
        writeFileSync(beside, text);
      }
    } catch (cause) {
      for (const path of begun) rmSync(path, { recursive: true, force: true });
      throw cause;
    }
    for (const { path } of files) renameSync(join(root, `${path}.draft-${process.pid}`), join(root, path));
    return files;
  };

  return { read, exists, write, render, commit };
};
