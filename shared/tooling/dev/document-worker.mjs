import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { bundle, request } = workerData;
const { handle } = createRequire(import.meta.url)(bundle);

parentPort.postMessage(await handle(request));
