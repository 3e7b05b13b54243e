import { createServer } from 'node:net';

import { Refusal } from '../postgres/refusal.mjs';

const HOSTS = [undefined, '127.0.0.1', '::1'];

/** Refuses if another process listens on the port, or the system does not allow it. */
export async function requireFreePort(port, variable) {
  for (const host of HOSTS) {
    const problem = await tryListen(port, host);
    if (problem === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is used by another program. Stop it, or choose another with ${variable}=….`,
      );
    }
    if (problem === 'EACCES') {
      throw new Refusal(`Port ${port} is not allowed for this account. Choose another with ${variable}=….`);
    }
  }
}

/** A free port. */
export function findFreePort() {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}

function tryListen(port, host) {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle(undefined)));
  });
}
