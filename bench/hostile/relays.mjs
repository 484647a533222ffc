// Mail relays of an attack: a missing one, one that never replies, one that accepts every mail.
import { createServer } from 'node:net';

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });

/** A port without a listener. */
export const closedPort = async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const startRelay = async (port, talk) => {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    talk(socket);
  });
  return {
    port: await listen(server, port),
    connections: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

export const startMuteRelay = () => startRelay(0, () => undefined);

/** Implements enough SMTP to accept a mail; `mails` contains them. */
export const startTakingRelay = async (port = 0) => {
  const mails = [];
  const relay = await startRelay(port, (socket) => {
    let data;
    let rest = '';
    const say = (line) => socket.write(`${line}\r\n`);
    const take = (line) => {
      if (data !== undefined) {
        if (line !== '.') data += `${line}\n`;
        else {
          mails.push(data);
          data = undefined;
          say('250 taken');
        }
        return;
      }
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'DATA') {
        data = '';
        say('354 go on');
      } else if (word === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 relay.test');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 relay.test ESMTP');
  });
  return { ...relay, mails };
};
