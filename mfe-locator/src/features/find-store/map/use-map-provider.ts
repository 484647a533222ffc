import { useEffect, useEffectEvent, useState } from 'react';
import { useHost, useLocale } from '@crema/remote-kit';
import {
  embeddedProvider,
  loadGoogleProvider,
  rememberGoogleFailure,
  wantsGoogle,
} from '../../../map/choose-provider.ts';
import type { MapProvider } from '../../../map/map-provider.ts';

/**
 * The provider that the configuration chooses; undefined while Google's script is loaded. The returned function shows the embedded map
 * from now on: Google's cannot be shown (LOC-015).
 */
export const useMapProvider = (): readonly [MapProvider | undefined, () => void] => {
  const { configuration } = useHost();
  const locale = useLocale();
  const [provider, setProvider] = useState(() =>
    wantsGoogle(configuration) ? undefined : embeddedProvider(configuration),
  );
  // Not reported as an error of this version: a blocked script or a refused key is not its fault. Google's script names the reason in
  // the console.
  const giveUpGoogle = () => {
    rememberGoogleFailure();
    setProvider(embeddedProvider(configuration));
  };
  const load = useEffectEvent((isCurrent: () => boolean) =>
    loadGoogleProvider(configuration, locale).then(
      (loaded) => isCurrent() && setProvider(loaded),
      () => isCurrent() && giveUpGoogle(),
    ),
  );
  const isLoading = provider === undefined;
  useEffect(() => {
    let isCurrent = true;
    if (isLoading) void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return [provider, giveUpGoogle];
};
