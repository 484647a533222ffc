import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../packages.mjs';

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A repository whose gate is `gate`, a shell script, with the folder `shared` next to it. */
const repository = (gate) => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-ci-'));
  folders.push(folder);
  const main = join(folder, 'main');
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('shared/spec/rows.md', 'rows');
  write('main/.ci/run', gate);
  write('main/notes.txt', 'committed');
  mkdirSync(join(main, 'scripts/test'), { recursive: true });
  copyFileSync(join(root, 'scripts/test/ci.sh'), join(main, 'scripts/test/ci.sh'));
  // A git hook sets variables that name its repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (...args) => {
    const named = ['-c', 'user.name=test', '-c', 'user.email=test@crema.test', ...args];
    const { status, stdout, stderr } = spawnSync('git', named, { cwd: main, env, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}`.trim() };
  };
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=All');
  return {
    write,
    git,
    commit: () => git('rev-parse', 'main').text,
    passed: () => git('config', 'crema.gate-passed').text,
    ci: (more = {}) => {
      const run = spawnSync('bash', ['scripts/test/ci.sh'], {
        cwd: main,
        env: { ...env, ...more },
        encoding: 'utf8',
      });
      return { status: run.status, out: run.stdout.trim(), err: run.stderr };
    },
  };
};

describe('npm run ci', () => {
  it('refuses to run with uncommitted changes, and names them', () => {
    for (const path of ['main/notes.txt', 'main/new.txt']) {
      const { ci, write, passed } = repository('echo the gate runs');
      write(path, 'changed');
      const { status, out, err } = ci();
      assert.equal(status, 2);
      assert.match(err, /uncommitted changes/);
      assert.match(err, new RegExp(path.replace('main/', '')));
      assert.doesNotMatch(out, /the gate runs/);
      assert.equal(passed(), '');
    }
  });

  it('runs the gate of main in a fresh clone next to shared, without the variables of a checkout, and records the commit', () => {
    const { ci, git, write, commit, passed } = repository(
      'cd "$(dirname "$0")/.." && pwd && cat notes.txt ../shared/spec/rows.md && echo "port ${E2E_PORT:-none} $CI"',
    );
    // Another branch is checked out: main is what is released.
    git('checkout', '--quiet', '-b', 'work');
    write('main/notes.txt', 'unfinished');
    git('commit', '--quiet', '--all', '--message=Unfinished');
    const { status, out } = ci({ E2E_PORT: '4400' });
    assert.equal(status, 0, out);
    assert.match(out, /committedrows/);
    assert.match(out, /port none true/);
    const clone = out.split('\n')[1];
    assert.notEqual(clone, root);
    assert.throws(() => readFileSync(join(clone, 'notes.txt')), { code: 'ENOENT' });
    assert.equal(passed(), commit());
    assert.match(out, new RegExp(`${commit().slice(0, 12)} passed the gate in \\d+ minutes$`));
  });

  it('prints the failed titles last, and records nothing', () => {
    const { ci, passed } = repository('echo "FAILED cart › adds a latte"; echo "1 passed, 1 failed"; exit 1');
    const { status, out } = ci();
    assert.equal(status, 1);
    const lines = out.split('\n');
    assert.match(lines.at(-2), /did NOT pass the gate/);
    assert.equal(lines.at(-1), 'FAILED cart › adds a latte');
    assert.equal(passed(), '');
  });

  it('prints the last lines of a gate that ended without a title', () => {
    const { ci } = repository('echo "no space left"; exit 137');
    const { status, out } = ci();
    assert.equal(status, 137);
    assert.equal(out.split('\n').at(-1), 'no space left');
  });
});
