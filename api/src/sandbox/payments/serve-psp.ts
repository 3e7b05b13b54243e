import { createClock } from '../../core/clock';
import { repeat } from '../../core/background/repeat';
import type { SandboxPaymentsServerSettings } from '../../config/sandbox-payments-settings';
import { createEventDelivery } from './events/deliver-events';
import { createOwnerAccountBooks } from './owner-accounts/owner-accounts.service';
import { createPspApp } from './psp-app';
import { connectPsp } from './psp-database';
import { createPspTables } from './psp-tables.store';
import { createPsp } from './psp.service';

const PAUSE_MS = 200;

/** Runs the payment provider until it is stopped: answers calls, decides payments and notifies the merchant. */
export async function servePsp(settings: SandboxPaymentsServerSettings): Promise<void> {
  const database = connectPsp(settings.databaseUrl);
  await createPspTables(database);
  const app = await createPspApp({ settings, database, clock: createClock(settings.startsAtMs) });
  const { settleDue } = createPsp({ database, pace: settings.pace });
  const accounts = createOwnerAccountBooks({ database, pace: settings.pace });
  const { deliverDue } = createEventDelivery({ database, ...settings });
  await app.listen({ port: settings.port, host: settings.host });
  const onError = (error: unknown) => app.log.error({ err: error }, 'payment sandbox job failed');
  // Separate loops, so that an unreachable merchant does not delay decisions.
  const stops = [settleDue, accounts.settleDue, deliverDue].map((work) =>
    repeat(work, { pauseMs: PAUSE_MS, onError }),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void Promise.all([app.close(), ...stops.map((stop) => stop())]).then(() => database.destroy());
    });
  }
}
