import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { bundleServer } from '../release/bundle-server.mjs';

const DEADLINE_MS = 5_000;

/** Ends a process that does not answer: an endless loop in a server part must not block the developer's site. */
function run(bundle, request) {
  const worker = new Worker(new URL('document-worker.mjs', import.meta.url), {
    workerData: { bundle, request },
  });
  const late = setTimeout(() => void worker.terminate(), DEADLINE_MS);
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`did not answer within ${DEADLINE_MS} ms`)));
  }).finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}

/**
 * Runs the `server.ts` of a remote from its current sources.
 *
 * @param {{name: string, directory: string, home: string}} part
 * @param {object} request a `DocumentRequest`
 * @returns {Promise<object | undefined>} a `DocumentAnswer`; undefined if the remote has no server part
 */
export async function runServerPart({ name, directory, home }, request) {
  const source = join(directory, 'src/server.ts');
  if (!existsSync(source)) return undefined;
  // A release is in a folder named by part and version, and a server part may read its own from there.
  const folder = join(home, 'dev', name, 'dev');
  await mkdir(folder, { recursive: true });
  const bundle = join(folder, 'server.cjs');
  await bundleServer(source, bundle, { name, root: join(directory, '..'), addressIds: [] });
  return run(bundle, request);
}
