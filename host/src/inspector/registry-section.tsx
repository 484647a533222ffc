import { FormattedMessage } from 'react-intl';
import type { InspectorContext } from './inspector-context.ts';
import { Detail, Details, Section } from './section.tsx';

/**
 * Shows the registry's sequence, the channel of updates, versions that wait for a navigation, and upgrade
 * blockers.
 */
export const RegistrySection = ({ host, composer, live }: InspectorContext) => {
  const none = <FormattedMessage id="inspector.none" />;
  const blockers = [...host.upgradeBlockers].map((blocker) => blocker.description).join(', ');
  return (
    <Section title="inspector.registry" open>
      <Details>
        <Detail label="inspector.sequence">{composer.registry.get().sequence}</Detail>
        <Detail label="inspector.connection">
          <FormattedMessage id={`inspector.connection.${live.connection.get()}`} />
        </Detail>
        <Detail label="inspector.waiting">{live.waiting.get().join(', ') || none}</Detail>
        <Detail label="inspector.blockers">{blockers || none}</Detail>
      </Details>
    </Section>
  );
};
