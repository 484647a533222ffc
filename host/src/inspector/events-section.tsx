import { FormattedMessage } from 'react-intl';
import { Tag } from '@crema/shared-ui';
import type { InspectorContext } from './inspector-context.ts';
import { Section } from './section.tsx';

/** The events on the bus (PLT-004), the newest first, with the result of their validation. */
export const EventsSection = ({ host }: InspectorContext) => {
  const events = [...host.bus.log()].reverse();
  return (
    <Section title="inspector.events">
      {events.length === 0 && <FormattedMessage id="inspector.noEvents" />}
      <ol className="crema-inspector-events" reversed>
        {events.map(({ name, emitter, payload, at, error }) => (
          <li key={`${at} ${name} ${emitter}`} className="crema-inspector-card">
            <p className="crema-inspector-card-title">{name}</p>
            <p className="crema-inspector-small">
              <FormattedMessage
                id="inspector.event"
                values={{ emitter, seconds: Math.round(at / 10) / 100 }}
              />{' '}
              <Tag tone={error ? 'danger' : 'success'}>
                <FormattedMessage
                  id={error ? 'inspector.eventRefused' : 'inspector.eventPassed'}
                  values={{ error }}
                />
              </Tag>
            </p>
            <pre className="crema-inspector-payload">{JSON.stringify(payload)}</pre>
          </li>
        ))}
      </ol>
    </Section>
  );
};
