import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a living process was started, in words that no other process of the same number can share; nothing when
 * it has ended. A number alone proves little: the system reuses it.
 */
export function startOf(pid) {
  try {
    return process.platform === 'linux' ? readStart(pid) : readStartTime(pid);
  } catch {
    return undefined;
  }
}

/** Whether this very process still lives. */
export function lives({ pid, started }) {
  return started !== undefined && startOf(pid) === started;
}

function readStart(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may hold blanks and brackets; the fields are counted after its closing bracket.
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
