import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';

const hint = '//# allFunctionsCalledOnLoad\n';
const build = async (mode: 'production' | 'development') => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-hint-'));
  writeFileSync(join(folder, 'small.js'), 'export const small = () => "small";');
  writeFileSync(
    join(folder, 'main.js'),
    `console.log(${JSON.stringify('x'.repeat(21 * 1024))}); import('./small.js').then(console.log);`,
  );
  const compiler = webpack({
    mode,
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: 'main.js', chunkFilename: 'small.js' },
    plugins: [new CompileHintPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : resolve()));
  });
  const dist = join(folder, 'dist');
  return Object.fromEntries(
    readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8').startsWith(hint)]),
  );
};

describe('the hint to compile a file in the background', () => {
  it('begins every file of 20 KB or more of a production build', async () => {
    expect(await build('production')).toEqual({ 'main.js': true, 'small.js': false });
  });

  it('is absent from a development build', async () => {
    expect(await build('development')).toEqual({ 'main.js': false, 'small.js': false });
  });
});
