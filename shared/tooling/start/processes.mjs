import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import { lives, startOf } from './process-identity.mjs';

const TIMEOUT_MS = 10_000;

/**
 * Starts a program in its own process group: a Ctrl-C in the terminal then reaches only the starter, which stops its
 * programs in order, and a whole group can be ended at once.
 */
export function launch(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  const identity = { pid: child.pid, started: child.pid && startOf(child.pid) };
  const ended = new Promise((settle) => {
    child.once('error', (error) => settle({ code: error.code }));
    child.once('close', (code, signal) => settle({ code: code ?? signal }));
  });
  return { child, ended, identity };
}

/** Ends a process group, by force if it does not end by itself; false if it had ended before. */
export async function endGroup(identity) {
  if (!lives(identity)) return false;
  signalGroup(identity, 'SIGTERM');
  const deadline = Date.now() + TIMEOUT_MS;
  while (lives(identity)) {
    if (Date.now() > deadline) signalGroup(identity, 'SIGKILL');
    await delay(20);
  }
  return true;
}

/** Sends a signal to the group, if the process that leads it is still the same. */
export function signalGroup(identity, signal) {
  if (!lives(identity)) return;
  try {
    process.kill(-identity.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
