import type { LeadProperties, LeadReason } from '../../database/lead-schema';

export interface Lead {
  reason: LeadReason;
  email: string;
  properties: LeadProperties;
}

/** The CRM refused a request. `isFinal`: retrying does not help. */
export class CrmFailure extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** A CRM that receives leads. */
export interface Crm {
  /**
   * Creates or updates the contact of a lead, by e-mail address.
   * @throws CrmFailure
   */
  push(lead: Lead): Promise<void>;
  /** Whether sent leads are kept, for the page of the sandbox; otherwise they are deleted. */
  retainsSent: boolean;
}
