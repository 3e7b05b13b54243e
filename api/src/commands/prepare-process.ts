import { requireDocumentKeys } from '../config/document-keys-settings';
import { requireNotificationSettings } from '../config/notification-settings';
import { requirePayments } from '../config/payments-settings';
import type { Settings } from '../config/settings';
import type { AppContext } from '../core/app-context';
import { createClock } from '../core/clock';
import { connect } from '../database/connect';

/**
 * What a process that runs until it is stopped is made from.
 * @throws SettingsError where real people are and something is missing to reach them or to guard what is theirs
 */
export function prepareProcess(settings: Settings): AppContext {
  requireNotificationSettings(settings.outside.notifications, settings);
  requirePayments(settings.outside.payments);
  requireDocumentKeys(settings);
  const database = connect(settings.databaseUrl, { statementMs: 5000, waitMs: 3000 });
  return { settings, database, clock: createClock(settings.startsAtMs) };
}
