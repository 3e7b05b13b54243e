import { createApplication } from '../app';
import type { Settings } from '../config/settings';
import { connectForReads, type ReadingDatabase } from '../database/replica/connect-for-reads';
import { prepareProcess } from './prepare-process';
import { startBackgroundWork } from './start-background-work';
import { stopOnSignal } from './stop-on-signal';
import { warmUp } from './warm-up';

const DEFAULT_MAX_LAG_MS = 10_000;

/**
 * Answers requests until it is stopped. Jobs run in this process, or in others of the command `worker`, as the settings
 * say.
 * @throws SettingsError where real people are and nothing to reach them
 */
export async function serve(settings: Settings): Promise<void> {
  const context = await prepareProcess(settings);
  const reading = readFromReplica(settings);
  const { app, services } = await createApplication({ ...context, reads: reading?.database });
  await reading?.start(({ isUsed, error }) => {
    if (isUsed) app.log.info('reads go to the replica');
    else app.log.warn({ err: error }, 'reads go to the primary: the replica is away or too far behind');
  });
  app.addHook('onClose', async () => reading?.close());
  await warmUp(app, settings.apiKeys[0]);
  await app.listen({ port: settings.port, host: settings.host });
  const stopUpdates = await services.updates.start(app.log);
  const stopWork = settings.server.runsJobs
    ? startBackgroundWork(context, services, app.log)
    : () => Promise.resolve();
  stopOnSignal({ app, context, stops: [stopUpdates, stopWork] });
}

function readFromReplica({ databaseUrl: primaryUrl, server }: Settings): ReadingDatabase | undefined {
  const { replicaUrl, replicaMaxLagMs: maxLagMs = DEFAULT_MAX_LAG_MS } = server;
  return replicaUrl === undefined ? undefined : connectForReads({ primaryUrl, replicaUrl, maxLagMs });
}
