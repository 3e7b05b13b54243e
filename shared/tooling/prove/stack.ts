import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '../start/ports.mjs';
import { openStack } from '../stack/open-stack.mjs';
import { proofEnvironment, proveStack } from '../stack/prove-stack.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Two of everything behind one edge, as in production: a user finds a camper, books and pays; every process is
 * restarted under load; the replica is stopped. No request may fail.
 */
const env = proofEnvironment(ROOT);
Object.assign(process.env, env);
const port = String(await findFreePort());
const opened = openStack({ home: (settings) => path.join(settings.home, 'stack'), port });
try {
  const { progress, lifetime } = opened;
  const rows = await proveStack(await opened.ready, { root: ROOT, env, print: progress.print, lifetime });
  console.log('| while | result |\n| --- | --- |');
  for (const { what, result } of rows) console.log(`| ${what} | ${result} |`);
  process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
} finally {
  await opened.lifetime.stop();
}
process.exit();
