import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a running process as text that no other process with the same id can have; undefined if it has
 * ended. An id alone is not enough: the system reuses it.
 */
export function startOf(pid) {
  try {
    return process.platform === 'linux' ? readStart(pid) : readStartTime(pid);
  } catch {
    return undefined;
  }
}

/** Whether this same process is still running. */
export function lives({ pid, started }) {
  return started !== undefined && startOf(pid) === started;
}

function readStart(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may contain blanks and brackets; fields are counted after its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isDead = fields[0] === 'Z' || fields[0] === 'X';
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return isDead ? undefined : `${boot} ${fields[19]}`;
}

function readStartTime(pid) {
  const options = {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
}
