import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface WorkerCode {
  process: string;
  globals: string;
}

/** Names of the bundles, by the source that each is made of. */
export const WORKER_BUNDLES = {
  process: { source: 'worker/process/main.ts', file: 'document-process.cjs' },
  globals: { source: 'worker/runtime/main.ts', file: 'document-globals.cjs' },
} as const;

/** Reads the bundles from the folder that the build has put them in. */
export function readWorkerCode(folder: string | URL): WorkerCode {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  return { process: read(WORKER_BUNDLES.process.file), globals: read(WORKER_BUNDLES.globals.file) };
}
