import type { Pool } from 'pg';

import type { Telemetry } from '@campavia/telemetry';

import type { AppContext } from '../core/app-context';
import { createPendingNotificationsStore } from '../modules/notifications/pending-notifications.store';
import { createRetention } from '../modules/personal-data/retention/retention.service';

type Observed = Pick<AppContext, 'database' | 'clock'>;

/** Measures the use of the pool, how long the oldest notification has been waiting, and what retention left. */
export function observeDatabase(telemetry: Telemetry, { database, clock }: Observed, pool: Pool): void {
  const { findOldestWaiting } = createPendingNotificationsStore(database);
  telemetry.observe('db.client.connection.count', () => [
    { value: pool.totalCount - pool.idleCount, attributes: { 'db.client.connection.state': 'used' } },
    { value: pool.idleCount, attributes: { 'db.client.connection.state': 'idle' } },
  ]);
  telemetry.observe('db.client.connection.pending_requests', () => [{ value: pool.waitingCount }]);
  const retention = createRetention({ database, clock });
  telemetry.observe('campavia.retention.overdue', async () =>
    (await retention.listLastRuns()).map(({ rule, overdue }) => ({
      value: overdue,
      attributes: { 'campavia.rule': rule },
    })),
  );
  telemetry.observe('campavia.retention.age', async () => {
    const times = (await retention.listLastRuns()).map(({ ranAt }) => ranAt.getTime());
    return times.length ? [{ value: Math.max(0, clock.now().getTime() - Math.min(...times)) / 1000 }] : [];
  });
  telemetry.observe('campavia.outbox.age', async () => {
    const oldest = await findOldestWaiting();
    return [{ value: oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0 }];
  });
}
