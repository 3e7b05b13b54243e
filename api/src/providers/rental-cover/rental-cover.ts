import type { Minor, PlainDate } from '@campavia/domain';

/** Current terms of the rental cover; amounts in euro cents. */
export interface RentalCoverTerms {
  provider: string;
  version: string;
  validFrom: PlainDate;
  perDay: Minor;
  mostAmount: Minor;
  mostDays: number;
  covered: readonly string[];
  notCovered: readonly string[];
}

/** A provider of insurance for the deposit's excess. */
export interface RentalCover {
  /**
   * The current terms.
   * @param fault simulated fault; ignored outside the sandbox
   * @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE
   */
  terms(fault?: string): Promise<RentalCoverTerms>;
}

/** Header that requests a simulated fault. */
export const FAULT_HEADER = 'x-demo-fault';
