import type { Minor, PlainDate } from '@campavia/domain';

/** What the rental cover is at the moment; amounts in euro cents. */
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

/** Whoever pays back what an insurance keeps of a deposit. */
export interface RentalCover {
  /**
   * The terms in force.
   * @param fault what a demonstration wants to go wrong; heeded in the sandbox alone
   * @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE
   */
  terms(fault?: string): Promise<RentalCoverTerms>;
}

/** The header by which a demonstration asks for a fault. */
export const FAULT_HEADER = 'x-demo-fault';
