import { once } from 'node:events';
import { createServer } from 'node:net';

import { findFreePort, requireFreePort } from './ports.mjs';

async function occupy(host) {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  return { port: server.address().port, free: () => new Promise((done) => server.close(done)) };
}

it('accepts a free port', async () => {
  await expect(requireFreePort(await findFreePort(), 'PORT')).resolves.toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0', '::'])('names the variable to change when %s is in use', async (host) => {
  const taken = await occupy(host);
  await expect(requireFreePort(taken.port, 'API_PORT')).rejects.toThrow(
    `Port ${taken.port} is used by another program. Stop it, or choose another with API_PORT=….`,
  );
  await taken.free();
});
