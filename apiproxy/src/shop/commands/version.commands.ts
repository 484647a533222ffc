import type { OperatorCommand, OperatorDeps, OperatorReport } from '../../operations/operator-command.ts';
import type { ShopParts } from '../shop-parts.ts';
import { compareShops, type KindDifference } from '../versions/difference.ts';
import { createFollowStart } from '../versions/project-shop.job.ts';
import { activateVersion, listVersions, readActivations, readVersion } from '../versions/shop-store.ts';
import { createVersionAt, type Activation } from '../versions/start.ts';
import { authorIn, startIn, versionIn } from './command-args.ts';
import { differenceReport, plural, startText } from './command-reports.ts';

const stateOf = (version: number, activations: readonly Activation[], now: Date): string => {
  const own = activations.filter((activation) => activation.version === version);
  if (createVersionAt(activations)(now, 'UTC') === version) return 'in effect';
  const next = own.find(({ start }) =>
    'at' in start ? start.at > now : `${start.local}Z` > now.toISOString(),
  );
  return next ? startText(next.start) : '';
};
const versions = async ({ db, clock }: OperatorDeps): Promise<OperatorReport> => {
  const [stored, activations] = [await listVersions(db), await readActivations(db)];
  const count = (difference: readonly KindDifference[], part: 'added' | 'changed' | 'removed') =>
    String(difference.reduce((sum, kind) => sum + kind[part].length, 0));
  return {
    columns: ['version', 'loaded', 'by', 'added', 'changed', 'removed', 'state'],
    rows: stored.map(({ version, loadedAt, loadedBy, difference }) => [
      String(version),
      loadedAt.toISOString(),
      loadedBy,
      count(difference, 'added'),
      count(difference, 'changed'),
      count(difference, 'removed'),
      stateOf(version, activations, clock.now()),
    ]),
    summary: plural(stored.length, 'version'),
    ok: true,
  };
};

/** The commands on versions that are stored. */
export const versionCommands = (parts: ShopParts): readonly OperatorCommand[] => [
  {
    name: 'diff',
    summary: 'Shows the rows that differ between two versions.',
    usage: 'diff VERSION VERSION',
    options: {},
    run: async ({ db }, { positionals: [before, after] }) => {
      const [old, now] = [await readVersion(db, versionIn(before)), await readVersion(db, versionIn(after))];
      const difference = compareShops(parts.kinds, old, now);
      return differenceReport(
        difference,
        difference.length === 0 ? 'No row differs.' : `${plural(difference.length, 'kind')} differ.`,
      );
    },
  },
  {
    name: 'versions',
    summary: 'Lists the versions: when, by whom, and the size of the difference.',
    usage: 'versions',
    options: {},
    run: (deps) => versions(deps),
  },
  {
    name: 'use',
    summary: 'Puts a version into effect again, now or at a time.',
    usage: 'use VERSION [--at TIME] [--by NAME]',
    options: { at: 'string', by: 'string' },
    run: async ({ db, clock }, args) => {
      const [now, version] = [clock.now(), versionIn(args.positionals[0])];
      const from = startIn(args) ?? { at: now };
      await activateVersion(db, version, {
        start: from,
        author: { by: authorIn(args), now },
        followStart: createFollowStart(parts.projections, clock),
      });
      return {
        columns: [],
        rows: [],
        summary: `Version ${version} is in effect ${startText(from)}.`,
        ok: true,
      };
    },
  },
];
