import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { SettingsError } from '../config/setting-values';

const run = promisify(execFile);

/** User and group `nobody`. */
const NOBODY = 65_534;
const FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin'];
const PROBE_MS = 10_000;

/** Megabytes of JavaScript heap, and bytes of other memory beyond what a process starts with. */
const HEAP_MB = 256;
const DATA_BYTES = 512 * 1024 * 1024;

const PROBE = `process.stdin.on('end', () => process.exit(0)).resume(); process.stdout.write('started');`;

export interface Restrictions {
  command: readonly string[];
  nodeOptions: readonly string[];
  network: boolean;
  user: boolean;
  descriptors: boolean;
}

/** The machine could not start or restrict a process: not the fault of the release. */
export class ProcessStartError extends Error {}

/** The permission model is stable since Node 22.13 and 23.5. */
export function permissionFlag(version: string): '--permission' | '--experimental-permission' {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return isStable ? '--permission' : '--experimental-permission';
}

const NODE_OPTIONS = [
  permissionFlag(process.version),
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MB}`,
];

type Launcher = Pick<Restrictions, 'command' | 'network' | 'user'>;

function launchers(): Launcher[] {
  const isRoot = process.getuid?.() === 0;
  const end = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'];
  const asNobody = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];
  const root: Launcher[] = [
    {
      command: ['unshare', '--net', '-S', `${NOBODY}`, '-G', `${NOBODY}`, '--', ...end],
      network: true,
      user: true,
    },
    { command: ['setpriv', ...asNobody, '--no-new-privs'], network: false, user: true },
    { command: ['unshare', '--net', '--', ...end], network: true, user: false },
  ];
  const others: Launcher[] = [
    { command: ['unshare', '--map-current-user', '--net', '--', ...end], network: true, user: false },
  ];
  const last: Launcher[] = [
    { command: end, network: false, user: false },
    { command: [], network: false, user: false },
  ];
  return process.platform === 'linux' ? [...(isRoot ? root : others), ...last] : last.slice(-1);
}

function nobodyOf({ user }: Pick<Restrictions, 'user'>): { uid?: number; gid?: number } {
  return user ? { uid: NOBODY, gid: NOBODY } : {};
}

export function startRestricted({ command, nodeOptions }: Restrictions, program: string): ChildProcess {
  const [file = '', ...rest] = [...command, process.execPath, ...nodeOptions, '-e', program];
  return spawn(file, rest, {
    // For finding the commands.
    env: command.length > 0 ? { PATH: FOLDERS.join(':') } : {},
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
  });
}

/** Restricts the process: it can open no file, socket or process, and its memory is limited. */
export async function closeDescriptors(pid: number, restrictions: Pick<Restrictions, 'user'>): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const data = Number(/^VmData:\s+(\d+) kB/m.exec(status)?.[1]) * 1024 + DATA_BYTES;
  await run('prlimit', ['--pid', `${pid}`, '--nofile=0:0', `--data=${data}:${data}`], {
    ...nobodyOf(restrictions),
    env: { PATH: FOLDERS.join(':') },
    cwd: '/',
    timeout: PROBE_MS,
  });
}

async function probe(launcher: Launcher): Promise<Restrictions | undefined> {
  const restrictions = { ...launcher, nodeOptions: NODE_OPTIONS, descriptors: false };
  const child = startRestricted(restrictions, PROBE);
  child.on('error', () => undefined);
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('ended')));
    ended.catch(() => undefined);
    await Promise.race([once(child.stdout ?? child, 'data', { signal }), ended]);
    const descriptors = await closeDescriptors(child.pid ?? 0, launcher).then(
      () => true,
      () => false,
    );
    return { ...restrictions, descriptors };
  } catch {
    return undefined;
  } finally {
    child.kill('SIGKILL');
  }
}

async function findRestrictions(): Promise<Restrictions> {
  for (const launcher of launchers()) {
    const found = await probe(launcher);
    if (found) return found;
  }
  throw new ProcessStartError('Node starts no process with its permission model here');
}

let found: Promise<Restrictions> | undefined;

export function restrictionsHere(): Promise<Restrictions> {
  found ??= findRestrictions();
  return found;
}

/**
 * The missing restrictions in one sentence for operators; undefined if none is missing. Without file descriptors no
 * connection is possible; a network namespace alone leaves the machine's sockets that are files, such as PostgreSQL's.
 */
export function describeMissing({
  network,
  user,
  descriptors,
}: Pick<Restrictions, 'network' | 'user' | 'descriptors'>): string | undefined {
  const isOpen = network
    ? 'closed sockets of this machine (prlimit)'
    : 'a closed network (unshare or prlimit)';
  const missing = [
    ...(descriptors ? [] : [isOpen]),
    ...(user || process.getuid?.() !== 0 ? [] : ['a user of their own']),
  ];
  if (missing.length === 0) return undefined;
  return `Server parts of releases run without ${missing.join(' and ')}, which this machine does not allow`;
}

/** @throws SettingsError naming what this machine does not allow */
export function requireAllRestrictions({ network, user, descriptors }: Restrictions): void {
  const missing = [
    ...(network ? [] : ['a network namespace (unshare --net)']),
    ...(descriptors ? [] : ['limits of descriptors and memory (prlimit)']),
    ...(user || process.getuid?.() !== 0 ? [] : ['a user of their own (unshare or setpriv)']),
  ];
  if (missing.length === 0) return;
  throw new SettingsError(
    `DOCUMENT_ISOLATION=required, but this machine does not allow server parts of releases ${missing.join(', ')}`,
  );
}
