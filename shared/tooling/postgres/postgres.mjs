import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import { ensureDatabase } from './connection.mjs';
import { createCluster, includeConfiguration, readEngine } from './cluster.mjs';
import { useExternalPostgres } from './external.mjs';
import { executableFolder } from './native.mjs';
import { chooseRunner } from './runner.mjs';
import { startServer } from './server.mjs';
import { prepareSocketFolder, socketUrl } from './socket.mjs';

/**
 * Provides a PostgreSQL with a database for Campavia: the one of `DATABASE_URL`, else one of its own whose data is in
 * `<home>/postgres`. Throws a `Refusal` with a one-line reason if neither is possible.
 *
 * @param isThrowaway the data is a test's: fast, and lost if the machine stops
 * @param configuration a settings file that the server reads after its own
 * @param {AbortSignal} signal ends the start, with everything that it has started
 */
export async function startPostgres({ home, log = () => {}, isThrowaway = false, configuration, signal }) {
  if (process.env.DATABASE_URL) return useExternalPostgres(process.env.DATABASE_URL);

  const root = resolve(home);
  await mkdir(resolve(root, 'postgres'), { recursive: true });
  const engine = await readEngine(root);
  const runner = await chooseRunner(root, engine?.data);
  const native = await executableFolder(runner);
  const data = await createCluster({ root, runner, native, log, signal });
  if (configuration) await includeConfiguration(data, configuration, runner);
  const socket = await prepareSocketFolder(root, runner);
  const server = await startServer({ root, runner, native, data, socket, log, isThrowaway, signal });
  try {
    await ensureDatabase(socket, 'campavia');
    signal?.throwIfAborted();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, url: socketUrl(socket, 'campavia'), data, socket, external: false };
}
