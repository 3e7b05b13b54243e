import { availableParallelism, loadavg } from 'node:os';

/**
 * The properties of the machine that the figures depend on.
 *
 * @param {{browser?: string, loads: number[]}} options version of the browser, if one was used; load averages in
 * chronological order
 */
export function describeMachine({ browser, loads }) {
  const programs = [`Node ${process.versions.node}`, ...(browser ? [`Chromium ${browser}`] : [])];
  const [first, last] = [loads[0], loads.at(-1)].map((load) => load.toFixed(1));
  return [
    `${availableParallelism()} cores, load average ${first} before the first benchmark, ${last} after the last`,
    programs.join(', '),
  ];
}

/** Load average of the last minute: processes that wanted a core. */
export function currentLoad() {
  return loadavg()[0];
}
