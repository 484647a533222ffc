// Writes docs/openapi.json from the schemas of the server's REST routes. `--check` fails when the file differs, and when a
// route has no summary or no response schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { describeApi } from '../apiproxy/src/app/describe-api.ts';
import { root } from './packages.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(root, 'docs/openapi.json');
const { document, undocumentedRoutes } = await describeApi();
if (undocumentedRoutes.length > 0) {
  console.error(
    `REST routes without a schema: ${undocumentedRoutes.join(', ')}. Give each \`schema: { summary, response: responses({ … }) }\` (apiproxy/src/http/replies/reply-schemas.ts).`,
  );
  process.exit(1);
}
const text = await prettier.format(JSON.stringify(document), {
  ...(await prettier.resolveConfig(file)),
  filepath: file,
});
if (values.check) {
  if (text === readFileSync(file, 'utf8')) process.exit(0);
  console.error('docs/openapi.json is out of date. Run npm run codegen.');
  process.exit(1);
}
writeFileSync(file, text);
process.exit(0);
