import type { HostServices } from '@crema/shared-contracts';
import { countedCookie, readMapSource } from './map-source.rules.ts';

/**
 * ENG-041: counts a visit that began on a map, once. The event is sent only if the visitor has agreed to share usage, which `track`
 * checks; the cookie says afterwards that the visit is counted.
 */
export const countMapSource = (
  { configuration, telemetry }: Pick<HostServices, 'configuration' | 'telemetry'>,
  page: Pick<Document, 'cookie'>,
): void => {
  const { mapSourceCookie } = configuration;
  const found = readMapSource(page.cookie, mapSourceCookie.name);
  if (!found?.track) return;
  telemetry.track('map-source-visited', { source: found.source });
  page.cookie = countedCookie(found, mapSourceCookie);
};
