import type { Clock } from '../../core/clock';
import type { SandboxPaymentsServerSettings } from '../../config/sandbox-payments-settings';
import type { PspDatabase } from './psp-database';

/** What the sandbox of payments stands on. */
export interface PspContext {
  settings: SandboxPaymentsServerSettings;
  database: PspDatabase;
  /** For the expiry of cards alone; everything else goes by the real time. */
  clock: Clock;
}
