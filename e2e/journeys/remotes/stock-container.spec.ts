import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { expect, type Page } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import { BuildRecordPlugin } from '../../../remote-kit/build/build-record-plugin.mjs';
import {
  buildProbeWith,
  createProbe,
  deployedHost,
  probeName,
  probePath,
  publishProbe,
} from '../../steps/probe-remote.ts';
import { test } from '../../steps/own-shop.ts';

// The container has no remote-kit, only React and the container protocol. A hook fails in a second copy of
// React.
const source = `
  import { useState, version } from 'react';
  const Probe = () => {
    const [count, setCount] = useState(0);
    return <><h1>React {version}</h1><button onClick={() => setCount(count + 1)}>pressed {count}</button></>;
  };
  const dispose = () => { document.documentElement.dataset.probe = 'disposed'; };
  export default { contract: '${deployedHost().contract}', mount: () => ({ routes: { probe: Probe }, slots: {}, dispose }) };`;

const container = 'mfe_probe';
const base = (folder: string): Configuration => ({
  context: folder,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  cache: false,
  output: {
    path: join(folder, 'dist'),
    publicPath: 'auto',
    uniqueName: container,
    filename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
});
const options = (react: object) => ({
  name: container,
  filename: 'remoteEntry.js',
  library: { type: 'var', name: container },
  exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
  shared: {
    react: { singleton: true, requiredVersion: '^19.0.0', ...react },
    'react/jsx-runtime': { singleton: true, requiredVersion: '^19.0.0', ...react },
  },
});

/** Each plugin includes its own runtime, with its own fallback React or without one. */
const plugins = {
  "webpack's container plugin, with a fallback React": () =>
    new webpack.container.ModuleFederationPlugin(options({})),
  "webpack's container plugin, with `import: false`": () =>
    new webpack.container.ModuleFederationPlugin(options({ import: false })),
  "Module Federation's plugin, with a fallback React": () =>
    new ModuleFederationPlugin({ ...options({}), manifest: false, dts: false, dev: false }),
  "Module Federation's plugin, with `import: false`": () =>
    new ModuleFederationPlugin({ ...options({ import: false }), manifest: false, dts: false, dev: false }),
};

/** Names of built scripts that contain React itself. */
const filesWithReact = (folder: string) => {
  const dist = join(folder, 'dist');
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  // Only React's own module defines this export; the plugins' runtimes have a version, too.
  return scripts.filter((name) =>
    /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/.test(
      readFileSync(join(dist, name), 'utf8'),
    ),
  );
};
const reactVersionOfHost = () => deployedHost().libraries['react']?.version ?? '';
const probeState = (page: Page) => page.evaluate(() => document.documentElement.dataset['probe']);

for (const [what, plugin] of Object.entries(plugins))
  test(`a container built by ${what}, loads, shares the host's React and is disposed, PLT-003, PLT-006`, async ({
    page,
    shop,
  }) => {
    const probe = createProbe(source);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    try {
      const configuration = base(probe.folder);
      await buildProbeWith({
        ...configuration,
        plugins: [plugin() as never, new BuildRecordPlugin({ exposed: ['remote'] })],
      });
      await publishProbe(shop.registry, probe.folder);
      await page.goto(`${shop.origin}${probePath}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`React ${reactVersionOfHost()}`);
      await page.getByRole('button', { name: 'pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();
      expect(await probeState(page)).toBeUndefined();

      await shop.crema('disable', probeName, '--reason', 'the probe is over');
      await expect.poll(() => probeState(page)).toBe('disposed');
      await expect(page.getByRole('button', { name: 'pressed 1' })).toHaveCount(0);
      // The build contains the fallback React, and the page never fetches it.
      const copies = filesWithReact(probe.folder);
      expect(copies.length > 0).toBe(what.includes('fallback'));
      for (const file of copies) expect(requested.filter((url) => url.endsWith(file))).toEqual([]);
    } finally {
      probe.remove();
    }
  });
