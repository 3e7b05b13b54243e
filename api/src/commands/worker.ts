import { createWorker } from '../composition/worker/create-worker';
import type { Settings } from '../config/settings';
import { prepareProcess } from './prepare-process';
import { startBackgroundWork } from './start-background-work';
import { stopOnSignal } from './stop-on-signal';

/**
 * Runs the jobs until it is stopped, and answers nothing but its health. Several may run beside one another.
 * @throws SettingsError as `serve`
 */
export async function work(settings: Settings): Promise<void> {
  const context = await prepareProcess(settings);
  const { app, services } = createWorker(context);
  await app.listen({ port: settings.port, host: settings.host });
  stopOnSignal({ app, context, stops: [startBackgroundWork(context, services, app.log)] });
}
