// Each remote as it is built must pass the publish gate: the local build publishes without it, so a remote that its team could
// not release would pass every other part.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hostFolder, node, remoteNames, root } from '../packages.mjs';

/** The time of a render is judged where a version is published: this machine may be busy. */
const timeRules = /\[pages-render(?:-first)?-in-time\]$/;

const check = (remote) => {
  const args = [
    join(root, 'registry', 'bin', 'crema.mjs'),
    'publish',
    remote,
    '--check',
    '--host',
    hostFolder,
  ];
  const { stdout, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
  const report = `${stdout}${stderr}`;
  return { report, refusals: report.match(/^ +refused .*$/gm) ?? [] };
};

describe('the publish gate', () => {
  for (const remote of remoteNames)
    it(`accepts ${remote} as it is built`, () => {
      const { report, refusals } = check(remote);
      assert.match(report, new RegExp(`^(?:crema: )?${remote} \\S+ (?:may be published|is refused)`), report);
      assert.deepEqual(
        refusals.filter((line) => !timeRules.test(line)),
        [],
      );
      assert.doesNotMatch(report, /no page was rendered/, report);
    });
});
