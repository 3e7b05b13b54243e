import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

import { observeJob } from '@campavia/telemetry';

import type { AppContext } from '../core/app-context';
import { chooseTransports } from '../providers/notifications/choose-transports';
import { createNotificationDelivery } from '../modules/notifications/deliver-notifications.job';
import { observeCertificate } from './certificate/observe-certificate';
import type { Services } from '../composition/create-services';
import { repeat } from '../core/background/repeat';
import { startJobs } from '../composition/start-jobs';

const LOW_PRIORITY = 12;
const BETWEEN_DELIVERIES_MS = 1000;
const BETWEEN_SAVED_SEARCH_EMAILS_MS = 60_000;

type Stop = () => Promise<void>;

/**
 * Starts everything that runs without a request: jobs, the delivery of notifications, the rendering of pictures. Several
 * processes may do so on one database. The function that it returns stops each after its current run.
 */
export function startBackgroundWork(context: AppContext, services: Services, log: FastifyBaseLogger): Stop {
  watchCertificate(context, log);
  const stops: Stop[] = [
    startDelivering(context, log),
    startSavedSearchEmails(context, services, log),
    startJobs(context, services, log),
    context.settings.isDemo ? startRendering() : () => Promise.resolve(),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function watchCertificate({ settings, telemetry }: AppContext, log: FastifyBaseLogger): void {
  const { certificateEndpoint: endpoint } = settings;
  if (telemetry && endpoint) observeCertificate(telemetry, endpoint, { log });
}

function startDelivering({ settings, database, clock, telemetry }: AppContext, log: FastifyBaseLogger): Stop {
  const transports = chooseTransports(settings.outside.notifications);
  if (Object.keys(transports).length === 0) return () => Promise.resolve();
  const retainsText = settings.isSandbox;
  const { deliverDue } = createNotificationDelivery({ database, clock, transports, retainsText, log });
  const onError = (error: unknown) => log.error({ err: error }, 'notification delivery job failed');
  return repeat(observeJob(telemetry, 'notifications', deliverDue), {
    pauseMs: BETWEEN_DELIVERIES_MS,
    onError,
  });
}

function startSavedSearchEmails(
  { telemetry }: AppContext,
  { savedSearchEmails }: Services,
  log: FastifyBaseLogger,
): Stop {
  const onError = (error: unknown) => log.error({ err: error }, 'saved search e-mail job failed');
  return repeat(observeJob(telemetry, 'saved-search-emails', savedSearchEmails.sendDue), {
    pauseMs: BETWEEN_SAVED_SEARCH_EMAILS_MS,
    onError,
  });
}

// A separate process: rendering keeps a processor busy for a minute, and requests must not wait for it.
function startRendering(): Stop {
  const program = process.argv[1];
  if (!program) return () => Promise.resolve();
  const renderer = fork(program, ['render-pictures']);
  renderer.on('error', () => undefined);
  if (renderer.pid) setPriority(renderer.pid, LOW_PRIORITY);
  return async () => {
    if (renderer.connected) renderer.disconnect();
  };
}
