import { useEffect } from 'react';
import { useHost, whenIdle } from '@crema/remote-kit';

/** Counts a visit that began on a map (ENG-041), once the page is idle. Without cookies of the configured name no code is loaded. */
export const useMapSource = (): void => {
  const host = useHost();
  useEffect(() => {
    if (!document.cookie.includes(`${host.configuration.mapSourceCookie.name}=`)) return undefined;
    return whenIdle(
      () =>
        void import(/* webpackChunkName: "linked" */ './count-map-source.ts').then(
          ({ countMapSource }) => countMapSource(host, document),
          () => undefined,
        ),
    );
  }, [host]);
};
