import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../deferred/adopt-styles.ts';
import { DeferredIntlProvider } from '../deferred/deferred-intl-provider.tsx';
import { Inspector } from './inspector.tsx';
import { inspectorStyles } from './inspector.styles.ts';
import type { InspectorContext } from './inspector-context.ts';

/** Draws the panel beside the shop's own tree; returns its end. */
export const openInspector = (parts: InspectorContext): (() => void) => {
  const endStyles = adoptStyles(inspectorStyles);
  const place = document.createElement('div');
  document.body.append(place);
  const tree = createRoot(place);
  tree.render(
    <DeferredIntlProvider locale={parts.host.locale.locale}>
      <Inspector {...parts} />
    </DeferredIntlProvider>,
  );
  return () => {
    tree.unmount();
    place.remove();
    endStyles();
  };
};
