import { setTimeout as delay } from 'node:timers/promises';

import type { Api, AppContext } from '../core/app-context';

interface StoppingProcess {
  app: Api;
  context: AppContext;
  /** Each ends something that runs beside the requests. */
  stops: (() => Promise<void>)[];
}

/** Less than the ten seconds after which Docker, and `npm start`, kill a stopping process. */
const DEADLINE_MS = 9000;

/**
 * Stops this process at SIGTERM or SIGINT: it says that it is not ready, takes requests for the time of the settings,
 * ends those under way, and each job after its current run. What has not ended by the deadline is cut off: a row that a
 * job has claimed goes to another process after its lease.
 */
export function stopOnSignal(stopping: StoppingProcess): void {
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopped ??= stop(stopping);
    });
  }
}

async function stop({ app, context, stops }: StoppingProcess): Promise<void> {
  const { drainMs } = context.settings.server;
  endAfter(drainMs + DEADLINE_MS, app);
  app.drain.begin();
  const stopped = stops.map((end) => end());
  if (drainMs > 0) await delay(drainMs);
  await Promise.all([app.close(), ...stopped]);
  await context.telemetry?.stop();
  await context.database.destroy();
}

function endAfter(ms: number, app: Api): void {
  const timer = setTimeout(() => {
    app.log.error('stopped before all requests and jobs had ended');
    process.exit(1);
  }, ms);
  timer.unref();
}
