import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A proxy to the database whose connections can be silenced, as if its machine had disappeared. */
export interface SilentDatabaseProxy {
  /** The address of the database through this proxy. */
  url: string;
  /** Stops forwarding on existing connections without closing them; later ones are forwarded. */
  silence(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a database whose address names a socket. */
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
