import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { copySample } from './copy-sample.ts';

type Row = Readonly<Record<string, unknown>>;
/** By kind: the rows of the sample as they are to be. */
type Changes = Readonly<Record<string, (rows: readonly Row[]) => readonly object[]>>;

/** Loads the sample with changed rows as an operator does; `args` are those of the command. */
export const loadSample = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'environment'>,
  changes: Changes,
  ...args: readonly string[]
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-sample-'));
  copySample(folder);
  for (const [kind, change] of Object.entries(changes)) {
    const file = join(folder, `${kind}.json`);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as readonly Row[])));
  }
  const { ok, rows } = await runOperatorCall(
    { ...deps, notify: () => undefined },
    { group: 'shop', args: ['load', folder, ...args] },
  );
  rmSync(folder, { recursive: true });
  assert.ok(ok, JSON.stringify(rows));
};
