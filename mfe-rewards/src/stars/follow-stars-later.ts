import type { RemoteContext } from '@crema/remote-kit';

/** Loads what follows the member's Stars behind the page, whose first files are smaller without it, and starts it. */
export const followStarsLater = (context: RemoteContext): (() => void) => {
  const following = import('./follow-stars.ts')
    .then(({ followStars }) => followStars(context))
    .catch((cause: unknown) => {
      context.services.telemetry.report({ phase: 'api', class: 'stars' }, cause);
    });
  return () => void following.then((stop) => stop?.());
};
