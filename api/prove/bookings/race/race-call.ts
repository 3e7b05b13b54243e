import type { call } from '../../../test/users';
import type { PaymentSandbox } from '../start-program';

/** Settings that all workers share. */
export interface WorkerSetup {
  databaseUrl: string;
  sandbox: PaymentSandbox['settings'];
}

/** A call that a worker makes. */
export interface RaceCall {
  what: Parameters<typeof call>[1];
  token: string;
  body?: object;
  /** Whether it is a payment, for which the worker creates a card. */
  pays?: boolean;
}

/** The answer. */
export interface RaceResult {
  what: string;
  status: number;
  code: string | null;
  id: number | string | null;
}
