import { availableParallelism, loadavg } from 'node:os';

/**
 * What of the machine the figures depend on.
 *
 * @param {{browser?: string, loads: number[]}} options version of the browser, where one was used; how busy the
 *   machine was, in the order of time
 */
export function describeMachine({ browser, loads }) {
  const programs = [`Node ${process.versions.node}`, ...(browser ? [`Chromium ${browser}`] : [])];
  const [first, last] = [loads[0], loads.at(-1)].map((load) => load.toFixed(1));
  return [
    `${availableParallelism()} cores, load average ${first} before the first benchmark, ${last} after the last`,
    programs.join(', '),
  ];
}

/** How many programs wanted a core in the last minute. */
export function currentLoad() {
  return loadavg()[0];
}
