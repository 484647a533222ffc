import { dirname, join } from 'node:path';
import { compileTexts, readTexts } from './messages.mjs';

/** webpack loader: locales/*.json → compiled messages as the module's default. */
export default function messagesLoader() {
  const path = this.resourcePath;
  this.addDependency(join(dirname(path), 'en-US.json'));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(readTexts(path), path)))})`;
}
