// The one table of shared singletons: the host provides them, remotes only name them (architecture, Loading).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..');

/**
 * file: what the host provides, in node_modules or the workspace; facade: the host's module that re-exports only
 * the names in use, because a shared package is not tree-shaken. eager: in the host's first files; the others
 * load with the first page that needs them.
 */
export const sharedModules = [
  { name: 'react', file: 'node_modules/react/index.js', eager: true },
  { name: 'react/jsx-runtime', from: 'react', file: 'node_modules/react/jsx-runtime.js', eager: true },
  { name: 'react-dom', file: 'node_modules/react-dom/index.js', eager: true },
  { name: 'react-intl', facade: 'react-intl', eager: true },
  { name: 'redux', facade: 'redux', eager: true },
  { name: 'react-redux', facade: 'react-redux', eager: true },
  { name: 'redux-observable', facade: 'redux-observable', eager: true },
  { name: 'rxjs', facade: 'rxjs', eager: true },
  { name: 'react-router-dom', facade: 'react-router-dom', eager: true },
  { name: '@apollo/client', facade: 'apollo-client', eager: true },
  { name: '@apollo/client/react', from: '@apollo/client', facade: 'apollo-client-react', eager: true },
  { name: '@crema/shared-ui', file: 'shared-ui/src/index.ts', eager: true },
  { name: '@crema/shared-ui/art', from: '@crema/shared-ui', file: 'shared-ui/src/art/index.ts', eager: true },
  {
    name: '@crema/shared-ui/forms',
    from: '@crema/shared-ui',
    file: 'shared-ui/src/forms/index.ts',
    eager: false,
  },
  { name: 'formik', facade: 'formik', eager: false },
  { name: 'yup', facade: 'yup', eager: false },
];

const pinned = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')).dependencies;
const versionOf = ({ name, from = name }) => pinned[from];
const acceptedRange = (version) => (version.includes('-') ? version : `^${version}`);

/** For a remote: names only, nothing bundled. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((module) => [
      module.name,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(versionOf(module)),
      },
    ]),
  );

/** Eager facades are merged in the host's libraries.ts; what federation provides is a door to it. */
const fileOf = ({ file, facade, eager }, facadeFolder) => {
  if (!facade) return join(kit, '..', file);
  return eager ? join(facadeFolder, 'doors', `${facade}.cjs`) : join(facadeFolder, `${facade}.ts`);
};

/** For the host's own sources: they take libraries from the same module as remotes do. */
export const libraryAliases = (facadeFolder) =>
  Object.fromEntries(
    sharedModules
      .filter(({ facade, eager }) => facade && eager)
      .map(({ name }) => [`${name}$`, join(facadeFolder, 'libraries.ts')]),
  );

/**
 * For the host: the modules themselves, some through a facade in `facadeFolder`. The host provides them under
 * their names but never asks the share scope for them: it imports the same modules.
 */
export const providedModules = (facadeFolder) =>
  Object.fromEntries(
    sharedModules.map((module) => [
      fileOf(module, facadeFolder),
      { shareKey: module.name, eager: module.eager, version: versionOf(module) },
    ]),
  );
