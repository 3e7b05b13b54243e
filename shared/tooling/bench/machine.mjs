import { availableParallelism, loadavg } from 'node:os';

/** What of the machine the figures depend on; the browser only where one was used. */
export function describeMachine(browserVersion) {
  const [load] = loadavg();
  return [
    `${availableParallelism()} cores, load average ${load.toFixed(1)} at the start`,
    [`Node ${process.versions.node}`, browserVersion && `Chromium ${browserVersion}`]
      .filter(Boolean)
      .join(', '),
  ];
}
