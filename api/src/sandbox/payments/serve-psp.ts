import { createClock } from '../../core/clock';
import { repeat } from '../../core/repeat';
import type { SandboxPaymentsServerSettings } from '../../config/sandbox-payments-settings';
import { createEventDelivery } from './events/deliver-events';
import { createPspApp } from './psp-app';
import { connectPsp } from './psp-database';
import { createPspTables } from './psp-tables.store';
import { createPsp } from './psp.service';

const PAUSE_MS = 200;

/** Simulates a payment provider until it is stopped: answers, decides payments, notifies the merchant. */
export async function servePsp(settings: SandboxPaymentsServerSettings): Promise<void> {
  const database = connectPsp(settings.databaseUrl);
  await createPspTables(database);
  const app = await createPspApp({ settings, database, clock: createClock(settings.startsAtMs) });
  const { settleDue } = createPsp({ database, pace: settings.pace });
  const { deliverDue } = createEventDelivery({ database, ...settings });
  await app.listen({ port: settings.port, host: settings.host });
  const onError = (error: unknown) => app.log.error({ err: error }, 'payment sandbox job failed');
  // Apart: a merchant who does not listen must not keep payments from being decided.
  const stops = [settleDue, deliverDue].map((work) => repeat(work, { pauseMs: PAUSE_MS, onError }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void Promise.all([app.close(), ...stops.map((stop) => stop())]).then(() => database.destroy());
    });
  }
}
