import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DatabaseProxy {
  through(url: string): string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** The address of the database must name a socket. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const [host, port] = [parameters.get('host') ?? '', parameters.get('port') ?? '5432'];
  const folder = await mkdtemp(join(tmpdir(), 'database-proxy-'));
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function forward(near: Socket): void {
    const far = connect(join(host, `.s.PGSQL.${port}`));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  async function reconnect(): Promise<void> {
    const opened = createServer(forward);
    server = opened;
    await new Promise<void>((settle) => opened.listen(join(folder, `.s.PGSQL.${port}`), settle));
  }

  async function disconnect(): Promise<void> {
    const closed = new Promise((settle) => server?.close(settle));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await reconnect();
  return {
    through: (address) => address.replace(`host=${host}`, `host=${folder}`),
    disconnect,
    reconnect,
    async close() {
      if (server?.listening) await disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
