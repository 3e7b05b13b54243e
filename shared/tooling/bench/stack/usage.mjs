import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in these units in every /proc, whatever its kernel is built with. */
const TICKS_A_SECOND = 100;

/**
 * Reads the line of /proc/<pid>/stat. `ticks` contains those of children that have ended.
 *
 * @param {string} stat
 */
export function parseProcess(stat) {
  // The name may contain blanks and brackets; fields are counted after its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks };
}

/** Busy ticks of all processors, from the first line of /proc/stat: without idle time and waiting for disks. */
export function parseMachine(stat) {
  const [user, nice, system, , , irq, softirq] = stat.split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  return user + nice + system + irq + softirq;
}

/**
 * The processes below some roots, and these; what is below a root of another kind belongs to that kind.
 *
 * @param {{ pid: number, parent: number }[]} processes
 * @param {number[]} roots
 * @param {number[]} [others] roots of other kinds
 */
export function findTree(processes, roots, others = []) {
  const found = new Set(roots);
  const foreign = new Set(others.filter((pid) => !found.has(pid)));
  let before;
  do {
    before = found.size;
    for (const { pid, parent } of processes) if (found.has(parent) && !foreign.has(pid)) found.add(pid);
  } while (found.size > before);
  return processes.filter(({ pid }) => found.has(pid));
}

/**
 * Processor time that each kind of process used between two readings, as a number of processors. What no kind contains
 * is `others`.
 */
export function coresBetween(before, after) {
  const ticks = (after.at - before.at) * TICKS_A_SECOND;
  const used = Object.entries(after.kinds).map(([kind, now]) => [kind, now - before.kinds[kind]]);
  const known = used.reduce((sum, [, each]) => sum + each, 0);
  const others = Math.max(0, after.busy - before.busy - known);
  return Object.fromEntries([...used, ['others', others]].map(([kind, each]) => [kind, each / ticks]));
}

/**
 * Processor time until now of each kind.
 *
 * @param {Record<string, number[]>} roots process ids by kind
 */
export function readUsage(roots) {
  const kinds = sumTrees(roots, ({ ticks }) => ticks);
  return { at: performance.now() / 1000, busy: parseMachine(readFileSync('/proc/stat', 'utf8')), kinds };
}

/** Memory of each kind in MiB; what several processes share, such as the buffers of a database, is counted once. */
export function readMemory(roots) {
  return sumTrees(roots, ({ pid }) => readShare(pid) / 1024);
}

function sumTrees(roots, read) {
  const processes = listProcesses();
  const all = Object.values(roots).flat();
  const sum = (pids) => findTree(processes, pids, all).reduce((total, each) => total + read(each), 0);
  return Object.fromEntries(Object.entries(roots).map(([kind, pids]) => [kind, sum(pids)]));
}

function listProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readIfThere(`/proc/${pid}/stat`).map(parseProcess));
}

function readShare(pid) {
  const [text = ''] = readIfThere(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

// A process may end between two looks.
function readIfThere(file) {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}
