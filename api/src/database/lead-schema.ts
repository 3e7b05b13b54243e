import type { Generated } from 'kysely';

/** Origin of a lead: simulated earnings, or created a listing. */
export type LeadReason = 'earnings' | 'onboarding';

/** Known properties of a lead; unknown ones are absent. */
export interface LeadProperties {
  first_name: string;
  last_name: string;
  phone?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string;
  language: string;
  is_professional: boolean;
  /** Name of the campaign or partner. */
  lead_source?: string;
  vehicle_type?: string;
  vehicle_registration_country?: string;
  vehicle_registered_year?: number;
  number_of_seats?: number;
  is_available?: boolean;
  number_of_weeks?: number;
  number_of_weekends?: number;
  /** In whole euros, as the following ones. */
  min_yearly?: number;
  max_yearly?: number;
}

export interface LeadTable {
  id: Generated<number>;
  reason: LeadReason;
  email: string;
  properties: LeadProperties;
  written_at: Date;
  sent_at: Date | null;
  tries: Generated<number>;
  try_at: Date;
  failure: string | null;
}

/** Tables of leads. */
export interface LeadTables {
  lead_source: { id: number; name: string };
  crm_lead: LeadTable;
}
