import type { Socket } from 'node:net';

import type { Api } from '../core/app-context';

/** Whether this process is stopping. */
export interface Drain {
  readonly isStopping: boolean;
  /** From now on the process is not ready, and every answer closes its connection. */
  begin(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** A request that was sent just before the process began to close has arrived by then. */
const SILENT_MS = 500;

/** Lets clients leave a process that is going to stop: their next request takes another connection. */
export function drainOnStop(app: Api): void {
  let isStopping = false;
  const begin = () => {
    isStopping = true;
  };
  app.decorate('drain', {
    get isStopping() {
      return isStopping;
    },
    begin,
  });
  app.addHook('preClose', async () => begin());
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  // An answer whose head was sent before, such as a stream, would leave a connection that nothing closes any more.
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (isStopping && reply.raw.shouldKeepAlive) raw.socket.destroySoon();
  });
  closeSilentConnections(app);
}

// Node counts a connection over which nothing was asked yet, such as one that a browser opened ahead, as busy.
function closeSilentConnections(app: Api): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    if (silent.size > 0) setTimeout(() => silent.forEach((socket) => socket.destroy()), SILENT_MS);
  });
}
