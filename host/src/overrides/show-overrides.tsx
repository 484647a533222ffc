import { createRoot } from 'react-dom/client';
import type { RemoteOverride } from '@crema/shared-contracts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Host } from '../services/host.ts';
import { adoptStyles } from '../deferred/adopt-styles.ts';
import { DeferredIntlProvider } from '../deferred/deferred-intl-provider.tsx';
import { OverridesBanner } from './overrides-banner.tsx';
import { overridesStyles } from './overrides-banner.styles.ts';
import { readOverrideVersion } from './read-override-version.ts';

/** The page requests the overrides that the server could not reach, and returns each with its result. */
const resolveOverride = async (
  override: RemoteOverride,
  { applyOverride }: LiveRegistry,
): Promise<RemoteOverride> => {
  if (override.rejection !== 'unreachable') return override;
  try {
    applyOverride(await readOverrideVersion(override));
    return { ...override, rejection: undefined };
  } catch {
    return override;
  }
};

/**
 * Renders the banner above the shop. Its container is a live region before the text arrives, so that screen
 * readers announce the text.
 */
export const showOverrides = async ({ boot, locale }: Host, live: LiveRegistry): Promise<() => void> => {
  const removeStyles = adoptStyles(overridesStyles);
  const container = document.createElement('div');
  container.setAttribute('aria-live', 'polite');
  document.body.prepend(container);
  const overrides = await Promise.all(boot.overrides.map((override) => resolveOverride(override, live)));
  const reactRoot = createRoot(container);
  reactRoot.render(
    <DeferredIntlProvider locale={locale.locale}>
      <OverridesBanner overrides={overrides} />
    </DeferredIntlProvider>,
  );
  return () => {
    reactRoot.unmount();
    container.remove();
    removeStyles();
  };
};
