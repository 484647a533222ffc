import { FormattedMessage } from 'react-intl';
import type { FlagName } from '@crema/shared-contracts';
import { Button, Tag } from '@crema/shared-ui';
import type { InspectorContext } from './inspector-context.ts';
import { Section } from './section.tsx';

/** The visitor's flags. Outside of production they can be changed for this tab. */
export const FlagsSection = ({ host, flags }: InspectorContext) => {
  const changed = flags.changed();
  const values = Object.entries(host.flags.get()) as [FlagName, boolean][];
  return (
    <Section title="inspector.flags">
      <p className="crema-inspector-small">
        <FormattedMessage id={flags.allowed ? 'inspector.flagsHint' : 'inspector.flagsReadOnly'} />
      </p>
      {values.map(([name, value]) => (
        <label key={name} className="crema-inspector-flag">
          <input
            type="checkbox"
            checked={value}
            disabled={!flags.allowed}
            onChange={(event) => flags.change(name, event.target.checked)}
          />
          <span className="crema-inspector-code">{name}</span>
          {name in changed && (
            <Tag tone="warning">
              <FormattedMessage id="inspector.flagChanged" />
            </Tag>
          )}
        </label>
      ))}
      {Object.keys(changed).length > 0 && (
        <Button variant="secondary" size="small" onClick={flags.reset}>
          <FormattedMessage id="inspector.flagsReset" />
        </Button>
      )}
    </Section>
  );
};
