import { recentBuiltIn } from './recent-built-ins.mjs';
import { secureContextUse } from './secure-context.mjs';

/** Uses in dependencies that test for the built-in first, or catch its absence. */
const accepted = [
  { name: 'host', use: 'Intl.DurationFormat', because: 'React Intl tests for it; no message uses it' },
  { name: 'host', use: '.startViewTransition', because: 'React DOM catches its absence' },
];
const isAccepted = (name, use) =>
  accepted.some((row) => row.name === name && use.replace(/^new /, '').startsWith(row.use));

/** The sentences about built-ins in built files that the oldest supported browsers lack (D-172). */
export const recentBuiltInFaults = (texts) =>
  texts.flatMap(({ name, file, text }) =>
    [...text.matchAll(recentBuiltIn)]
      .filter(([use]) => !isAccepted(name, use))
      .map(
        ([use]) =>
          `${name}/dist/${file} uses ${use}, which the oldest supported browsers lack (D-172). Use shared-contracts/src/compatibility/built-ins.ts, or accept it in scripts/browser-minimum/check.mjs if its absence is handled.`,
      ),
  );

/** The sentences about built files that use what a page over plain http lacks. */
export const secureContextFaults = (texts) =>
  texts.flatMap(({ name, file, text }) =>
    [...text.matchAll(secureContextUse)].map(
      ([use]) => `${name}/dist/${file} uses ${use}, which a page over plain http lacks. Use randomId.`,
    ),
  );
