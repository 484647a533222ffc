import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { freePorts, portRange } from '../../e2e/steps/shop-server/free-ports.ts';

/** Linux gives ports from here on to outgoing connections. */
const firstOutgoing = 32_768;

describe('the ports of servers that journeys start', () => {
  it('are never those of outgoing connections, which may take a port before the server opens it', () => {
    assert.ok(portRange.first > 1_024 && portRange.last < firstOutgoing);
  });

  it('are within the range, and no two calls get the same one', async () => {
    const ports = [...(await freePorts(3)), ...(await freePorts(3))];
    assert.equal(new Set(ports).size, 6);
    assert.ok(ports.every((port) => port >= portRange.first && port <= portRange.last));
  });

  it('leave out a port that another process listens on', async () => {
    const [before = 0] = await freePorts(1);
    const server = createServer().listen(before + 1, '127.0.0.1');
    await once(server, 'listening');
    const [next] = await freePorts(1);
    server.close();
    assert.notEqual(next, before + 1);
  });
});
