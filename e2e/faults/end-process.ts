import type { ChildProcess } from 'node:child_process';

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGTERM');
  await ended;
}
