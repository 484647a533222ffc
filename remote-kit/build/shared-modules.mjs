// The one table of shared singletons: the host provides them, remotes only name them (architecture, Loading).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..');

/**
 * facade: the host's module that re-exports only the names in use, because a shared package is not tree-shaken.
 * eager: in the host's first files; the others load with the first page that needs them.
 */
export const sharedModules = [
  { name: 'react', eager: true },
  { name: 'react/jsx-runtime', from: 'react', eager: true },
  { name: 'react-dom', eager: true },
  { name: 'react-intl', eager: true, facade: 'react-intl' },
  { name: 'redux', eager: true, facade: 'redux' },
  { name: 'react-redux', eager: true, facade: 'react-redux' },
  { name: 'redux-observable', eager: true },
  { name: 'rxjs', eager: true, facade: 'rxjs' },
  { name: 'react-router-dom', eager: true, facade: 'react-router-dom' },
  { name: '@apollo/client', eager: true, facade: 'apollo-client' },
  { name: '@apollo/client/react', from: '@apollo/client', eager: true, facade: 'apollo-client-react' },
  { name: '@crema/shared-ui', eager: true },
  { name: '@crema/shared-ui/art', from: '@crema/shared-ui', eager: true },
  { name: '@crema/shared-ui/forms', from: '@crema/shared-ui', eager: false },
  { name: 'formik', eager: false },
  { name: 'yup', eager: false },
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

/** For the host: the modules themselves, some through a facade in `facadeFolder`. */
export const providedModules = (facadeFolder) =>
  Object.fromEntries(
    sharedModules.map((module) => [
      module.name,
      {
        singleton: true,
        strictVersion: true,
        eager: module.eager,
        version: versionOf(module),
        requiredVersion: acceptedRange(versionOf(module)),
        ...(module.facade && { import: join(facadeFolder, `${module.facade}.ts`) }),
      },
    ]),
  );
