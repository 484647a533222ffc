import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '@crema/shared-ui';
import { EventsSection } from './events-section.tsx';
import { FlagsSection } from './flags-section.tsx';
import type { InspectorContext } from './inspector-context.ts';
import { SharedModulesSection } from './shared-modules-section.tsx';
import { RegistrySection } from './registry-section.tsx';
import { RemotesSection } from './remotes-section.tsx';
import { SlotsSection } from './slots-section.tsx';

const refreshMs = 500;
/** Renders twice a second while the panel is open, because marks, states and events notify nobody of changes. */
const usePeriodicRefresh = () => {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
};

/**
 * A panel next to the page that shows the running remotes and why they were chosen. The page remains usable.
 */
export const Inspector = (context: InspectorContext) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  usePeriodicRefresh();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      className="crema-inspector-panel"
      aria-label={intl.formatMessage({ id: 'inspector.title' })}
      onKeyDown={(event) => event.key === 'Escape' && context.close()}
    >
      <header className="crema-inspector-head">
        <h2 ref={heading} tabIndex={-1} className="crema-inspector-title">
          <FormattedMessage id="inspector.title" />
        </h2>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'inspector.close' })}
          onClick={context.close}
        />
      </header>
      <div className="crema-inspector-body">
        <RegistrySection {...context} />
        <RemotesSection {...context} />
        <EventsSection {...context} />
        <FlagsSection {...context} />
        <SlotsSection {...context} />
        <SharedModulesSection />
      </div>
    </aside>
  );
};
