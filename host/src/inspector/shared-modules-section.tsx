import { Fact, Facts, Section } from './section.tsx';

/** webpack's own name for what the host offers; not there outside of a build. */
declare const __webpack_share_scopes__: { readonly default?: Readonly<Record<string, object>> };
const offered = () =>
  typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__.default ?? {});

/** The shared libraries, each in the one version that every remote gets. */
export const LibrariesSection = () => (
  <Section title="inspector.libraries">
    <Facts>
      {Object.entries(offered()).map(([name, versions]) => (
        <Fact key={name} name={name}>
          {Object.keys(versions).join(', ')}
        </Fact>
      ))}
    </Facts>
  </Section>
);
