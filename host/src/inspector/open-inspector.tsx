import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../quiet/adopt-styles.ts';
import { QuietTexts } from '../quiet/quiet-texts.tsx';
import { Inspector } from './inspector.tsx';
import { inspectorStyles } from './inspector.styles.ts';
import type { InspectorParts } from './inspector-parts.ts';

/** Draws the panel beside the shop's own tree; returns its end. */
export const openInspector = (parts: InspectorParts): (() => void) => {
  const endStyles = adoptStyles(inspectorStyles);
  const place = document.createElement('div');
  document.body.append(place);
  const tree = createRoot(place);
  tree.render(
    <QuietTexts locale={parts.host.locale.locale}>
      <Inspector {...parts} />
    </QuietTexts>,
  );
  return () => {
    tree.unmount();
    place.remove();
    endStyles();
  };
};
