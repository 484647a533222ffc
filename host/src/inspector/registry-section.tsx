import { FormattedMessage } from 'react-intl';
import type { InspectorContext } from './inspector-context.ts';
import { Fact, Facts, Section } from './section.tsx';

/** Which registry the page runs by, how it hears of the next one, and what keeps a new version waiting. */
export const RegistrySection = ({ host, composer, live }: InspectorContext) => {
  const none = <FormattedMessage id="inspector.none" />;
  const holds = [...host.upgradeBlockers].map((hold) => hold.description).join(', ');
  return (
    <Section title="inspector.registry" open>
      <Facts>
        <Fact label="inspector.sequence">{composer.registry.get().sequence}</Fact>
        <Fact label="inspector.connection">
          <FormattedMessage id={`inspector.connection.${live.connection.get()}`} />
        </Fact>
        <Fact label="inspector.waiting">{live.waiting.get().join(', ') || none}</Fact>
        <Fact label="inspector.holds">{holds || none}</Fact>
      </Facts>
    </Section>
  );
};
