import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../deferred/adopt-styles.ts';
import { DeferredIntlProvider } from '../deferred/deferred-intl-provider.tsx';
import { Inspector } from './inspector.tsx';
import { inspectorStyles } from './inspector.styles.ts';
import type { InspectorContext } from './inspector-context.ts';

/** Renders the panel in a separate React tree; returns a function that removes it. */
export const openInspector = (context: InspectorContext): (() => void) => {
  const removeStyles = adoptStyles(inspectorStyles);
  const container = document.createElement('div');
  document.body.append(container);
  const tree = createRoot(container);
  tree.render(
    <DeferredIntlProvider locale={context.host.locale.locale}>
      <Inspector {...context} />
    </DeferredIntlProvider>,
  );
  return () => {
    tree.unmount();
    container.remove();
    removeStyles();
  };
};
