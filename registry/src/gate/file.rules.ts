import type { BuildFiles } from '@crema/shared-contracts';
import type { GateRule } from './gate-facts.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** build.json lists every file with its integrity, and every listed file matches. */
const integrityHolds: GateRule['find'] = ({ candidate: { files, found } }) => [
  ...Object.entries(files.integrity).flatMap(([file, integrity]) => {
    const why = !found[file]
      ? 'is missing'
      : found[file].integrity !== integrity && 'differs from its integrity in build.json';
    return why ? [{ field: file, message: `${file} ${why}` }] : [];
  }),
  ...Object.keys(found)
    .filter((file) => !Object.hasOwn(files.integrity, file))
    .map((file) => ({ field: file, message: `${file} is not in build.json` })),
];

/**
 * Entry, first route, styles and the messages of one locale: the files of a first visit, which the budget
 * counts.
 */
export const firstRouteFiles = ({ entry, module, styles, messages }: BuildFiles): readonly string[] => [
  entry,
  ...module,
  ...styles,
  ...(messages['en-US'] ? [messages['en-US']] : []),
];
const withinBudget: GateRule['find'] = ({ candidate: { files, found, manifest } }) => {
  const bytes = firstRouteFiles(files).reduce((sum, file) => sum + (found[file]?.brotli ?? 0), 0);
  const limit = manifest.budgets.firstRouteKb;
  return bytes > limit * 1024
    ? [
        {
          field: 'firstRouteKb',
          message: `entry and first route have ${kb(bytes)} KB brotli, the budget is ${limit} KB`,
        },
      ]
    : [];
};

export const fileRules: readonly GateRule[] = [
  { id: 'integrity-holds', weight: 'refused', forcible: false, find: integrityHolds },
  { id: 'within-budget', weight: 'refused', find: withinBudget },
];
