import { createRoot } from 'react-dom/client';
import type { RemoteOverride } from '@crema/shared-contracts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Host } from '../services/host.ts';
import { adoptStyles } from '../quiet/adopt-styles.ts';
import { QuietTexts } from '../quiet/quiet-texts.tsx';
import { OverridesBanner } from './overrides-banner.tsx';
import { overridesStyles } from './overrides-banner.styles.ts';
import { readOwnVersion } from './read-own-version.ts';

/** What the server could not reach the page tries itself; the override as it is then. */
const settle = async (override: RemoteOverride, { putOwn }: LiveRegistry): Promise<RemoteOverride> => {
  if (override.refused !== 'unreachable') return override;
  try {
    putOwn(await readOwnVersion(override));
    return { ...override, refused: undefined };
  } catch {
    return override;
  }
};

/** Draws the banner above the shop. Its place is a live region before the words come: they are read out. */
export const showOverrides = async ({ boot, locale }: Host, live: LiveRegistry): Promise<() => void> => {
  const endStyles = adoptStyles(overridesStyles);
  const place = document.createElement('div');
  place.setAttribute('aria-live', 'polite');
  document.body.prepend(place);
  const overrides = await Promise.all(boot.overrides.map((override) => settle(override, live)));
  const tree = createRoot(place);
  tree.render(
    <QuietTexts locale={locale.locale}>
      <OverridesBanner overrides={overrides} />
    </QuietTexts>,
  );
  return () => {
    tree.unmount();
    place.remove();
    endStyles();
  };
};
