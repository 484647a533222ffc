import { useEffect } from 'react';
import { useHost } from '@crema/remote-kit';

/** Counts a visit that began on a map (ENG-041). Without a cookie of the configured name no code is loaded. */
export const useMapSource = (): void => {
  const host = useHost();
  useEffect(() => {
    if (document.cookie.includes(`${host.configuration.mapSourceCookie.name}=`))
      import('./count-map-source.ts').then(
        ({ countMapSource }) => countMapSource(host, document),
        () => undefined,
      );
  }, [host]);
};
