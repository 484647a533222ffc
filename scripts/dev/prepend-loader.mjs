import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * webpack loader: imports `module` before everything else. `alsoHashed` is a file whose content changes the hash of the
 * build, so that a change of it reloads the page.
 */
export default function prepend(source) {
  const { module, alsoHashed } = this.getOptions();
  this.addDependency(alsoHashed);
  const text = createHash('sha256').update(readFileSync(alsoHashed)).digest('hex').slice(0, 8);
  return `import ${JSON.stringify(`${module}?${text}`)};\n${source}`;
}
