import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

import { WORKER_PATH } from '../../src/document/kept-pages';

const POLICY = "default-src 'none'; connect-src 'self'";

export function registerServiceWorker(app: FastifyInstance, workerFolder: string | URL): void {
  const folder = workerFolder instanceof URL ? fileURLToPath(workerFolder) : workerFolder;
  app.get(WORKER_PATH, async (_, reply) => {
    const script = await readFile(join(folder, 'service-worker.js'));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
