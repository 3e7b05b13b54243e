import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A way to the database that can be cut: for whoever goes this way it has stopped then. */
export interface DatabaseLine {
  /** The address of a database by this way. */
  through(url: string): string;
  /** Ends every connection and takes no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays a line to the server of a database whose address names a socket. */
export async function layDatabaseLine(url: string): Promise<DatabaseLine> {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const [host, port] = [parameters.get('host') ?? '', parameters.get('port') ?? '5432'];
  const folder = await mkdtemp(join(tmpdir(), 'line-'));
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function lead(near: Socket): void {
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

  async function mend(): Promise<void> {
    const opened = createServer(lead);
    server = opened;
    await new Promise<void>((settle) => opened.listen(join(folder, `.s.PGSQL.${port}`), settle));
  }

  async function cut(): Promise<void> {
    const closed = new Promise((settle) => server?.close(settle));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  return {
    through: (address) => address.replace(`host=${host}`, `host=${folder}`),
    cut,
    mend,
    async close() {
      if (server?.listening) await cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
