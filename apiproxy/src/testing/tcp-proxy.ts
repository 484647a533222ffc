import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Closes every connection and refuses new ones. */
  goDown(): Promise<void>;
  /** Stops forwarding and keeps every connection open. */
  hang(): void;
  /** Forwards again; hanging connections continue. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy between a client and a server that simulates network and server failures. */
export const startTcpProxy = async (targetPort: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let hanging = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((incoming) => {
    keep(incoming);
    const outgoing = keep(connect(targetPort, '127.0.0.1'));
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
      if (hanging) from.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    goDown,
    hang: () => {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    recover: async () => {
      hanging = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await goDown();
    },
  };
};
