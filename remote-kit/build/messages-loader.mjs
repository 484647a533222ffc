import { dirname, join } from 'node:path';
import { entryOf, firstSources, idsNamedIn } from './first-texts.mjs';
import { compileTexts, readTexts } from './messages.mjs';

/** Which of a locale's texts a module has: `?initial` what the first chunk names, `?lazy` the rest, otherwise all. */
const partOf = (loader, texts) => {
  const part = loader.resourceQuery;
  if (part !== '?initial' && part !== '?lazy') return texts;
  const files = firstSources(entryOf(loader.resourcePath));
  for (const file of files) loader.addDependency(file);
  const first = idsNamedIn(files, Object.keys(texts));
  return Object.fromEntries(Object.entries(texts).filter(([id]) => first.has(id) === (part === '?initial')));
};

/** webpack loader: locales/*.json → compiled messages as the module's default. */
export default function messagesLoader() {
  const path = this.resourcePath;
  this.addDependency(join(dirname(path), 'en-US.json'));
  const texts = compileTexts(partOf(this, readTexts(path)), path);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;
}
