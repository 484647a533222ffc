// The eight ways to compose the same pages, in the order of the table.
import { hostFolder } from '../../scripts/packages.mjs';
import { compile } from './compile.mjs';
import { buildFederation } from './builds/federation.mjs';
import { remoteAddress } from './builds/config.mjs';
import { buildPiral } from './builds/piral.mjs';
import { buildQiankun, qiankunPolicy } from './builds/qiankun.mjs';
import { buildSingleSpa, singleSpaPage, singleSpaPolicy } from './builds/single-spa.mjs';
import { buildSplit } from './builds/split.mjs';
import { withoutRemotes } from './page-edits.mjs';

const buildOneBundle = async () => {
  const { default: config } = await import('../webpack.one-bundle.mjs');
  await compile(config);
  return config.output.path;
};
const below = (address) => new RegExp(address.replaceAll('/', '\\/'));

/**
 * build: builds the variant and returns the folder that the server serves as the host's. html, policy: edit
 * the pages and their security policy for the variant. files: the requests for a remote's code.
 */
export const variants = [
  { name: 'one bundle', build: buildOneBundle, html: withoutRemotes },
  {
    name: 'split bundle',
    build: buildSplit,
    html: withoutRemotes,
    files: (remote) => new RegExp(`remote-${remote}\\.`),
  },
  {
    name: 'Module Federation',
    build: buildFederation('version-first'),
    html: withoutRemotes,
    files: (remote) => below(remoteAddress(remote)),
  },
  {
    name: 'Module Federation, loaded-first',
    build: buildFederation('loaded-first'),
    html: withoutRemotes,
    files: (remote) => below(remoteAddress(remote)),
  },
  {
    name: 'single-spa',
    build: buildSingleSpa,
    html: (html) => singleSpaPage(withoutRemotes(html)),
    policy: singleSpaPolicy,
    files: (remote) => below(remoteAddress(remote)),
  },
  {
    name: 'qiankun',
    build: buildQiankun,
    html: withoutRemotes,
    policy: qiankunPolicy,
    files: (remote) => below(remoteAddress(remote)),
  },
  {
    name: 'Piral',
    build: buildPiral,
    html: withoutRemotes,
    files: (remote) => below(remoteAddress(remote)),
  },
  {
    name: 'ours',
    build: () => hostFolder,
    files: (remote) => below(`/assets/remotes/${remote}/`),
  },
];
