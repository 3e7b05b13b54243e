import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface WorkerCode {
  process: string;
  globals: string;
}

export const WORKER_BUNDLES = {
  process: { source: 'worker/process/main.ts', file: 'document-process.cjs' },
  globals: { source: 'worker/runtime/main.ts', file: 'document-globals.cjs' },
} as const;

export function readWorkerCode(folder: string | URL): WorkerCode {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  return { process: read(WORKER_BUNDLES.process.file), globals: read(WORKER_BUNDLES.globals.file) };
}
