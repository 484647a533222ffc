import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rendererArguments, renderLimits, startRendererProcess } from './renderer-process.ts';

const folder = import.meta.dirname;
/** The error code of each attempt, with Node's flags of a renderer process and without its own measures. */
const attempt = (ways: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const script = `
    import fs from 'node:fs';
    import childProcess from 'node:child_process';
    import { Worker } from 'node:worker_threads';
    const outcomes = {};
    const ways = { ${Object.entries(ways).map(([name, body]) => `${JSON.stringify(name)}: () => { ${body} }`)} };
    for (const [name, way] of Object.entries(ways))
      try { way(); outcomes[name] = 'allowed'; } catch (cause) { outcomes[name] = cause.code ?? cause.name; }
    process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));`;
  const args = [...rendererArguments(renderLimits), '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000, cwd: '/' }));
};

describe('Node’s flags of a renderer process', () => {
  it('deny files, child processes, threads and native code', () => {
    const ways = {
      'to write a file': "fs.writeFileSync('/tmp/crema-renderer-was-here', '')",
      'to write beside its program': `fs.openSync(${JSON.stringify(`${folder}/renderer.ts`)}, 'r+')`,
      'to read another file': "fs.readFileSync('/etc/hosts')",
      'to read the rest of the product': `fs.readFileSync(${JSON.stringify(`${folder}/../index.ts`)})`,
      'to start a process':
        "const { error } = childProcess.spawnSync(process.execPath, ['-v']); if (error) throw error",
      'to start a thread': "new Worker('', { eval: true })",
      'to load native code': "process.dlopen({ exports: {} }, '/none.node')",
    };
    assert.deepEqual(attempt(ways), {
      ...Object.fromEntries(Object.keys(ways).map((name) => [name, 'ERR_ACCESS_DENIED'])),
      'to load native code': 'ERR_DLOPEN_DISABLED',
    });
  });

  it('deny code from text and changes of the builtin prototypes, and allow its own program', () => {
    assert.deepEqual(
      attempt({
        'code from text': "(0, eval)('1')",
        'a function from text': "new Function('return 1')",
        'a changed prototype': "if (!Object.isFrozen(Array.prototype)) return; throw new TypeError('frozen')",
        'a prototype of an object': "if (!('__proto__' in {})) throw new TypeError('none')",
        'its program': `fs.readFileSync(${JSON.stringify(`${folder}/renderer.ts`)})`,
      }),
      {
        'code from text': 'EvalError',
        'a function from text': 'EvalError',
        'a changed prototype': 'TypeError',
        'a prototype of an object': 'TypeError',
        'its program': 'allowed',
      },
    );
  });
});

/** The processes that this one has started, from Linux's /proc. */
const children = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === process.pid;
      } catch {
        return false;
      }
    });

describe('a started renderer process', { skip: process.platform !== 'linux' }, () => {
  it('has these flags, and nothing of the server’s environment', async () => {
    process.env['CREMA_SECRET_OF_THIS_TEST'] = 'secret';
    const before = children();
    const renderer = startRendererProcess();
    try {
      await renderer.load({ key: 'host@1', code: 'exports.provided = {};' });
      const [pid = ''] = children().filter((one) => !before.includes(one));
      const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
      for (const flag of rendererArguments(renderLimits)) assert.ok(read('cmdline').includes(flag), flag);
      // Node itself adds the channel to its parent.
      assert.deepEqual(
        read('environ').filter((row) => !row.startsWith('NODE_CHANNEL_')),
        [],
      );
    } finally {
      renderer.end();
      delete process.env['CREMA_SECRET_OF_THIS_TEST'];
    }
  });
});
