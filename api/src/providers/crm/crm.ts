import type { LeadProperties, LeadReason } from '../../database/lead-schema';

export interface Lead {
  reason: LeadReason;
  email: string;
  properties: LeadProperties;
}

/** The customer management was told and did not take it. `isFinal`: it never will. */
export class CrmFailure extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** Whoever looks after people who may rent out a camper. */
export interface Crm {
  /**
   * Creates the contact of a lead, or changes it where there is one with the address.
   * @throws CrmFailure
   */
  push(lead: Lead): Promise<void>;
  /** Whether what was sent is kept, for the page of the sandbox; otherwise it is deleted here. */
  retainsSent: boolean;
}
