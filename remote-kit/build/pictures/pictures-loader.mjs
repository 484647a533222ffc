// webpack loader of `*.pictures.tsx`: renders the drawings into SVG files of the build, copies rendered pictures, and replaces the module by their
// addresses and sizes (docs/decisions/040). The drawings run in a process of their own, because Node keeps every module
// that it has imported, and a build that watches imports them again after each change.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = import.meta.dirname;
const hooks = join(folder, 'source-hooks.mjs');
const program = join(folder, 'draw-module.mjs');
const limits = { timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };

const drawModule = async (path) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', hooks, program, path], limits);
  return JSON.parse(stdout);
};

/** Quotation marks need no escape in a data URL, and the markup is not a script. */
const toDataUrl = (svg) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, (letter) => encodeURIComponent(letter))}`;

const toExpression = ({ inline, file, files, svg, width, height }) => {
  if (inline) return JSON.stringify({ src: toDataUrl(svg), width, height });
  if (!files || files.length === 1) return `picture("${file}", ${width}, ${height})`;
  const first = ({ file: other }) => (other === file ? 0 : 1);
  const named = files.toSorted((a, b) => first(a) - first(b)).map((each) => [each.file, each.pixels]);
  return `rendered(${JSON.stringify(named)}, ${width}, ${height})`;
};

/** `publicPath`: an expression. It is read when a page is rendered, because only the process that runs the module knows it. */
const toModule = (pictures, publicPath) =>
  [
    `const picture = (file, width, height) => ({ get src() { return ${publicPath} + file; }, width, height });`,
    ...(pictures.some(({ files }) => files?.length > 1)
      ? [
          `const rendered = (files, width, height) => ({ get src() { return ${publicPath} + files[0][0]; }, get srcSet() { return files.map(([file, pixels]) => ${publicPath} + file + ' ' + pixels + 'w').join(); }, width, height });`,
        ]
      : []),
    'export default {',
    ...pictures.map((picture) => `${JSON.stringify(picture.name)}: ${toExpression(picture)},`),
    '};',
  ].join('\n');

const emitFiles = (build, { inline, file, svg, files }, emit) => {
  for (const each of files ?? []) build.addDependency(each.path);
  if (!emit || inline) return;
  if (files) for (const each of files) build.emitFile(each.file, readFileSync(each.path));
  else build.emitFile(file, svg);
};

/** In the pitching phase, so that no other loader reads the module. */
export function pitch() {
  const done = this.async();
  const { emit = true, publicPath = '__webpack_public_path__' } = this.getOptions();
  drawModule(this.resourcePath)
    .then(({ pictures, sources }) => {
      for (const source of sources) this.addDependency(source);
      for (const picture of pictures) emitFiles(this, picture, emit);
      done(null, toModule(pictures, publicPath));
    })
    .catch((cause) =>
      done(new Error(`${this.resourcePath} cannot be drawn: ${cause.stderr || cause.message}`)),
    );
}

export default (source) => source;
