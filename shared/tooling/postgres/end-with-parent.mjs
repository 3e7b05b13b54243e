import { setTimeout as delay } from 'node:timers/promises';

import { isAlive, pidIn } from './postmaster.mjs';

/**
 * A watchdog process of a throwaway server: when its input ends, because the process that started the server has ended
 * for any reason, it shuts the server down. A test run that is killed leaves no database behind.
 *
 * `node end-with-parent.mjs <postmaster.pid of the server>`
 */
const TIMEOUT_MS = 10_000;

const [lockFile] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdin.resume();
process.stdin.once('error', () => void endServer());
process.stdin.once('end', () => void endServer());

async function endServer() {
  const pid = pidIn(lockFile);
  const deadline = Date.now() + TIMEOUT_MS;
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid) && Date.now() < deadline) await delay(50);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  process.exit(0);
}
