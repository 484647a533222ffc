import { dirname, join } from 'node:path';
import { entryOf, initialSources, idsNamedIn } from './initial-messages.mjs';
import { compileMessages, readMessages } from './messages.mjs';

/** `?of=a.b`: the ids that start with `a.b.`; `?except=a.b,a.c`: the others. */
const startsWithAny = (id, prefixes) => prefixes.split(',').some((prefix) => id.startsWith(`${prefix}.`));

/**
 * Exports the messages of a locale: with `?initial` those that the first chunk names, with `?lazy` the
 * others; with `?of=` those of a page that has its own (OwnMessages of remote-kit), with `?except=` the others; without a query all.
 */
const partOf = (loader, messages) => {
  const part = loader.resourceQuery;
  const [, kind, prefixes] = /^\?(of|except)=(.+)$/.exec(part) ?? [];
  if (kind)
    return Object.fromEntries(
      Object.entries(messages).filter(([id]) => startsWithAny(id, prefixes) === (kind === 'of')),
    );
  if (part !== '?initial' && part !== '?lazy') return messages;
  const files = initialSources(entryOf(loader.resourcePath));
  for (const file of files) loader.addDependency(file);
  const initial = idsNamedIn(files, Object.keys(messages));
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => initial.has(id) === (part === '?initial')),
  );
};

/** webpack loader: locales/*.json → compiled messages as the module's default. */
export default function messagesLoader() {
  const path = this.resourcePath;
  this.addDependency(join(dirname(path), 'en-US.json'));
  const messages = compileMessages(partOf(this, readMessages(path)), path);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
}
