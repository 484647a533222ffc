// Writes contract.json (ContractRecord of shared-contracts) next to build.json: the names that this build
// offers to other builds and uses from them. Only the publish gate reads it, so build.json does not list it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defaultConfiguration } from '../../../shared-contracts/src/configuration/configuration.ts';
import { flagNames } from '../../../shared-contracts/src/configuration/flags.ts';
import { roleCounts } from '../../../shared-contracts/src/pages/page-roles.ts';
import { contractVersion } from '../../../shared-contracts/src/registry/contract-version.ts';
import { modalSlotNames, slots } from '../../../shared-contracts/src/slots.ts';
import { isBundled, isPure, readHostExports } from '../sharing/bundled-exports.mjs';
import { readEventTable } from './contract-events.mjs';
import { scanSources } from './contract-scan.mjs';
import { readContractTypes } from './contract-types.mjs';
import { readManifestUsage } from './manifest-usage.mjs';
import { providedExports } from './provided-exports.mjs';
import { consumedModules, providedModules } from '../sharing/shared-modules.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const sourcesOf = (name) => join(root, name, 'src') + sep;
const configurationKeys = Object.keys(defaultConfiguration);
/** The compiler adds this import to every build; no source contains it. */
const implicitImport = 'react/jsx-runtime';

const pick = (table, names) => Object.fromEntries(names.map((name) => [name, table[name]]));
const among = (known) => (name) => known.includes(name);
/** Maps `/menu/cart?tab=1` to /menu/cart and leaves out texts that are not the path of a page. */
const linksIn = (texts) => {
  const paths = texts.map((text) => /^\*?(\/(?:[a-z][\w\-/*:.]*)?)(?:[?#]|$)/i.exec(text)?.[1]);
  return [...new Set(paths)].filter((path) => path && !/^\/(apiproxy|assets|proc)\b/.test(path)).sort();
};

const describeRemote = (manifest, { files, usage }, { events, types, slotTable }) => {
  const scan = scanSources(files);
  const hostExports = readHostExports();
  const requiredModule = (name, { requiredVersion }) => ({
    version: requiredVersion,
    names: scan(`import ${name}`).filter((one) => !isBundled(name, one, hostExports)),
    pure: scan(`import ${name}`).filter((one) => isPure(name, one)),
    ...(usage.components[name] && { exports: usage.components[name] }),
  });
  const libraries = Object.entries(consumedModules()).filter(
    ([name]) => name === implicitImport || scan('library').includes(name),
  );
  return {
    events: {
      emits: pick(events, manifest.events.emits),
      // What remote-kit subscribes to for every remote is not in remote.json.
      consumes: pick(events, [
        ...new Set([...manifest.events.consumes, ...Object.keys(usage.kit['events.consumes'])]),
      ]),
    },
    slots: {
      provides: pick(slotTable, manifest.slots.provides),
      uses: pick(slotTable, manifest.slots.uses),
    },
    host: scan('host').filter(among(types.host)),
    libraries: Object.fromEntries(libraries.map(([name, module]) => [name, requiredModule(name, module)])),
    flags: manifest.flags,
    configuration: scan('configuration').filter(among(configurationKeys)),
    links: linksIn(scan('text')),
  };
};

/** The host uses the events and slots that its sources name, and the slots of modals; its bus carries every event. */
const describeHost = (files, { events, types, slotTable }) => {
  const scan = scanSources(files);
  const named = scanSources(files.filter((file) => file.startsWith(sourcesOf('host'))))('text');
  const owned = Object.keys(events).filter((name) => events[name].owner === 'host');
  // The host subscribes to the events of roleCounts by their roles, without naming them.
  const read = [...named, ...Object.values(roleCounts)];
  const consumed = Object.keys(events).filter((name) => read.includes(name) && !owned.includes(name));
  const provided = Object.values(providedModules(join(root, 'host', 'src', 'shared')));
  const server = globSync('**/*.ts', { cwd: sourcesOf('apiproxy'), exclude: ['**/testing', '**/*.test.ts'] });
  return {
    events: { emits: pick(events, owned), consumes: pick(events, consumed), carries: events },
    slots: {
      provides: {},
      uses: pick(slotTable, Object.keys(slotTable).filter(among([...named, ...modalSlotNames]))),
    },
    host: types.host,
    libraries: Object.fromEntries(
      provided.map(({ shareKey, version }) => [shareKey, { version, ...providedExports(shareKey) }]),
    ),
    flags: flagNames,
    configuration: configurationKeys,
    links: linksIn(scan('text')),
    serverLinks: linksIn(scanSources(server.map((file) => join(sourcesOf('apiproxy'), file)))('text')),
  };
};

/** What the package in `folder` offers and uses, given the source files in the build. */
export const describeContract = async (folder, resources) => {
  const types = readContractTypes();
  const events = readEventTable();
  const slotTable = Object.fromEntries(
    Object.entries(slots).map(([name, { version, owner }]) => [
      name,
      { version, owner, props: types.slots[name] },
    ]),
  );
  const tables = { events, types, slotTable };
  const manifestPath = join(folder, 'remote.json');
  const manifest = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : undefined;
  const within = manifest
    ? [join(folder, 'src') + sep, sourcesOf('remote-kit')]
    : [join(folder, 'src') + sep, sourcesOf('shared-ui'), sourcesOf('shared-contracts')];
  const files = resources
    .filter((file) => /\.tsx?$/.test(file) && within.some((start) => file.startsWith(start)))
    .sort();
  return {
    schema: 1,
    name: manifest?.name ?? 'host',
    contract: contractVersion,
    ...(manifest
      ? describeRemote(manifest, { files, usage: readManifestUsage(folder) }, tables)
      : describeHost(files, tables)),
  };
};

export class ContractRecordPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractRecordPlugin', (compilation) => {
      // Development builds are not released and need no contract.
      if (compiler.watchMode) return;
      const resources = new Set();
      compilation.hooks.finishModules.tap('ContractRecordPlugin', (modules) => {
        for (const { resource } of modules) if (resource) resources.add(resource);
      });
      // This hook runs after build.json has been written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractRecordPlugin', stage }, async () => {
        const contract = await describeContract(compiler.context, [...resources]);
        compilation.emitAsset('contract.json', new sources.RawSource(JSON.stringify(contract)));
      });
    });
  }
}
