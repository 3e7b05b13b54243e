import type { call } from '../../../test/users';
import type { PaymentSandbox } from '../start-program';

/** What all workers share. */
export interface WorkerSetup {
  databaseUrl: string;
  sandbox: PaymentSandbox['settings'];
}

/** A call that one of the workers makes. */
export interface RaceCall {
  what: Parameters<typeof call>[1];
  token: string;
  body?: object;
  /** Whether it pays, with a card of its own. */
  pays?: boolean;
}

/** How it was answered. */
export interface RaceResult {
  what: string;
  status: number;
  code: string | null;
  id: number | string | null;
}
