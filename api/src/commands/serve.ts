import { fork } from 'node:child_process';
import { setPriority } from 'node:os';

import type { AppContext } from '../core/app-context';
import { createApplication } from '../app';
import { requireDocumentKeys } from '../config/document-keys-settings';
import { requireNotificationSettings } from '../config/notification-settings';
import { createClock } from '../core/clock';
import { connect } from '../database/connect';
import { createNotificationDelivery } from '../modules/notifications/deliver-notifications.job';
import { repeat } from '../core/repeat';
import type { Services } from '../composition/create-services';
import { startJobs } from '../composition/start-jobs';
import { requirePayments } from '../config/payments-settings';
import { chooseTransports } from '../providers/notifications/choose-transports';
import type { Settings } from '../config/settings';

const LOW_PRIORITY = 12;
const BETWEEN_DELIVERIES_MS = 1000;
const BETWEEN_SAVED_SEARCH_EMAILS_MS = 60_000;

/**
 * Answers requests until it is stopped; notifications are written and delivered and missing pictures rendered
 * meanwhile.
 * @throws SettingsError where real people are and nothing to reach them
 */
export async function serve(settings: Settings): Promise<void> {
  requireNotificationSettings(settings.outside.notifications, settings);
  requirePayments(settings.outside.payments);
  requireDocumentKeys(settings);
  const database = connect(settings.databaseUrl, { statementMs: 5000, waitMs: 3000 });
  const context = { settings, database, clock: createClock(settings.startsAtMs) };
  const { app, services } = await createApplication(context);
  await app.listen({ port: settings.port, host: settings.host });
  const stopDelivering = startDelivering(context, app.log);
  const stopSavedSearchEmails = startSavedSearchEmails(services, app.log);
  const stopJobs = startJobs(context, services, app.log);
  const stopUpdates = await services.updates.start(app.log);
  const stopRendering = settings.isDemo ? startRendering() : () => undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopRendering();
      const stopped = [app.close(), stopDelivering(), stopSavedSearchEmails(), stopJobs(), stopUpdates()];
      void Promise.all(stopped).then(() => database.destroy());
    });
  }
}

type Log = Parameters<typeof createNotificationDelivery>[0]['log'];

function startDelivering({ settings, database, clock }: AppContext, log: Log): () => Promise<void> {
  const transports = chooseTransports(settings.outside.notifications);
  if (Object.keys(transports).length === 0) return () => Promise.resolve();
  const retainsText = settings.isSandbox;
  const { deliverDue } = createNotificationDelivery({ database, clock, transports, retainsText, log });
  const onError = (error: unknown) => log.error({ err: error }, 'notification delivery job failed');
  return repeat(deliverDue, { pauseMs: BETWEEN_DELIVERIES_MS, onError });
}

function startSavedSearchEmails({ savedSearchEmails }: Services, log: Log): () => Promise<void> {
  const onError = (error: unknown) => log.error({ err: error }, 'saved search e-mail job failed');
  return repeat(savedSearchEmails.sendDue, { pauseMs: BETWEEN_SAVED_SEARCH_EMAILS_MS, onError });
}

// A process of its own: rendering keeps a processor busy for a minute, and answers must not wait for it.
function startRendering(): () => void {
  const program = process.argv[1];
  if (!program) return () => undefined;
  const renderer = fork(program, ['render-pictures']);
  renderer.on('error', () => undefined);
  if (renderer.pid) setPriority(renderer.pid, LOW_PRIORITY);
  return () => renderer.connected && renderer.disconnect();
}
