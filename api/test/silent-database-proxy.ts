import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A way to the database whose connections can be left without an answer, as when its machine is gone. */
export interface SilentDatabaseProxy {
  /** The address of the database by this way. */
  url: string;
  /** Passes nothing more on of the connections there are, and closes none of them; later ones are passed on. */
  silence(): void;
  close(): Promise<void>;
}

/** Opens a line to a database whose address names a socket. */
export async function openSilentDatabaseProxy(databaseUrl: string): Promise<SilentDatabaseProxy> {
  const parameters = new URLSearchParams(databaseUrl.split('?')[1]);
  const [host = '', port = '5432'] = [
    parameters.get('host') ?? undefined,
    parameters.get('port') ?? undefined,
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'campavia-line-'));
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(path.join(host, `.s.PGSQL.${port}`));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
  await new Promise<void>((settle) => server.listen(path.join(folder, `.s.PGSQL.${port}`), settle));
  return {
    url: databaseUrl.replace(`host=${host}`, `host=${folder}`),
    silence() {
      for (const socket of sockets) socket.unpipe();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((settle) => server.close(settle));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
