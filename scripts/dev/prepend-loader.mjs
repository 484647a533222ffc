import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * webpack loader: imports `module` before everything else. The text of `asWell` is part of what was built, so that a
 * change of it is a new build.
 */
export default function prepend(source) {
  const { module, asWell } = this.getOptions();
  this.addDependency(asWell);
  const text = createHash('sha256').update(readFileSync(asWell)).digest('hex').slice(0, 8);
  return `import ${JSON.stringify(`${module}?${text}`)};\n${source}`;
}
