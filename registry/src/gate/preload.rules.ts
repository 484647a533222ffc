import { findPreloadErrors } from '@crema/shared-contracts';
import type { GateRule } from './gate-facts.ts';

/** The page sends a query of `preload` before the remote's code runs, so nothing else would find the error. */
const fitsQueries: GateRule['find'] = ({ candidate: { manifest, files } }) =>
  manifest.routes.flatMap((route) =>
    findPreloadErrors(route, files.queries ?? {}).map((message) => ({ field: route.path, message })),
  );

export const preloadRules: readonly GateRule[] = [
  { id: 'preload-fits-queries', weight: 'refused', find: fitsQueries },
];
