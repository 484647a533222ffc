import { Detail, Details, Section } from './section.tsx';

/** webpack's share scopes. Undefined outside of a webpack build. */
declare const __webpack_share_scopes__: { readonly default?: Readonly<Record<string, object>> };
const sharedModules = () =>
  typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__.default ?? {});

/** The shared modules with the version that every remote gets. */
export const SharedModulesSection = () => (
  <Section title="inspector.sharedModules">
    <Details>
      {Object.entries(sharedModules()).map(([name, versions]) => (
        <Detail key={name} name={name}>
          {Object.keys(versions).join(', ')}
        </Detail>
      ))}
    </Details>
  </Section>
);
