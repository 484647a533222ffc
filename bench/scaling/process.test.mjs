import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { cpuSeconds, memoryParts, startedBy } from './process.mjs';

const programs = {
  child:
    "globalThis.kept = Buffer.alloc(64 * 2 ** 20, 1); process.stdout.write('started'); setInterval(() => {}, 1000);",
  parent: `
    const child = require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => { child.kill(); process.exit(); });
    setInterval(() => {}, 1000);`,
};

describe('the figures of a server', () => {
  let server;
  before(async () => {
    server = spawn(process.execPath, ['-e', programs.parent, programs.child]);
    await once(server.stdout, 'data');
  });
  after(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  it('contain the memory of the processes that it has started, and say how much that is', () => {
    const { all, started } = memoryParts(server.pid);
    assert.equal(startedBy(server.pid).length, 1);
    assert.ok(started > 64, `${started} MB`);
    assert.ok(all > started, `${all} MB`);
  });

  it('contain the processor time of the processes that it has started', () => {
    const [child] = startedBy(server.pid);
    assert.ok(cpuSeconds(child) > 0);
    assert.ok(cpuSeconds(server.pid) >= cpuSeconds(child));
  });
});
