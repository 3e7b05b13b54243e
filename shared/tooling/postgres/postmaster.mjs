import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Process id in the first line of a lock file of PostgreSQL, or undefined. */
export function pidIn(lockFile) {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is a living PostgreSQL: not a zombie, and not another process that got its id. */
export function isAlive(pid) {
  if (pid === undefined) return false;
  try {
    const [state = '', ...name] = describe(pid).trim().split(/\s+/);
    return !state.startsWith('Z') && name.join(' ').includes('postgres');
  } catch {
    return false;
  }
}

function describe(pid) {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-o', 'state=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  }
  const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return `${rest?.charAt(0)} ${name}`;
}
