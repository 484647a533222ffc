import { dirname, join } from 'node:path';
import { entryOf, initialSources, idsNamedIn } from './initial-messages.mjs';
import { compileMessages, readMessages } from './messages.mjs';

/**
 * Exports the messages of a locale: with `?initial` those that the first chunk names, with `?lazy` the
 * others, without a query all.
 */
const partOf = (loader, messages) => {
  const part = loader.resourceQuery;
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
