import { createLifetime } from '../start/lifetime.mjs';
import { claimHome } from '../start/lock.mjs';
import { requireFreePort } from '../start/ports.mjs';
import { endGroup } from '../start/processes.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings, requireNode } from '../start/settings.mjs';
import { startStack } from './start-stack.mjs';

/**
 * Starts the stack with its own data folder; a signal stops everything in order.
 *
 * @param {{ home: (settings: { home: string }) => string, port: string, write?: (line: string) => void }} place the data folder, and the port of the
 * edge; `write` prints a line of progress
 * @returns `{ progress, lifetime, ready }`: `ready` resolves with the stack, or rejects if it cannot be started
 */
export function openStack({ home, port, write }) {
  const progress = createProgress(write);
  const lifetime = createLifetime({ print: progress.print });

  async function start() {
    requireNode();
    const own = readSettings({ PORT: port, ...process.env });
    const settings = { ...own, home: home(own) };
    const lock = await claimHome(settings.home, `http://localhost:${settings.port}`);
    const release = () => lock.release();
    lifetime.add({ name: 'lock', isSilent: true, stop: async () => release(), kill: release });
    for (const leftover of lock.leftovers) await endGroup(leftover);
    await requireFreePort(settings.port, 'PORT');
    return startStack({ settings, lock, lifetime, progress });
  }

  return { progress, lifetime, ready: start() };
}
