import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import type { DocumentRequest, HandleDocument } from '@campavia/remote-kit/config';

interface Job {
  id: number;
  request: DocumentRequest;
}

const { bundle, integrity } = workerData as { bundle: string; integrity: string };

function loadHandle(): HandleDocument {
  const digest = createHash('sha384').update(readFileSync(bundle)).digest('base64');
  if (`sha384-${digest}` !== integrity) throw new Error(`${bundle} is not the file that was released`);
  const loaded = createRequire(bundle)(bundle) as { handle?: HandleDocument };
  if (!loaded.handle) throw new Error(`${bundle} exports no handle()`);
  return loaded.handle;
}

const handle = loadHandle();
parentPort?.postMessage('ready');

parentPort?.on('message', ({ id, request }: Job) => {
  handle(request).then(
    (answer) => parentPort?.postMessage({ id, answer }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
