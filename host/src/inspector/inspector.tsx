import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '@crema/shared-ui';
import { EventsSection } from './events-section.tsx';
import { FlagsSection } from './flags-section.tsx';
import type { InspectorContext } from './inspector-context.ts';
import { LibrariesSection } from './shared-modules-section.tsx';
import { RegistrySection } from './registry-section.tsx';
import { RemotesSection } from './remotes-section.tsx';
import { SlotsSection } from './slots-section.tsx';

const readAgainMs = 500;
/** The page's marks, states and events tell nobody of changes: they are read twice a second while the panel is open. */
const useReadAgain = () => {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), readAgainMs);
    return () => clearInterval(timer);
  }, []);
};

/** What runs in this page and why, beside the page: nothing is blocked while it is open. */
export const Inspector = (parts: InspectorContext) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useReadAgain();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      className="crema-inspector-panel"
      aria-label={intl.formatMessage({ id: 'inspector.title' })}
      onKeyDown={(event) => event.key === 'Escape' && parts.close()}
    >
      <header className="crema-inspector-head">
        <h2 ref={heading} tabIndex={-1} className="crema-inspector-title">
          <FormattedMessage id="inspector.title" />
        </h2>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'inspector.close' })}
          onClick={parts.close}
        />
      </header>
      <div className="crema-inspector-body">
        <RegistrySection {...parts} />
        <RemotesSection {...parts} />
        <EventsSection {...parts} />
        <FlagsSection {...parts} />
        <SlotsSection {...parts} />
        <LibrariesSection />
      </div>
    </aside>
  );
};
