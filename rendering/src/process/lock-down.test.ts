import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** The message that each attempt throws in a process that has locked itself down; `allowed` if it throws nothing. */
const attempt = (ways: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const script = `
    import { lockDown } from ${JSON.stringify(import.meta.resolve('./lock-down.ts'))};
    import net from 'node:net';
    import dgram from 'node:dgram';
    import dns from 'node:dns';
    const own = process;
    const { stdout } = process;
    const udp = dgram.createSocket('udp4').unref();
    lockDown();
    const outcomes = {};
    const ways = { ${Object.entries(ways).map(([name, body]) => `${JSON.stringify(name)}: () => { ${body} }`)} };
    for (const [name, way] of Object.entries(ways))
      try { way(); outcomes[name] = 'allowed'; } catch (cause) { outcomes[name] = cause.message; }
    stdout.write(JSON.stringify(outcomes), () => own.exit(0));`;
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 }));
};

/** Page code reaches these only through an object of Node that leaked to it: the last layer. */
const ways = {
  'a connection': "net.connect(9, '127.0.0.1').on('error', () => {});",
  'a connection of a socket': "new net.Socket().on('error', () => {}).connect(9, '127.0.0.1');",
  'a server': "net.createServer().on('error', () => {}).unref().listen(0);",
  'a datagram': "udp.send('a', 9, '127.0.0.1');",
  'a port for datagrams': 'udp.bind(0);',
  'a peer for datagrams': "udp.connect(9, '127.0.0.1');",
  'an address by name': "dns.lookup('localhost', () => {});",
  'a record of DNS': "dns.resolve('localhost', () => {});",
  'an IPv4 record of DNS': "dns.resolve4('localhost', () => {});",
  'an IPv6 record of DNS': "dns.resolve6('localhost', () => {});",
  'a name by address': "dns.reverse('127.0.0.1', () => {});",
  'a module of Node': "own.getBuiltinModule('fs');",
  'a binding of Node': "own.binding('fs');",
  'a native library': "own.dlopen({ exports: {} }, '/none.node');",
  'a signal': 'own.kill(own.pid, 0);',
  'an end of the process': 'own.abort();',
  'a file with an environment': "own.loadEnvFile('/none');",
};

describe('a process that has locked itself down', () => {
  it('denies the network and what leads to other modules and processes, also to who holds the object', () => {
    const outcomes = attempt(ways);
    assert.deepEqual(
      outcomes,
      Object.fromEntries(Object.keys(ways).map((name) => [name, 'A renderer process has no network.'])),
    );
  });

  it('cannot be opened again', () => {
    const outcomes = attempt({
      'a replaced function': 'own.binding = () => 1;',
      'a defined function': "Object.defineProperty(net.Socket.prototype, 'connect', { value: () => 1 });",
    });
    for (const [name, message] of Object.entries(outcomes)) assert.notEqual(message, 'allowed', name);
  });

  it('has no output and no globals that lead to the process or the network', () => {
    const names = [
      'process',
      'fetch',
      'WebSocket',
      'EventSource',
      'BroadcastChannel',
      'Buffer',
      'WebAssembly',
    ];
    const outcomes = attempt(
      Object.fromEntries(names.map((name) => [name, `throw new Error(typeof globalThis.${name});`])),
    );
    assert.deepEqual(outcomes, Object.fromEntries(names.map((name) => [name, 'undefined'])));
    assert.deepEqual(attempt({ console: "console.log('out'); throw new Error(typeof console._stdout);" }), {
      console: 'undefined',
    });
  });
});
