import { lazyPart } from '@crema/remote-kit';
import { Skeleton } from '@crema/shared-ui';

/** The code of passkeys loads with the page's rest: the form works without it, so nothing replaces it. */
export const LazyPasskeySignIn = lazyPart(
  () => import('./passkey-sign-in.tsx').then((part) => part.PasskeySignIn),
  { placeholder: <Skeleton shape="block" height="3.25rem" />, fallback: null },
);
