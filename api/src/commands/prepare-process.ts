import { startTelemetry } from '@campavia/telemetry';

import { requireDocumentKeys } from '../config/document-keys-settings';
import { requireNotificationSettings } from '../config/notification-settings';
import { requirePayments } from '../config/payments-settings';
import type { Settings } from '../config/settings';
import type { AppContext } from '../core/app-context';
import { createClock } from '../core/clock';
import { connectBy, createPool } from '../database/connect';
import { followDatabaseClock } from './follow-database-clock';
import { observeDatabase } from './observe-database';

/**
 * What a process that runs until it is stopped is made from.
 * @throws SettingsError where real people are and something is missing to reach them or to guard what is theirs
 */
export async function prepareProcess(settings: Settings): Promise<AppContext> {
  requireNotificationSettings(settings.outside.notifications, settings);
  requirePayments(settings.outside.payments);
  requireDocumentKeys(settings);
  const pool = createPool(settings.databaseUrl, { statementMs: 5000, waitMs: 3000 });
  const telemetry = await startTelemetry(settings.telemetry, reportTelemetryError);
  const [database, clock] = [connectBy(pool), createClock(settings.startsAtMs)];
  if (settings.startsAtMs === undefined) await followDatabaseClock(clock, database, reportClock);
  const context = { settings, database, clock, telemetry };
  if (telemetry) observeDatabase(telemetry, context, pool);
  return context;
}

function reportTelemetryError(message: string): void {
  console.error(
    JSON.stringify({ level: 'error', msg: 'traces and metrics cannot be sent', reason: message }),
  );
}

function reportClock(differenceMs: number): void {
  console.error(
    JSON.stringify({
      level: 'warn',
      msg: 'the clock of this machine differs from that of the database, whose time is used',
      differenceMs,
    }),
  );
}
