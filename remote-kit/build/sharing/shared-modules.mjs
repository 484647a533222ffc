// The table of shared singletons: the host provides them, remotes only import them (architecture, Loading).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../contract/source-types.mjs';

const kit = join(import.meta.dirname, '..', '..');

/**
 * `file`: the shared module, in node_modules or the workspace. `exportList`: the module in host/src/shared that exports
 * only the names in use, because a shared package is not tree-shaken. `vendor`: the module in host/src/shared that contains
 * this list and others, so that webpack concatenates their libraries. `eager`: part of the host's first files; the others
 * load with the first page that needs them. `pure`: exports that a remote may bundle if the host does not share
 * them, because they are bound to no context and no singleton.
 */
export const sharedModules = [
  { name: 'react', file: 'node_modules/react/index.js', eager: true },
  { name: 'react/jsx-runtime', from: 'react', file: 'node_modules/react/jsx-runtime.js', eager: true },
  { name: 'react-dom', file: 'node_modules/react-dom/index.js', eager: true },
  { name: 'react-intl', exportList: 'react-intl', vendor: 'vendor', eager: true },
  {
    name: '@reduxjs/toolkit',
    exportList: 'redux-toolkit',
    vendor: 'store-vendor',
    eager: false,
    pure: /^(?:bindActionCreators|compose|isAllOf|isAnyOf|nanoid)$/,
  },
  { name: 'react-redux', exportList: 'react-redux', vendor: 'store-vendor', eager: false },
  {
    name: 'redux-observable',
    exportList: 'redux-observable',
    vendor: 'store-vendor',
    eager: false,
    pure: /^(?:combineEpics|ofType)$/,
  },
  {
    name: 'rxjs',
    exportList: 'rxjs',
    vendor: 'store-vendor',
    eager: false,
    pure: /^(?!config$)[a-z]\w*$/,
  },
  { name: 'react-router-dom', exportList: 'react-router-dom', vendor: 'vendor', eager: true },
  { name: '@apollo/client', exportList: 'apollo-client', vendor: 'query-vendor', eager: false },
  {
    name: '@apollo/client/react',
    from: '@apollo/client',
    exportList: 'apollo-client-react',
    vendor: 'query-vendor',
    eager: false,
  },
  { name: '@crema/shared-ui', file: 'shared-ui/src/index.ts', eager: true },
  {
    name: '@crema/shared-ui/art',
    from: '@crema/shared-ui',
    file: 'shared-ui/src/art/index.ts',
    eager: false,
  },
  {
    name: '@crema/shared-ui/forms',
    from: '@crema/shared-ui',
    file: 'shared-ui/src/forms/index.ts',
    eager: false,
  },
  { name: 'formik', exportList: 'formik', eager: false },
  { name: 'yup', exportList: 'yup', eager: false },
];

const pinned = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')).dependencies;
const pinnedVersion = ({ name, from = name }) => pinned[from];
/** shared-ui is not published with a version of its own: its version ends with a hash of its sources. */
const providedVersion = (module) =>
  module.file?.startsWith('shared-ui/')
    ? `${pinnedVersion(module)}+${hashSources([join(kit, '..', 'shared-ui')]).slice(0, 8)}`
    : pinnedVersion(module);
const acceptedRange = (version) => (version.includes('-') ? version : `^${version}`);

/** The shared modules of a remote: they are imported from the host and not bundled. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((module) => [
      module.name,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(pinnedVersion(module)),
      },
    ]),
  );

/** Export lists of a vendor module are concatenated there, and each is shared through a share entry. */
const fileOf = ({ file, exportList, vendor }, exportsFolder) => {
  if (!exportList) return join(kit, '..', file);
  return vendor
    ? join(exportsFolder, 'share-entries', `${exportList}.cjs`)
    : join(exportsFolder, `${exportList}.ts`);
};

/** The aliases of the host's own sources, which import libraries from the same module as remotes. */
export const libraryAliases = (exportsFolder) =>
  Object.fromEntries(
    sharedModules
      .filter(({ vendor }) => vendor)
      .map(({ name, vendor }) => [`${name}$`, join(exportsFolder, `${vendor}.ts`)]),
  );

/** The shared modules that the host's first files do not contain. */
export const lazySharedModules = new Set(sharedModules.filter(({ eager }) => !eager).map(({ name }) => name));

/**
 * The shared modules of the host, some through an export list in `exportsFolder`. The host provides them
 * under their names and imports the same modules directly, not through the share scope.
 */
export const providedModules = (exportsFolder) =>
  Object.fromEntries(
    sharedModules.map((module) => [
      fileOf(module, exportsFolder),
      { shareKey: module.name, eager: module.eager, version: providedVersion(module) },
    ]),
  );
