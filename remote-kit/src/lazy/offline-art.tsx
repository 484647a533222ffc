import { lazyPart } from './lazy-part.tsx';

const size = 176;

/**
 * The illustration of a lost connection for the fallback of a part. It is fetched while the page is idle, because most visits never
 * show it; until then its place stays empty, and the fallback's text says the same.
 */
export const OfflineArt = lazyPart(
  () =>
    import('@crema/shared-ui/offline-illustration').then(({ OfflineIllustration }) => () => (
      <OfflineIllustration size={size} />
    )),
  { fallback: null, placeholder: <div style={{ blockSize: size }} />, preload: 'idle' },
);
