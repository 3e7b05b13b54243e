import type { Clock } from '../../core/clock';
import type { SandboxPaymentsServerSettings } from '../../config/sandbox-payments-settings';
import type { PspDatabase } from './psp-database';

/** Dependencies of the payment sandbox. */
export interface PspContext {
  settings: SandboxPaymentsServerSettings;
  database: PspDatabase;
  /** Only for card expiry; everything else uses the real time. */
  clock: Clock;
}
