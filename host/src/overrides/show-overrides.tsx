import { createRoot } from 'react-dom/client';
import type { Host } from '../services/host.ts';
import { adoptStyles } from '../quiet/adopt-styles.ts';
import { QuietTexts } from '../quiet/quiet-texts.tsx';
import { OverridesBanner } from './overrides-banner.tsx';
import { overridesStyles } from './overrides-banner.styles.ts';

/** Draws the banner above the shop. Its place is a live region before the words come: they are read out. */
export const showOverrides = ({ boot, locale }: Host): (() => void) => {
  const endStyles = adoptStyles(overridesStyles);
  const place = document.createElement('div');
  place.setAttribute('aria-live', 'polite');
  document.body.prepend(place);
  const tree = createRoot(place);
  tree.render(
    <QuietTexts locale={locale.locale}>
      <OverridesBanner overrides={boot.overrides} />
    </QuietTexts>,
  );
  return () => {
    tree.unmount();
    place.remove();
    endStyles();
  };
};
