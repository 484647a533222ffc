// qiankun 2 as in its tutorial: UMD applications with an HTML entry each and all their code inside, the
// sandbox on, prefetch with its default.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteNames } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import { containers, onServer, routesBy, routesOf, shell } from './applications.mjs';
import { distOf, hostConfig, remoteAddress, remoteConfig, remoteSource, writeEntry } from './config.mjs';

const variant = 'qiankun';

/** The framework runs scripts by eval and writes styles into the page. */
export const qiankunPolicy = (policy) =>
  policy
    .replace(/script-src [^;]*/, (rule) => `${rule} 'unsafe-eval' 'unsafe-inline'`)
    .replace(/style-src [^;]*/, (rule) => `${rule} 'unsafe-inline'`);

const writeHtml = (remote, folder) => {
  const names = readdirSync(folder);
  const entry = names.find((name) => name.startsWith(`${remote}.`) && name.endsWith('.js'));
  const styles = names.filter((name) => name.startsWith(`${remote}.`) && name.endsWith('.css'));
  const html = `<!doctype html>
<html>
<head>${styles.map((name) => `<link rel="stylesheet" href="${remoteAddress(remote)}${name}">`).join('')}</head>
<body><div id="app"></div><script src="${remoteAddress(remote)}${entry}"></script></body>
</html>
`;
  const file = join(folder, 'index.html');
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
};

export const buildQiankun = async () => {
  const host = hostConfig(variant, shell('qiankun-main.tsx'), onServer(containers));
  await compile({ ...host, plugins: [...host.plugins, routesBy(containers)] });
  for (const remote of remoteNames) {
    const text = `import '${shell('qiankun-public-path.js')}';
import { application } from '${shell('qiankun-application.tsx')}';
import remote from '${remoteSource(remote)}';
export const { bootstrap, mount, unmount } = application(remote, ${routesOf(remote)});
`;
    const config = remoteConfig(variant, remote);
    await compile({
      ...config,
      entry: { [remote]: writeEntry(variant, `${remote}.tsx`, text) },
      output: {
        ...config.output,
        library: { name: `${remote}-[name]`, type: 'umd' },
        globalObject: 'window',
        chunkLoadingGlobal: `webpackJsonp_${remote}`,
      },
    });
    writeHtml(remote, config.output.path);
  }
  return distOf(variant);
};
