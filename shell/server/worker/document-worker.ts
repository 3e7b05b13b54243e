import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

import type { DocumentRequest, HandleDocument } from '@campavia/remote-kit/config';

interface Job {
  id: number;
  request: DocumentRequest;
}

interface Loaded {
  exports: { handle?: HandleDocument };
}

const { bundle, integrity } = workerData as { bundle: string; integrity: string };

/** Reads once: what runs are the very bytes whose hash was checked. */
function readChecked(): string {
  const bytes = readFileSync(bundle);
  const digest = createHash('sha384').update(bytes).digest('base64');
  if (`sha384-${digest}` !== integrity) throw new Error(`${bundle} is not the file that was released`);
  return bytes.toString();
}

function loadHandle(): HandleDocument {
  const loaded: Loaded = { exports: {} };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(readChecked(), names, { filename: bundle }) as (...given: unknown[]) => void;
  run.call(loaded.exports, loaded.exports, createRequire(bundle), loaded, bundle, dirname(bundle));
  if (!loaded.exports.handle) throw new Error(`${bundle} exports no handle()`);
  return loaded.exports.handle;
}

const handle = loadHandle();
parentPort?.postMessage('ready');

parentPort?.on('message', ({ id, request }: Job) => {
  answer(request).then(
    (text) => parentPort?.postMessage({ id, answer: text }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

/** As text: what cannot be written as JSON fails here, where it is the part's own failure. */
async function answer(request: DocumentRequest): Promise<string> {
  return JSON.stringify(await handle(request));
}
