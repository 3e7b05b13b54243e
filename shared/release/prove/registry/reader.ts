import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CHANNEL, openRegistry } from './registry-fixture';

// Serves the state that it holds, as a site's server would.
const [databaseUrl = '', stateFile = ''] = process.argv.slice(2);
const registry = await openRegistry(databaseUrl, stateFile);
const server = createServer((_, response) => {
  const { seq, head, channels } = registry.state();
  response.end(JSON.stringify({ seq, head, releases: channels[CHANNEL]?.releases ?? {} }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
