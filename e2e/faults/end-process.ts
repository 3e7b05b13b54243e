import type { ChildProcess } from 'node:child_process';

/** Asks a process to end and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGTERM');
  await ended;
}
