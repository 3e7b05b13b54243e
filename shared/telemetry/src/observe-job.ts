import type { Telemetry } from './telemetry';

/** Measures each run of a job; without telemetry returns the job itself. */
export function observeJob<Result>(
  telemetry: Telemetry | undefined,
  name: string,
  run: () => Promise<Result>,
): () => Promise<Result> {
  if (!telemetry) return run;
  return async function runObserved() {
    const startedAt = performance.now();
    const note = (outcome: string) =>
      telemetry.record('campavia.job.duration', (performance.now() - startedAt) / 1000, {
        'campavia.job': name,
        'campavia.outcome': outcome,
      });
    try {
      const result = await run();
      note('done');
      return result;
    } catch (error) {
      note('failed');
      throw error;
    }
  };
}

/** Measures each of several jobs, as `group.job`. */
export function observeJobs<Jobs extends Record<keyof Jobs, () => Promise<unknown>>>(
  telemetry: Telemetry | undefined,
  group: string,
  jobs: Jobs,
): Jobs {
  const entries = Object.entries<() => Promise<unknown>>(jobs);
  return Object.fromEntries(
    entries.map(([name, run]) => [name, observeJob(telemetry, `${group}.${name}`, run)]),
  ) as Jobs;
}
