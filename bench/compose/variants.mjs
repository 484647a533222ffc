// The eight ways to compose the same pages, in the order of the table.
import { join } from 'node:path';
import { hostFolder } from '../../scripts/packages.mjs';
import { chunkFiles } from './builds/chunk-files.mjs';
import { buildFederation } from './builds/federation.mjs';
import { distOf, hostAddress, remoteAddress } from './builds/config.mjs';
import { buildOneBundle } from './builds/one-bundle.mjs';
import { buildPiral } from './builds/piral.mjs';
import { buildQiankun, qiankunPolicy } from './builds/qiankun.mjs';
import { buildSingleSpa, singleSpaPage, singleSpaPolicy, stylesOf } from './builds/single-spa.mjs';
import { buildSplit } from './builds/split.mjs';
import { withFiles, withoutRemotes } from './page-edits.mjs';

const below = (address) => new RegExp(address.replaceAll('/', '\\/'));

const ending = (end) => (file) => file.endsWith(end);
/** The addresses of a split bundle's part. */
const splitFiles = (end) => (remote) =>
  chunkFiles(distOf('split'), `remote-${remote}`)
    .filter(ending(end))
    .map((file) => hostAddress + file);
const federationStyles = (strategy) => (remote) =>
  chunkFiles(join(distOf(`federation-${strategy}`), 'remotes', remote), '__federation_expose_remote')
    .filter(ending('.css'))
    .map((file) => remoteAddress(remote) + file);
const federation = (strategy) => ({
  build: buildFederation(strategy),
  html: withFiles({ stylesOf: federationStyles(strategy) }),
  files: (remote) => below(remoteAddress(remote)),
  rendering: 'shell and content',
});
const singleSpaFiles = withFiles({ stylesOf: (remote) => [stylesOf(remote)] });
/** The server renders the shell only. */
const shellOnly = { RENDERERS: '0' };

/**
 * build: builds the variant and returns the folder that the server serves as the host's. html, policy: edit
 * the pages and their security policy for the variant. files: the requests for a remote's code. rendering: what the server
 * renders, as the variant's documentation describes it (docs/measurements.md); env: the server's settings for it.
 */
export const variants = [
  { name: 'one bundle', build: buildOneBundle, html: withoutRemotes, rendering: 'shell and content' },
  {
    name: 'split bundle',
    build: buildSplit,
    html: withFiles({ stylesOf: splitFiles('.css'), scriptsOf: splitFiles('.js') }),
    files: (remote) => new RegExp(`remote-${remote}\\.`),
    rendering: 'shell and content',
  },
  { name: 'Module Federation', ...federation('version-first') },
  { name: 'Module Federation loaded-first', ...federation('loaded-first') },
  {
    name: 'single-spa',
    build: buildSingleSpa,
    html: (html) => singleSpaPage(singleSpaFiles(html)),
    policy: singleSpaPolicy,
    files: (remote) => below(remoteAddress(remote)),
    rendering: 'shell and content',
  },
  {
    name: 'qiankun',
    build: buildQiankun,
    html: withoutRemotes,
    policy: qiankunPolicy,
    files: (remote) => below(remoteAddress(remote)),
    rendering: 'documents none: shell',
    env: shellOnly,
  },
  {
    name: 'Piral',
    build: buildPiral,
    html: withoutRemotes,
    files: (remote) => below(remoteAddress(remote)),
    rendering: 'documents none: shell',
    env: shellOnly,
  },
  {
    name: 'ours',
    build: () => hostFolder,
    files: (remote) => below(`/assets/remotes/${remote}/`),
    rendering: 'shell and content',
  },
];
